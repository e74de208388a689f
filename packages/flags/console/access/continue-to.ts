import type { PageResponse } from '@marquee/forms/page.ts'

/**
 * Continues from a page of our own. A redirect would lack the `SameSite=Strict` session cookie after a
 * navigation from another site; after a form the policy would refuse one to another site.
 */
export const continueTo = (address: string, cookies: readonly string[] = []): PageResponse => ({
  kind: 'response',
  response: new Response(null, { headers: { refresh: `0; url=${address}` } }),
  cookies,
})
