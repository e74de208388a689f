import { authentication } from '../../config/authentication.ts'
import type { AccountPlace, Session } from '../backend/accounts/accounts.ts'

const { session: SESSION, told: TOLD, csrf: CSRF } = authentication.cookies
const secureOf = ({ clientOrigin }: AccountPlace) => (clientOrigin.startsWith('https:') ? '; Secure' : '')
const domainOf = ({ origin }: AccountPlace) => `; Domain=${new URL(origin).hostname}`

/** What a browser gets with a session: the session itself for the client host alone, and what scripts of the site may know of it. */
export function sessionCookies(place: AccountPlace, token: string, { account, csrf, expiresAt }: Session): readonly string[] {
  const secure = secureOf(place)
  const until = `; Expires=${new Date(expiresAt * 1_000).toUTCString()}`
  const told = Buffer.from(JSON.stringify({ id: account.id, exp: expiresAt })).toString('base64url')
  const shared = `; Path=/${domainOf(place)}${until}; SameSite=Lax${secure}`
  return [`${SESSION}=${token}; Path=/${until}; HttpOnly; SameSite=Lax${secure}`, `${TOLD}=${told}${shared}`, `${CSRF}=${csrf}${shared}`]
}

export function endedSessionCookies(place: AccountPlace): readonly string[] {
  const secure = secureOf(place)
  const shared = `; Path=/${domainOf(place)}; Max-Age=0; SameSite=Lax${secure}`
  return [`${SESSION}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`, `${TOLD}=${shared}`, `${CSRF}=${shared}`]
}
