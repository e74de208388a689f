import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import type { CookieSigner } from '@marquee/kit/secrets/derived-keys.ts'
import { isSecure, type SiteRequest } from './site-request.ts'

/** `session`, `interaction` and `resume` are the library's own; `open` lists the sign-ins that are open. */
export function providerCookies(visited: Pick<SiteRequest, 'clientOrigin'>) {
  const nameOf = (name: string) => hostCookieName(name, isSecure(visited))
  return {
    session: nameOf('op_session'),
    interaction: nameOf('op_interaction'),
    // The library gives it a path of its own, which `__Host-` forbids.
    resume: isSecure(visited) ? '__Secure-op_resume' : 'op_resume',
    open: nameOf('op_open'),
  }
}

const signatureOf = (name: string) => `${name}.sig`

export function readSigned(header: string | null, name: string, signer: CookieSigner): string | undefined {
  const value = readCookie(header, name)
  const signature = readCookie(header, signatureOf(name))
  return value !== undefined && signature !== undefined && signer.verify(`${name}=${value}`, signature)
    ? value
    : undefined
}

/** Prepends the signed cookie to a `Cookie` header: of two cookies with one name, the first counts. */
export const withSigned = (
  header: string | null,
  name: string,
  value: string,
  signer: CookieSigner,
): string =>
  [
    `${name}=${value}`,
    `${signatureOf(name)}=${signer.sign(`${name}=${value}`)}`,
    ...(header ? [header] : []),
  ].join('; ')

interface CookieScope {
  readonly secure: boolean
}

const written = (name: string, value: string, { secure }: CookieScope, maxAge: number): string =>
  serializeCookie(name, value, { maxAge, httpOnly: true, secure, sameSite: 'lax' })

export const clearedSigned = (name: string, scope: CookieScope): readonly string[] =>
  [name, signatureOf(name)].map((each) => written(each, '', scope, 0))

/** `Set-Cookie` lines of a signed HttpOnly cookie; an empty value clears it. */
export function signedCookie(
  name: string,
  value: string,
  signer: CookieSigner,
  scope: CookieScope,
  seconds: number,
): readonly string[] {
  if (value === '') return clearedSigned(name, scope)
  return [
    written(name, value, scope, seconds),
    written(signatureOf(name), signer.sign(`${name}=${value}`), scope, seconds),
  ]
}

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
