import { backTo as backWithin } from '@marquee/forms/back.ts'
import { sessionCookie } from '@marquee/forms/session.ts'
import { staffPaths } from '../staff-clients.ts'

/** The first page if the target is no other page of this host. */
export const backTo = (target: string | null): string =>
  backWithin(target, [staffPaths.signIn, '/sign-out', staffPaths.invitation, staffPaths.forgotten])

export const signInAddress = (back: string): string =>
  back === staffPaths.home ? staffPaths.signIn : `${staffPaths.signIn}?${new URLSearchParams({ back })}`

export const staffSession = sessionCookie('staff-session', 'lax')
