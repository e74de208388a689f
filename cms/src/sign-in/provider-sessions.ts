import type { PayloadRequest, Where } from 'payload'
import { serviceLimits } from '#config/service-limits.ts'
import { internalCollection } from '../internal-collection.ts'
import { rowsOf } from '../rows.ts'

const PROVIDER_SESSIONS = 'provider-sessions'
/** A session of the flag console has the same length: a block at the provider takes effect after it at the latest. */
const LONGEST = serviceLimits.flags.session.hours * 3_600_000
/** A token of Payload is valid for two hours, however late it was issued. */
const FORGOTTEN_AFTER = 2 * LONGEST

/** Each session of Payload that was started at the provider has a row. */
export const providerSessions = internalCollection(PROVIDER_SESSIONS, [
  /** Payload's own identifier. */
  { name: 'session', type: 'text', required: true, unique: true },
  { name: 'account', type: 'number', required: true, index: true },
  { name: 'issuer', type: 'text', required: true },
  { name: 'subject', type: 'text', required: true, index: true },
  /** The provider's identifier (`sid`), if it has one. */
  { name: 'providerSession', type: 'text', index: true },
  { name: 'idToken', type: 'textarea' },
  /** Browser and system; versions are not stored. */
  { name: 'device', type: 'text' },
])

export interface ProviderSession {
  readonly session: string
  readonly account: number
  readonly issuer: string
  readonly subject: string
  readonly providerSession: string | null
  readonly idToken: string | null
  readonly device: string | null
}

type Stored = ProviderSession & { readonly id: number; readonly createdAt: string }

export const findProviderSessions = (req: PayloadRequest, where: Where): Promise<readonly Stored[]> =>
  rowsOf<Stored>(req, PROVIDER_SESSIONS, { where })

/** The provider's side of the session of a request. */
export async function providerSessionOf(req: PayloadRequest): Promise<Stored | undefined> {
  const sid = req.user && '_sid' in req.user ? req.user._sid : undefined
  if (typeof sid !== 'string') return undefined
  return (await findProviderSessions(req, { session: { equals: sid } }))[0]
}

export const isOver = ({ createdAt }: Pick<Stored, 'createdAt'>, now = Date.now()): boolean =>
  Date.parse(createdAt) + LONGEST <= now

export async function saveProviderSession(req: PayloadRequest, data: ProviderSession): Promise<void> {
  await req.payload.create({ collection: PROVIDER_SESSIONS, data, req, overrideAccess: true })
  const until = new Date(Date.now() - FORGOTTEN_AFTER).toISOString()
  await forgetProviderSessions(req, { createdAt: { less_than: until } })
}

export const forgetProviderSessions = (req: PayloadRequest, where: Where) =>
  req.payload.db.deleteMany({ collection: PROVIDER_SESSIONS, where, req })

interface WithSessions {
  readonly id: number
  readonly sessions?: readonly { readonly id: string }[] | null
}

/** Ends the sessions of an account that `ends` selects. */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  ends: (session: string) => boolean = () => true,
): Promise<void> {
  const { payload } = req
  const user = await payload.db.findOne<WithSessions & Record<string, unknown>>({
    collection: 'users',
    where: { id: { equals: account } },
    req,
  })
  const all = user?.sessions ?? []
  const ended = all.filter(({ id }) => ends(id)).map(({ id }) => id)
  if (!user || ended.length === 0) return
  const sessions = all.filter(({ id }) => !ended.includes(id))
  // Payload does the same: `updatedAt` is of changes to the account.
  const data = { ...user, sessions, updatedAt: null }
  await payload.db.updateOne({ collection: 'users', id: account, data, req, returning: false })
  await forgetProviderSessions(req, { session: { in: ended } })
}

/** The argument of Payload's functions that make its cookie. */
export const authOf = ({ payload }: PayloadRequest) => {
  const { config } = payload.collections.users ?? {}
  if (!config) throw new Error('There is no collection of users')
  return { collectionAuthConfig: config.auth, cookiePrefix: payload.config.cookiePrefix }
}
