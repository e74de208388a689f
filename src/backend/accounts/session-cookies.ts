import { authentication } from '../../../config/authentication.ts'
import type { AccountPlace, Session } from './accounts.ts'

type Hosts = Pick<AccountPlace, 'origin' | 'clientOrigin'>

/** What a script of the site may know of the session. */
interface Told {
  readonly id: string
  /** Epoch seconds. */
  readonly exp: number
}

const { session: sessionName, told: toldName, csrf: csrfName } = authentication.cookies

const isHttps = ({ clientOrigin }: Hosts) => clientOrigin.startsWith('https:')

/** Over https the browser itself sees to it that no other host sets the session. */
const nameOn = (hosts: Hosts) => (isHttps(hosts) ? `__Host-${sessionName}` : sessionName)

function written(hosts: Hosts, name: string, value: string, seconds: number, ...more: readonly string[]): string {
  return [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax', ...(isHttps(hosts) ? ['Secure'] : []), ...more].join('; ')
}

function allThree(
  hosts: Hosts,
  values: { readonly session: string; readonly told: string; readonly csrf: string },
  seconds: number,
): readonly string[] {
  const shared = `Domain=${new URL(hosts.origin).hostname}`
  return [
    written(hosts, nameOn(hosts), values.session, seconds, 'HttpOnly'),
    written(hosts, toldName, values.told, seconds, shared),
    written(hosts, csrfName, values.csrf, seconds, shared),
  ]
}

/** `Set-Cookie` values of a session: its token for the client host alone; its id and end, and its CSRF value, for the site's scripts too. */
export function sessionCookies(hosts: Hosts, token: string, { account, csrf, expiresAt }: Session, now: Date): readonly string[] {
  const told: Told = { id: account.id, exp: expiresAt }
  const values = { session: token, told: Buffer.from(JSON.stringify(told)).toString('base64url'), csrf }
  return allThree(hosts, values, Math.max(0, expiresAt - Math.floor(now.getTime() / 1_000)))
}

/** `Set-Cookie` values that take the session from the browser. */
export const endedCookies = (hosts: Hosts): readonly string[] => allThree(hosts, { session: '', told: '', csrf: '' }, 0)

function valueOf(cookies: string | null | undefined, name: string): string | undefined {
  const start = `${name}=`
  return cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

/** Token of the session that a `Cookie` header holds. */
export const sessionTokenOf = (hosts: Hosts, cookies: string | null | undefined): string | undefined => valueOf(cookies, nameOn(hosts)) || undefined

/** The browser's readable cookies say what the session says; a session that has been prolonged says more. */
export function tellsSession(cookies: string | null | undefined, { account, csrf, expiresAt }: Session): boolean {
  const told = Buffer.from(JSON.stringify({ id: account.id, exp: expiresAt } satisfies Told)).toString('base64url')
  return valueOf(cookies, toldName) === told && valueOf(cookies, csrfName) === csrf
}
