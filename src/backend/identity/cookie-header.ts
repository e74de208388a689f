import type { CookieSigner } from './derived-keys.ts'

/** Cookies of the provider, on the client host only. */
export const providerCookies = { session: 'op_session', interaction: 'op_interaction', resume: 'op_resume' } as const

/** Interactions that this browser has begun, newest last. */
export const OPEN_INTERACTIONS = 'op_open'

const signatureOf = (name: string) => `${name}.sig`

function pairsOf(header: string | null): readonly (readonly [name: string, value: string])[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const]
  })
}

const readCookie = (header: string | null, name: string): string | undefined => pairsOf(header).find(([key]) => key === name)?.[1]

/** A cookie that we have signed; undefined for one that somebody else has made. */
export function readSigned(header: string | null, name: string, signer: CookieSigner): string | undefined {
  const value = readCookie(header, name)
  const signature = readCookie(header, signatureOf(name))
  return value !== undefined && signature !== undefined && signer.verify(`${name}=${value}`, signature) ? value : undefined
}

/** The header of a browser that had been given this signed cookie. */
export function withSigned(header: string | null, name: string, value: string, signer: CookieSigner): string {
  const others = pairsOf(header).filter(([key]) => key !== name && key !== signatureOf(name))
  const added = [
    [name, value],
    [signatureOf(name), signer.sign(`${name}=${value}`)],
  ]
  return [...others, ...added].map((pair) => pair.join('=')).join('; ')
}

interface CookieScope {
  readonly secure: boolean
}

const cookieLine = (name: string, value: string, { secure }: CookieScope, rest: string): string =>
  `${name}=${value}; Path=/; ${rest}${secure ? '; Secure' : ''}; HttpOnly; SameSite=Lax`

const EXPIRED = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'

export const clearedSigned = (name: string, scope: CookieScope): readonly string[] =>
  [name, signatureOf(name)].map((each) => cookieLine(each, '', scope, EXPIRED))

/** `Set-Cookie` lines of a signed cookie that no script reads; empty, it is cleared. */
export function signedCookie(name: string, value: string, signer: CookieSigner, scope: CookieScope, seconds: number): readonly string[] {
  if (value === '') return clearedSigned(name, scope)
  const rest = `Max-Age=${seconds}`
  return [cookieLine(name, value, scope, rest), cookieLine(signatureOf(name), signer.sign(`${name}=${value}`), scope, rest)]
}
