import { safePath } from '@marquee/addresses/safe-path.ts'
import type { PageResponse } from './page.ts'

const ANY = 'http://host.localhost'

/** A path to return to after a sign-in; `/` if it is no page of this host, or one of `access` and below. */
export function backTo(target: string | null, access: readonly string[]): string {
  const path = safePath(ANY, target)
  if (path === null) return '/'
  const { pathname, search } = new URL(path, ANY)
  const isAccess = access.some((each) => pathname === each || pathname.startsWith(`${each}/`))
  return isAccess ? '/' : pathname + search
}

/**
 * Continues from a page of our own. A redirect would lack a `SameSite=Strict` session cookie after a navigation from
 * another site; after a form the policy would refuse one to another site.
 */
export const continueTo = (address: string, cookies: readonly string[] = []): PageResponse => ({
  kind: 'response',
  response: new Response(null, { headers: { refresh: `0; url=${address}` } }),
  cookies,
})
