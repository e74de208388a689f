/** `cookies` are `Set-Cookie` lines, added to those of the response. */
export function addCookies(response: Response, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers)
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(response.body, { status: response.status, headers })
}

/** 302, never cached. */
export function redirectWith(to: string, cookies: readonly string[]): Response {
  return addCookies(
    new Response(null, { status: 302, headers: { location: to, 'cache-control': 'no-store' } }),
    cookies,
  )
}
