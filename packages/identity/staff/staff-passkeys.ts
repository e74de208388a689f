import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { serviceLimits } from '#config/service-limits.ts'
import {
  authenticationOptions,
  readAuthentication,
  registrationOptions,
  verifiedAuthentication,
  verifiedRegistration,
} from '../passkey-ceremonies.ts'
import { shownName } from '../typed-names.ts'
import { factorsOf, renewRecoveryCodes } from './staff-factors.ts'
import {
  changingFactors,
  maySignIn,
  recordingBy,
  type StaffParts,
  type StaffRequester,
  type StaffSignIn,
} from './staff-parts.ts'
import { deleteFactor } from './store/factors.ts'
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
import { personById, type StaffPerson, toPerson } from './store/people.ts'
import { changeSession, endSessions, startSession } from './store/sessions.ts'

/** The staff host and the browser that use a passkey. */
export interface PasskeyHost {
  /** The origin of the pages; its host is the relying party. */
  readonly origin: string
  /** CSRF value of the browser: a challenge is valid in the browser that requested it. */
  readonly csrf: string
  readonly address?: string | undefined
}

export interface StaffPasskey {
  readonly id: string
  readonly name: string
  /** ISO date-times. */
  readonly madeAt: string
  readonly usedAt: string | null
}

export type PasskeyAdded =
  /** Recovery codes are new, and returned once, with the first second factor of a person. */
  | { readonly kind: 'done'; readonly recoveryCodes: readonly string[] | null }
  | { readonly kind: 'wrong' | 'tooMany' }

/**
 * Passkeys of people. `response`: JSON that the browser's library returns; `token`: value of the session
 * cookie. Options are those of the browser's library.
 */
export interface StaffPasskeys {
  list(person: string): Promise<readonly StaffPasskey[]>
  addOptions(person: StaffPerson, host: PasskeyHost): Promise<object>
  /** Proves the session, and ends the others with the first second factor. */
  add(
    person: StaffPerson,
    token: string,
    passkey: { readonly name: string; readonly response: string },
    host: PasskeyHost,
  ): Promise<PasskeyAdded>
  rename(person: StaffPerson, id: string, name: string): Promise<void>
  /** Recovery codes end with the last second factor. */
  remove(person: StaffPerson, id: string): Promise<boolean>
  /** Options for the passkeys of one person, or for any that the browser offers. Null: too many from this address. */
  proofOptions(host: PasskeyHost, person?: StaffPerson): Promise<object | null>
  /** Proves the session. */
  prove(person: StaffPerson, token: string, response: string, host: PasskeyHost): Promise<'right' | 'wrong'>
  /** A sign-in without a password; the session is proved. */
  signIn(response: string, host: PasskeyHost, requester: StaffRequester): Promise<StaffSignIn>
}

const { challenge: challengeLimit, begun, wrong, most, name: longestName } = serviceLimits.staff.passkeys
const SERVICE = 'Marquee'
const FALLBACK_NAME = 'Passkey'
/** Details in the audit log. */
const details = { by: 'passkey' }

const nameOf = (typed: string) => [...shownName(typed)].slice(0, longestName).join('') || FALLBACK_NAME
const iso = (seconds: number) => new Date(Number(seconds) * 1_000).toISOString()

async function withChallenge<Options extends { readonly challenge: string }>(
  { store, now }: StaffParts,
  purpose: ChallengePurpose,
  { csrf }: PasskeyHost,
  options: Options,
): Promise<Options> {
  const { challenge } = options
  const until = now() + challengeLimit.minutes * 60
  await saveChallenge(store.db, { challenge, purpose, csrf }, { now: now(), until })
  return options
}

const using =
  ({ store, now }: StaffParts, purpose: ChallengePurpose, { csrf }: PasskeyHost) =>
  (challenge: string) =>
    useChallenge(store.db, { challenge, purpose, csrf }, now())

async function add(
  parts: StaffParts,
  person: string,
  token: string,
  passkey: Parameters<StaffPasskeys['add']>[2],
  host: PasskeyHost,
): Promise<PasskeyAdded> {
  const { store, now, ended } = parts
  const credential = await verifiedRegistration(passkey.response, host, using(parts, 'add', host))
  if (credential === null) return { kind: 'wrong' }
  const result = await changingFactors(store, person, async (db) => {
    const { app, passkeys } = await factorsOf(db, person)
    if (passkeys >= most) return 'tooMany'
    if (await passkeyById(db, credential.id)) return 'wrong'
    await insertPasskey(db, {
      id: credential.id,
      person,
      name: nameOf(passkey.name),
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      made_at: now(),
      used_at: null,
    })
    await changeSession(db, token, { proven_at: now() })
    if (app || passkeys > 0) return { others: [], recoveryCodes: null }
    const others = await endSessions(db, person, { except: token })
    return { others, recoveryCodes: await renewRecoveryCodes(db, person) }
  })
  if (typeof result === 'string') return { kind: result }
  ended(result.others)
  return { kind: 'done', recoveryCodes: result.recoveryCodes }
}

const remove = ({ store }: StaffParts, person: string, id: string): Promise<boolean> =>
  changingFactors(store, person, async (db) => {
    const isRemoved = await deletePasskeys(db, person, id)
    const { app, passkeys } = await factorsOf(db, person)
    if (isRemoved && passkeys === 0 && !app) await deleteFactor(db, person)
    return isRemoved
  })

/** The passkey of a response, once that is verified, with its new counter. */
async function proved(parts: StaffParts, purpose: ChallengePurpose, response: string, host: PasskeyHost) {
  const sent = readAuthentication(response)
  const passkey = sent ? await passkeyById(parts.store.read, sent.id) : undefined
  if (sent === null || passkey === undefined) return null
  const stored = { ...passkey, owner: passkey.person }
  const counter = await verifiedAuthentication(sent, stored, host, using(parts, purpose, host))
  return counter === null ? null : { ...passkey, counter }
}

async function prove(
  parts: StaffParts,
  { id: person }: StaffPerson,
  token: string,
  [response, host]: readonly [string, PasskeyHost],
): Promise<'right' | 'wrong'> {
  const { store, now } = parts
  const passkey = await proved(parts, 'prove', response, host)
  if (passkey?.person !== person) return 'wrong'
  const isUsed = await markPasskeyUsed(store.db, passkey.id, { counter: passkey.counter, now: now() })
  if (isUsed) await changeSession(store.db, token, { proven_at: now() })
  return isUsed ? 'right' : 'wrong'
}

async function signIn(
  parts: StaffParts,
  response: string,
  host: PasskeyHost,
  { browser, network }: StaffRequester,
): Promise<StaffSignIn> {
  const { store, limiter, now } = parts
  const attempt = attemptAt('staff passkeys per address', wrong, host.address)
  const refused = await limiter.take(attempt)
  if (refused) return { kind: 'wait', seconds: refused.seconds, status: 429 }
  const passkey = await proved(parts, 'sign-in', response, host)
  if (passkey === null) return { kind: 'wrong' }
  const outcome = await store.transaction(async (db): Promise<StaffSignIn> => {
    const row = await personById(db, passkey.person)
    if (!maySignIn(row)) return { kind: 'wrong' }
    const at = now()
    if (!(await markPasskeyUsed(db, passkey.id, { counter: passkey.counter, now: at })))
      return { kind: 'wrong' }
    const { token, csrf } = await startSession(db, row.id, {
      now: at,
      provenAt: at,
      device: browser,
      network,
    })
    const session = { person: toPerson(row), csrf, startedAt: at, provenAt: at, provider: null }
    // The passkey itself is known: no mail tells of it.
    return { kind: 'in', token, session, newDevice: false }
  })
  if (outcome.kind === 'in') await limiter.giveBack(attempt)
  return outcome
}

export function createStaffPasskeys(parts: StaffParts): StaffPasskeys {
  const { store, record } = parts
  const note = recordingBy(record)
  return {
    list: async (person) =>
      (await passkeysOf(store.read, person)).map(({ id, name, made_at: made, used_at: used }) => ({
        id,
        name,
        madeAt: iso(made),
        usedAt: used === null ? null : iso(used),
      })),
    async addOptions({ id, name, email }, host) {
      const passkeys = await passkeysOf(store.read, id)
      const account = { id, name: email ?? name, service: SERVICE }
      return withChallenge(parts, 'add', host, await registrationOptions(account, host, passkeys))
    },
    async add(person, token, passkey, host) {
      const result = await add(parts, person.id, token, passkey, host)
      if (result.kind === 'done') await note(person, 'person.passkey-added', { subject: person.id })
      return result
    },
    rename: (person, id, name) => renamePasskey(store.db, person.id, id, nameOf(name)),
    async remove(person, id) {
      const isRemoved = await remove(parts, person.id, id)
      if (isRemoved) await note(person, 'person.passkey-removed', { subject: person.id })
      return isRemoved
    },
    async proofOptions(host, person) {
      const attempt = attemptAt('staff passkey sign-ins begun per address', begun, host.address)
      if (person === undefined && (await parts.limiter.take(attempt))) return null
      const passkeys = person ? await passkeysOf(store.read, person.id) : []
      const purpose = person ? 'prove' : 'sign-in'
      return withChallenge(parts, purpose, host, await authenticationOptions(host, passkeys))
    },
    async prove(person, token, response, host) {
      const result = await prove(parts, person, token, [response, host])
      await (result === 'right'
        ? note(person, 'sign-in.factor-passed', { details })
        : note(person, 'sign-in.factor-failed', { outcome: 'refused', details }))
      return result
    },
    async signIn(response, host, requester) {
      const result = await signIn(parts, response, host, requester)
      if (result.kind === 'in') await note(result.session.person, 'sign-in.succeeded', { details })
      else
        await record({
          event: 'sign-in.passkey-failed',
          outcome: 'refused',
          actor: 'staff',
          person: null,
          details,
        })
      return result
    },
  }
}
