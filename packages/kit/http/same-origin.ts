/** CSRF check by `Sec-Fetch-Site`, with `Origin` as fallback. */
export function isFromSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return request.headers.get('origin') === new URL(request.url).origin
}
