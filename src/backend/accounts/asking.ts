import { authentication } from '../../../config/authentication.ts'
import type { Account, AccountPlace, Accounts, Session } from './accounts.ts'
import { refusal } from './answers.ts'
import type { Identity } from './ports.ts'
import { sessionTokenOf } from './session-cookies.ts'

/** One call of somebody. */
export interface Asking {
  readonly place: AccountPlace
  readonly request: Request
  /** The site's own host has no session of the visitor: only a token counts there. */
  readonly host: 'site' | 'client'
}

/** Who is asking, and how that is known. */
export type Who =
  | { readonly account: Account; readonly by: 'token' }
  | { readonly account: Account; readonly by: 'cookie'; readonly session: Session; readonly token: string }

const BEARER = /^Bearer +(\S+)$/i
const READS = ['GET', 'HEAD']

const nobody = () => refusal(401, 'nobody is signed in')
const badToken = () => refusal(401, 'the token is not valid', { 'www-authenticate': 'Bearer error="invalid_token"' })

/** True where a page repeats what only pages of the site and of its client host can read. */
export const repeatsCsrf = (request: Request, { csrf }: Session): boolean => request.headers.get(authentication.csrfHeader) === csrf

async function byToken(accounts: Accounts, identity: Identity | null, { place, request }: Asking): Promise<Who | null> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
  const id = token === undefined ? null : await identity?.accountOfToken(place, token)
  const account = id == null ? null : await accounts.account(place.site, id)
  return account && { account, by: 'token' }
}

export async function whoByCookie(accounts: Accounts, { place, request }: Asking): Promise<Extract<Who, { by: 'cookie' }> | null> {
  const token = sessionTokenOf(place, request.headers.get('cookie'))
  const session = await accounts.session(place.site, token)
  return session && token !== undefined ? { account: session.account, by: 'cookie', session, token } : null
}

/** Who is asking, or the answer that says why nobody is heard: a token wins over a cookie, which changes nothing without its CSRF value. */
export async function whoAsks(accounts: Accounts, identity: Identity | null, asking: Asking): Promise<Who | Response> {
  const { request } = asking
  if (request.headers.has('authorization')) return (await byToken(accounts, identity, asking)) ?? badToken()
  const who = asking.host === 'client' ? await whoByCookie(accounts, asking) : null
  if (!who) return nobody()
  if (!READS.includes(request.method) && !repeatsCsrf(request, who.session))
    return refusal(403, `${authentication.csrfHeader} is not that of the session`)
  return who
}
