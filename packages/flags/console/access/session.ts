import { backTo as backWithin } from '@marquee/forms/back.ts'
import { sessionCookie } from '@marquee/forms/session.ts'

/** The first page if the target is none of the console’s. */
export const backTo = (target: string | null): string =>
  backWithin(target, ['/sign-in', '/sign-out', '/break-glass'])

export const flagSession = sessionCookie('flag-session', 'strict')
