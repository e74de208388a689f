/** A browser says where a writing request comes from; only pages of the site itself may send one. */
export function isFromSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return request.headers.get('origin') === new URL(request.url).origin
}
