import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import { authentication } from '#config/authentication.ts'
import type { Session } from './accounts.ts'

type Hosts = Pick<SiteRequest, 'origin' | 'clientOrigin'>

interface SessionHint {
  readonly id: string
  /** Epoch seconds. */
  readonly exp: number
}

const { session: sessionName, hint: hintName, csrf: csrfName } = authentication.cookies

const isHttps = ({ clientOrigin }: Hosts) => clientOrigin.startsWith('https:')

const nameOn = (hosts: Hosts) => hostCookieName(sessionName, isHttps(hosts))

function allThree(
  hosts: Hosts,
  values: { readonly session: string; readonly hint: string; readonly csrf: string },
  maxAge: number,
): readonly string[] {
  const all = { maxAge, secure: isHttps(hosts), sameSite: 'lax' } as const
  const shared = { ...all, domain: new URL(hosts.origin).hostname }
  return [
    serializeCookie(nameOn(hosts), values.session, { ...all, httpOnly: true }),
    serializeCookie(hintName, values.hint, shared),
    serializeCookie(csrfName, values.csrf, shared),
  ]
}

/** The token for the client host alone; id, end and CSRF value also for the site's scripts. */
export function sessionCookies(
  hosts: Hosts,
  token: string,
  { account, csrf, expiresAt }: Session,
  now: number,
): readonly string[] {
  const hint: SessionHint = { id: account.id, exp: expiresAt }
  const values = { session: token, hint: Buffer.from(JSON.stringify(hint)).toString('base64url'), csrf }
  return allThree(hosts, values, Math.max(0, expiresAt - Math.floor(now / 1_000)))
}

export const endedCookies = (hosts: Hosts): readonly string[] =>
  allThree(hosts, { session: '', hint: '', csrf: '' }, 0)

export const clientSessionToken = (hosts: Hosts, cookies: string | null | undefined): string | undefined =>
  readCookie(cookies, nameOn(hosts)) || undefined

/** False after the session was prolonged: the readable cookies then hold an older end. */
export function matchesSession(cookies: string | null | undefined, { account, csrf, expiresAt }: Session) {
  const hint = Buffer.from(JSON.stringify({ id: account.id, exp: expiresAt } satisfies SessionHint)).toString(
    'base64url',
  )
  return readCookie(cookies, hintName) === hint && readCookie(cookies, csrfName) === csrf
}
