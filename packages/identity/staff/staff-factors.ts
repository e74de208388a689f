import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { codeAddress, codeStep, newCodeKey, newRecoveryCodes, plainCode } from '../one-time-codes.ts'
import { nameKey } from '../typed-names.ts'
import { changingFactors, recordingBy, type StaffParts, type StaffSession } from './staff-parts.ts'
import { isAdminOfAnything } from './staff-roles.ts'
import {
  countRecoveryCodes,
  deleteApp,
  deleteFactor,
  readFactor,
  saveFactor,
  saveRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './store/factors.ts'
import { countPasskeys, deletePasskeys } from './store/passkeys.ts'
import { type StaffPerson } from './store/people.ts'
import { changeSession, endSessions } from './store/sessions.ts'
import type { StaffDatabase } from './store/staff-tables.ts'

/** `pending`: the person has a second factor, and this session has not proved it. */
export interface FactorState {
  readonly kind: 'none' | 'pending' | 'proven'
  /** The person must set one up before anything else. */
  readonly missing: boolean
  /** Codes of an app. */
  readonly app: boolean
  readonly passkeys: number
  /** Proved so recently that the person may change passkeys. */
  readonly recent: boolean
  readonly recoveryCodes: number
}

export interface FactorSetup {
  /** Base32, to be typed into an app. */
  readonly key: string
  /** `otpauth:` address of the key. */
  readonly address: string
  /** The key, readable by this service only; valid for this person. */
  readonly sealed: string
}

export type CodeCheck = 'right' | 'wrong' | 'wait'

/** One-time codes and recovery codes of people. `token`: value of the session cookie. */
export interface StaffFactors {
  state(session: StaffSession): Promise<FactorState>
  has(person: string): Promise<boolean>
  /** The set-up has the `sealed` key of a former call, or a new key. */
  begin(person: StaffPerson, sealed?: string): FactorSetup
  /** New recovery codes, once; null for a wrong code. Ends the person's other sessions. */
  confirm(person: StaffPerson, token: string, sealed: string, code: string): Promise<readonly string[] | null>
  /** Accepts each one-time code and each recovery code once. `device`: value of the device cookie, as sent. */
  prove(person: StaffPerson, token: string, code: string, device?: string): Promise<CodeCheck>
  /** The former ones end. */
  newRecoveryCodes(person: StaffPerson): Promise<readonly string[]>
  /** Codes of the app; with the last second factor recovery codes end too. */
  removeApp(person: StaffPerson): Promise<void>
  /** All of a person, passkeys too. Ends the person's sessions. */
  remove(person: StaffPerson, by: StaffPerson): Promise<void>
}

const { wrong, recoveryCodes, recentMinutes } = serviceLimits.staff.secondFactor
const ISSUER = 'Marquee'

export async function factorsOf(db: StaffDatabase, person: string) {
  return {
    app: (await readFactor(db, person)) !== undefined,
    passkeys: await countPasskeys(db, person),
  }
}

export async function renewRecoveryCodes(db: StaffDatabase, person: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes(recoveryCodes)
  await saveRecoveryCodes(db, person, codes.map(plainCode))
  return codes
}

/** Null if this service has not sealed it for this person. */
function keyOf({ safe }: StaffParts, { id }: StaffPerson, sealed: string): string | null {
  const [person, key] = safe.unlock(sealed)?.split(' ') ?? []
  return person === id && key !== undefined ? key : null
}

async function isRight(
  { safe, clock }: StaffParts,
  db: StaffDatabase,
  person: string,
  code: string,
): Promise<boolean> {
  const factor = await readFactor(db, person)
  const key = factor && safe.unlock(factor.secret)
  const step = key ? codeStep(key, code, clock()) : null
  return step === null ? useRecoveryCode(db, person, code) : useStep(db, person, step)
}

/** One attempt at a time, so that no code works twice. Strangers who know the password use up no attempts of a known browser. */
async function prove(
  parts: StaffParts,
  { id, name, email }: StaffPerson,
  token: string,
  [typed, device]: readonly [string, string | undefined],
): Promise<CodeCheck> {
  const { store, now, limiter, devices } = parts
  const browser = devices.idOf(nameKey(email ?? name), device) ?? 'strangers'
  const attempt = attemptAt('second factor per person', wrong, id, browser)
  if (await limiter.take(attempt)) return 'wait'
  const right = await changingFactors(store, id, async (db) => {
    const isProven = await isRight(parts, db, id, plainCode(typed))
    if (isProven) await changeSession(db, token, { proven_at: now() })
    return isProven
  })
  if (right) await limiter.clear(attempt)
  return right ? 'right' : 'wrong'
}

async function confirm(
  parts: StaffParts,
  { id }: StaffPerson,
  token: string,
  [key, typed]: readonly [string | null, string],
): Promise<readonly string[] | null> {
  const { store, safe, clock, now, ended } = parts
  const step = key === null ? null : codeStep(key, plainCode(typed), clock())
  if (key === null || step === null) return null
  const result = await changingFactors(store, id, async (db) => {
    await saveFactor(db, id, safe.lock(key), { step, now: now() })
    await changeSession(db, token, { proven_at: now() })
    const others = await endSessions(db, id, { except: token })
    return { others, codes: await renewRecoveryCodes(db, id) }
  })
  ended(result.others)
  return result.codes
}

async function stateOf(
  { store, now, required }: StaffParts,
  { person, provenAt }: StaffSession,
): Promise<FactorState> {
  const factors = await factorsOf(store.read, person.id)
  const has = factors.app || factors.passkeys > 0
  return {
    ...factors,
    kind: has ? (provenAt === null ? 'pending' : 'proven') : 'none',
    missing: required && !has && isAdminOfAnything(person.rights),
    recoveryCodes: has ? await countRecoveryCodes(store.read, person.id) : 0,
    recent: !has || (provenAt !== null && now() - provenAt < recentMinutes * 60),
  }
}

export function createStaffFactors(parts: StaffParts): StaffFactors {
  const { store, safe } = parts
  const note = recordingBy(parts.record)
  return {
    state: (session) => stateOf(parts, session),
    async has(person) {
      const { app, passkeys } = await factorsOf(store.read, person)
      return app || passkeys > 0
    },
    begin(person, sealed = '') {
      const key = keyOf(parts, person, sealed) ?? newCodeKey()
      return {
        key,
        address: codeAddress({ issuer: ISSUER, label: person.email ?? person.name, key }),
        sealed: safe.lock(`${person.id} ${key}`),
      }
    },
    async confirm(person, token, sealed, code) {
      const codes = await confirm(parts, person, token, [keyOf(parts, person, sealed), code])
      if (codes) await note(person, 'person.factor-added', { subject: person.id })
      return codes
    },
    async prove(person, token, code, device) {
      const result = await prove(parts, person, token, [code, device])
      await (result === 'right'
        ? note(person, 'sign-in.factor-passed')
        : note(person, 'sign-in.factor-failed', { outcome: 'refused' }))
      return result
    },
    async newRecoveryCodes(person) {
      const codes = await store.transaction((db) => renewRecoveryCodes(db, person.id))
      await note(person, 'person.recovery-made', { subject: person.id })
      return codes
    },
    async removeApp(person) {
      const { id } = person
      await changingFactors(store, id, async (db) => {
        const { passkeys } = await factorsOf(db, id)
        await (passkeys > 0 ? deleteApp(db, id) : deleteFactor(db, id))
      })
      await note(person, 'person.factor-removed', { subject: id })
    },
    async remove({ id, ...person }, by) {
      // A password that a stranger knows may have opened a session that waits for the factor.
      const sessions = await store.transaction(async (db) => {
        await deleteFactor(db, id)
        await deletePasskeys(db, id)
        return endSessions(db, id, 'all')
      })
      parts.ended(sessions)
      await note(by, 'person.factor-removed', { subject: id, target: person.email ?? person.name })
    },
  }
}
