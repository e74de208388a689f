import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { deviceOf } from '@marquee/kit/http/devices.ts'
import { jsonError } from '@marquee/kit/http/json-responses.ts'
import type { Refusal } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { authentication } from '#config/authentication.ts'
import type { Account, Accounts, Session } from './accounts.ts'
import type { Identity } from './ports.ts'
import { clientSessionToken } from './session-cookies.ts'

export interface AccountRequest {
  readonly visited: SiteRequest
  readonly request: Request
  /** Only a token authenticates on the site's own host: its cookies hold no session. */
  readonly host: 'site' | 'client'
  readonly address: string | undefined
}

export type Who =
  | { readonly account: Account; readonly by: 'token' }
  | { readonly account: Account; readonly by: 'cookie'; readonly session: Session; readonly token: string }

const BEARER = /^Bearer +(\S+)$/i
const READS = ['GET', 'HEAD']

const nobody = () => jsonError(401, 'nobody is signed in')
const badToken = () =>
  jsonError(401, 'the token is not valid', { 'www-authenticate': 'Bearer error="invalid_token"' })
const tooMany = ({ seconds }: Refusal) =>
  jsonError(429, 'too many attempts', { 'retry-after': String(seconds) })

/** Proves that a page of the site or its client host sent the request: only they can read the value. */
export const hasValidCsrfToken = (request: Request, { csrf }: Session): boolean =>
  request.headers.get(authentication.csrfHeader) === csrf

/** Browsers name the page that sends a change; other programs, which no page can make send a cookie, name none. */
function isFromForeignPage({ visited, request: { headers } }: AccountRequest): boolean {
  const origin = headers.get('origin')
  const isOwn = origin === null || origin === visited.origin || origin === visited.clientOrigin
  return !isOwn || headers.get('sec-fetch-site') === 'cross-site'
}

async function byToken(
  accounts: Accounts,
  identity: Identity | null,
  { visited, request, address }: AccountRequest,
): Promise<Who | Response> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
  const found = token === undefined ? null : await identity?.accountOfToken(visited, token, { address })
  if (found == null) return badToken()
  if (typeof found !== 'string') return tooMany(found)
  const account = await accounts.profiles.account(visited.site, found)
  return account ? { account, by: 'token' } : badToken()
}

export async function authenticateByCookie(
  accounts: Accounts,
  { visited, request }: AccountRequest,
): Promise<Extract<Who, { by: 'cookie' }> | null> {
  const token = clientSessionToken(visited, request.headers.get('cookie'))
  const device = deviceOf(request.headers.get('user-agent'))
  const session = await accounts.sessions.find(visited.site, token, device)
  return session && token !== undefined ? { account: session.account, by: 'cookie', session, token } : null
}

/** The caller, or a refusal. A token wins over a cookie; with a cookie, changes need its CSRF value and a page of ours. */
export async function authenticate(accounts: Accounts, identity: Identity | null, call: AccountRequest) {
  const { request } = call
  if (request.headers.has('authorization')) return byToken(accounts, identity, call)
  const who = call.host === 'client' ? await authenticateByCookie(accounts, call) : null
  if (!who) return nobody()
  if (READS.includes(request.method)) return who
  if (isFromForeignPage(call)) return jsonError(403, 'only pages of this site may send this')
  if (!hasValidCsrfToken(request, who.session))
    return jsonError(403, `${authentication.csrfHeader} is not that of the session`)
  return who
}
