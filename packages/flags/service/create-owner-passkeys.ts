import {
  authenticationOptions,
  readAuthentication,
  registrationOptions,
  verifiedAuthentication,
  verifiedRegistration,
} from '@marquee/identity/passkey-ceremonies.ts'
import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { secondsOf } from '@marquee/kit/database/epoch-seconds.ts'
import { attemptAt, createRateLimiter, type RateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { Clock } from '#models/site-clock.ts'
import { changingFactors, factorsOf, renewRecoveryCodes } from './create-owner-factors.ts'
import type { OwnerSignIn } from './flag-owners.ts'
import type { FlagOwner } from './flag-service.ts'
import { type OwnerAccess, recordingBy, signsInHere } from './owner-parts.ts'
import type { OwnerPasskeys, PasskeyAdded, PasskeyPlace } from './owner-passkeys.ts'
import { deleteFactor, endSessionsOf, markProven, saveUse } from './store/factors.ts'
import type { FlagStore } from './store/flag-store.ts'
import { deleteExpiredSessions, startOwnerSession } from './store/owner-sessions.ts'
import { ownerById, shownName, toOwner } from './store/owners.ts'
import {
  type ChallengePurpose,
  deletePasskeys,
  insertPasskey,
  markPasskeyUsed,
  passkeyById,
  passkeysOf,
  renamePasskey,
  saveChallenge,
  useChallenge,
} from './store/passkeys.ts'

interface OwnerPasskeysOptions {
  readonly store: FlagStore
  readonly record: RecordAudit
  /** Default: no provider, passwords for all. */
  readonly access?: OwnerAccess
  readonly clock?: Clock
}

interface PasskeyParts {
  readonly store: FlagStore
  readonly access: OwnerAccess
  readonly limiter: RateLimiter
  readonly now: () => number
}

const { challenge: challengeLimit, begun, wrong, most, name: longestName } = serviceLimits.flags.passkeys
const SERVICE = 'Marquee flags'
const FALLBACK_NAME = 'Passkey'
/** Details in the audit log. */
const details = { by: 'passkey' }

const nameOf = (typed: string) => [...shownName(typed)].slice(0, longestName).join('') || FALLBACK_NAME
const iso = (seconds: number) => new Date(Number(seconds) * 1_000).toISOString()

async function withChallenge<Options extends { readonly challenge: string }>(
  { store, now }: PasskeyParts,
  purpose: ChallengePurpose,
  { csrf }: PasskeyPlace,
  options: Options,
): Promise<Options> {
  const { challenge } = options
  const until = now() + challengeLimit.minutes * 60
  await saveChallenge(store.db, { challenge, purpose, csrf }, { now: now(), until })
  return options
}

const using =
  ({ store, now }: PasskeyParts, purpose: ChallengePurpose, { csrf }: PasskeyPlace) =>
  (challenge: string) =>
    useChallenge(store.db, { challenge, purpose, csrf }, now())

async function add(
  parts: PasskeyParts,
  { id: owner }: FlagOwner,
  token: string,
  passkey: Parameters<OwnerPasskeys['add']>[2],
  place: PasskeyPlace,
): Promise<PasskeyAdded> {
  const { store, now } = parts
  const credential = await verifiedRegistration(passkey.response, place, using(parts, 'add', place))
  if (credential === null) return { kind: 'wrong' }
  return changingFactors(store, owner, async (db): Promise<PasskeyAdded> => {
    const { app, passkeys } = await factorsOf(db, owner)
    if (passkeys >= most) return { kind: 'tooMany' }
    if (await passkeyById(db, credential.id)) return { kind: 'wrong' }
    const isFirst = passkeys === 0 && !app
    await insertPasskey(db, {
      id: credential.id,
      owner,
      name: nameOf(passkey.name),
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      made_at: now(),
      used_at: null,
    })
    await markProven(db, token, now())
    if (!isFirst) return { kind: 'done', recoveryCodes: null }
    await endSessionsOf(db, owner, { except: token })
    return { kind: 'done', recoveryCodes: await renewRecoveryCodes(db, owner) }
  })
}

const remove = ({ store }: PasskeyParts, { id: owner }: FlagOwner, id: string): Promise<boolean> =>
  changingFactors(store, owner, async (db) => {
    const isRemoved = await deletePasskeys(db, owner, id)
    const { app, passkeys } = await factorsOf(db, owner)
    if (isRemoved && passkeys === 0 && !app) await deleteFactor(db, owner)
    return isRemoved
  })

/** The passkey of a response, once that is verified, with its new counter. */
async function proved(parts: PasskeyParts, purpose: ChallengePurpose, response: string, place: PasskeyPlace) {
  const sent = readAuthentication(response)
  const passkey = sent ? await passkeyById(parts.store.read, sent.id) : undefined
  if (sent === null || passkey === undefined) return null
  const counter = await verifiedAuthentication(sent, passkey, place, using(parts, purpose, place))
  return counter === null ? null : { ...passkey, counter }
}

async function prove(
  parts: PasskeyParts,
  owner: FlagOwner,
  token: string,
  [response, place]: readonly [string, PasskeyPlace],
): Promise<'right' | 'wrong'> {
  const { store, now } = parts
  const passkey = await proved(parts, 'prove', response, place)
  if (passkey?.owner !== owner.id) return 'wrong'
  const isUsed = await markPasskeyUsed(store.db, passkey.id, { counter: passkey.counter, now: now() })
  if (isUsed) await markProven(store.db, token, now())
  return isUsed ? 'right' : 'wrong'
}

async function signIn(parts: PasskeyParts, response: string, place: PasskeyPlace): Promise<OwnerSignIn> {
  const { store, limiter, access, now } = parts
  const attempt = attemptAt('passkeys per address', wrong, place.address)
  const refused = await limiter.take(attempt)
  if (refused) return { kind: 'wait', seconds: refused.seconds, status: 429 }
  const passkey = await proved(parts, 'sign-in', response, place)
  if (passkey === null) return { kind: 'wrong' }
  const outcome = await store.transaction(async (db): Promise<OwnerSignIn> => {
    const row = await ownerById(db, passkey.owner)
    if (!row || !signsInHere(access, toOwner(row))) return { kind: 'wrong' }
    if (!(await markPasskeyUsed(db, passkey.id, { counter: passkey.counter, now: now() })))
      return { kind: 'wrong' }
    await deleteExpiredSessions(db, now())
    const { token, csrf } = await startOwnerSession(db, row.id, now())
    await saveUse(db, token, { device: null, network: null, now: 0 })
    await markProven(db, token, now())
    return { kind: 'in', token, session: { owner: toOwner(row), csrf, issuer: null, idToken: null } }
  })
  if (outcome.kind === 'in') await limiter.giveBack(attempt)
  return outcome
}

export function createOwnerPasskeys(options: OwnerPasskeysOptions): OwnerPasskeys {
  const { store, record, clock = Date.now, access = { issuer: undefined, passwords: 'all' } } = options
  const now = () => secondsOf(clock())
  const parts: PasskeyParts = { store, access, limiter: createRateLimiter(store, clock), now }
  const note = recordingBy(record)
  return {
    list: async (owner) =>
      (await passkeysOf(store.read, owner)).map(({ id, name, made_at: made, used_at: used }) => ({
        id,
        name,
        madeAt: iso(made),
        usedAt: used === null ? null : iso(used),
      })),
    async addOptions(owner, place) {
      const passkeys = await passkeysOf(store.read, owner.id)
      return withChallenge(
        parts,
        'add',
        place,
        await registrationOptions({ ...owner, service: SERVICE }, place, passkeys),
      )
    },
    async add(owner, token, passkey, place) {
      const result = await add(parts, owner, token, passkey, place)
      if (result.kind === 'done') await note(owner, 'owner.passkey-added', { subject: owner.id })
      return result
    },
    rename: (owner, id, name) => renamePasskey(store.db, owner.id, id, nameOf(name)),
    async remove(owner, id) {
      const isRemoved = await remove(parts, owner, id)
      if (isRemoved) await note(owner, 'owner.passkey-removed', { subject: owner.id })
      return isRemoved
    },
    async proofOptions(place, owner) {
      const attempt = attemptAt('passkey sign-ins begun per address', begun, place.address)
      if (owner === undefined && (await parts.limiter.take(attempt))) return null
      const passkeys = owner ? await passkeysOf(store.read, owner.id) : []
      const purpose = owner ? 'prove' : 'sign-in'
      return withChallenge(parts, purpose, place, await authenticationOptions(place, passkeys))
    },
    async prove(owner, token, response, place) {
      const result = await prove(parts, owner, token, [response, place])
      await (result === 'right'
        ? note(owner, 'sign-in.factor-passed', { details })
        : note(owner, 'sign-in.factor-failed', { outcome: 'refused', details }))
      return result
    },
    async signIn(response, place) {
      const result = await signIn(parts, response, place)
      if (result.kind === 'in') await note(result.session.owner, 'sign-in.succeeded', { details })
      else
        await record({
          event: 'sign-in.passkey-failed',
          outcome: 'refused',
          actor: 'owner',
          person: null,
          details,
        })
      return result
    },
  }
}
