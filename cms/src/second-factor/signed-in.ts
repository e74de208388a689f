import { type AuthStrategy, JWTAuthentication, type Payload, type PayloadRequest } from 'payload'
import { serviceLimits } from '#config/service-limits.ts'
import { accountKey, type KnownBrowsers } from '../sign-in/known-browser.ts'
import { olderSecretStrategies } from '../sign-in/older-secrets.ts'
import { findProviderSessions } from '../sign-in/provider-sessions.ts'
import { isAdmin } from '../users/person.ts'
import { type Place, readCodeKey, readProofs } from './factor-store.ts'
import { readPasskeys } from './passkey-store.ts'

const RECENT = serviceLimits.flags.secondFactor.recentMinutes * 60_000

/**
 * `missing`: an admin must set one up before anything else. `pending`: the account has a second factor, and
 * this session has not proved it. `elsewhere`: the session was started at the provider, which has checked
 * its own.
 */
export type FactorKind = 'none' | 'missing' | 'pending' | 'proven' | 'elsewhere'

export interface SignedIn {
  readonly id: number
  readonly email: string
  readonly session: string
  readonly isAdmin: boolean
  readonly factor: FactorKind
  /** Has proved the factor in the last minutes. */
  readonly recent: boolean
  /** The browser's value, if the account has signed in there. */
  readonly device: string | undefined
}

type SessionUser = Omit<SignedIn, 'factor' | 'recent' | 'device'>

export interface FactorSettings {
  /** The secret of the environment: one or several. */
  readonly secret: string
  /** Admins must have a second factor. */
  readonly required: boolean
  /** The origin of the system for editors, where passkeys are valid. */
  readonly origin: string
  readonly browsers: KnownBrowsers
}

function sessionOf(user: object): SessionUser | undefined {
  const { id, email, _sid }: { id?: unknown; email?: unknown; _sid?: unknown } = user
  return typeof id === 'number' && typeof email === 'string' && typeof _sid === 'string'
    ? { id, email, session: _sid, isAdmin: isAdmin(user) }
    : undefined
}

/** `code-keys` has a row for passkeys, too; one whose row was deleted by hand must not open the account. */
export const hasFactor = async (place: Place, account: number): Promise<boolean> =>
  (await readCodeKey(place, account)) !== undefined || (await readPasskeys(place, account)).length > 0

async function factorOf(
  payload: Payload,
  { id, session, isAdmin: admin }: SessionUser,
  { required }: FactorSettings,
): Promise<Pick<SignedIn, 'factor' | 'recent'>> {
  const kind = (factor: FactorKind) => ({ factor, recent: false })
  if ((await findProviderSessions(payload, { session: { equals: session } })).length > 0)
    return kind('elsewhere')
  if (!(await hasFactor({ payload }, id))) return kind(required && admin ? 'missing' : 'none')
  const proof = (await readProofs({ payload }, id)).find((each) => each.session === session)
  if (!proof?.provenAt) return kind('pending')
  return { factor: 'proven', recent: Date.now() - proof.provenAt < RECENT }
}

/** Other sessions may only prove or set up a second factor. */
export const isOpen = (kind: FactorKind): boolean => kind !== 'pending' && kind !== 'missing'

const API_KEY = 'users-api-key'

/**
 * A session that has not proved the second factor is none to Payload: the gate is where every request, page
 * and server function gets its user.
 */
export function closePendingSessions(payload: Payload, settings: FactorSettings): void {
  const gated = ({ name, authenticate }: AuthStrategy): AuthStrategy => ({
    name,
    async authenticate(args) {
      const result = await authenticate(args)
      if (!result.user || ('_strategy' in result.user && result.user._strategy === 'api-key')) return result
      const session = sessionOf(result.user)
      const isProven = session && isOpen((await factorOf(payload, session, settings)).factor)
      return isProven ? result : { user: null }
    },
  })
  payload.authStrategies = payload.authStrategies.map((each) => (each.name === API_KEY ? each : gated(each)))
}

/** The session of a request, also while it is pending. Never that of an API key. */
export async function signedIn(
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  settings: FactorSettings,
): Promise<SignedIn | undefined> {
  const ways = [{ authenticate: JWTAuthentication }, ...olderSecretStrategies(settings.secret)]
  for (const { authenticate } of ways) {
    const { user } = await authenticate({ payload, headers, strategyName: 'local-jwt' })
    const session = user ? sessionOf(user) : undefined
    if (!session) continue
    const { device } = settings.browsers.originOf({ headers }, accountKey(session.email))
    return { ...session, device, ...(await factorOf(payload, session, settings)) }
  }
  return undefined
}
