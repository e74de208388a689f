import { safePath } from '@marquee/addresses/safe-path.ts'
import type { PageResponse } from '@marquee/forms/page.ts'
import { staffPaths } from '../staff-clients.ts'

const ANY = 'http://staff.localhost'
const ACCESS_PATHS: readonly string[] = [
  staffPaths.signIn,
  '/sign-out',
  staffPaths.invitation,
  staffPaths.forgotten,
]

/** The first page if the target is no other page of this host. */
export function backTo(target: string | null): string {
  const path = safePath(ANY, target)
  if (path === null) return staffPaths.home
  const { pathname, search } = new URL(path, ANY)
  const isAccess = ACCESS_PATHS.includes(pathname) || pathname.startsWith(`${staffPaths.signIn}/`)
  return isAccess ? staffPaths.home : pathname + search
}

export const signInAddress = (back: string): string =>
  back === staffPaths.home ? staffPaths.signIn : `${staffPaths.signIn}?${new URLSearchParams({ back })}`

/** After a form the policy would refuse a redirect that goes on to a console, so that a page of our own leads on. */
export const continueTo = (address: string, cookies: readonly string[] = []): PageResponse => ({
  kind: 'response',
  response: new Response(null, { headers: { refresh: `0; url=${address}` } }),
  cookies,
})
