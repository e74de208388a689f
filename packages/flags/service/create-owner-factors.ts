import {
  codeAddress,
  codeStep,
  newCodeKey,
  newRecoveryCodes,
  plainCode,
} from '@marquee/identity/one-time-codes.ts'
import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { secondsOf } from '@marquee/kit/database/epoch-seconds.ts'
import { attemptAt, createRateLimiter, type RateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { createSafe, type Safe } from '@marquee/kit/secrets/derived-keys.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { Clock } from '#models/site-clock.ts'
import type { FlagOwner } from './flag-service.ts'
import type { CodeCheck, FactorState, OwnerFactors } from './owner-factors.ts'
import { recordingBy } from './owner-parts.ts'
import {
  countRecoveryCodes,
  deleteApp,
  deleteFactor,
  endSessionsOf,
  markProven,
  readFactor,
  readOwnerSessions,
  readUse,
  saveFactor,
  saveRecoveryCodes,
  saveUse,
  useRecoveryCode,
  useStep,
} from './store/factors.ts'
import type { FlagDatabase, FlagStore } from './store/flag-store.ts'
import { countPasskeys, deletePasskeys } from './store/passkeys.ts'

interface OwnerFactorsOptions {
  readonly store: FlagStore
  /** Encrypts the keys of one-time codes. */
  readonly secret: string
  /** Admins must have a second factor. */
  readonly required: boolean
  readonly record: RecordAudit
  readonly clock?: Clock
}

interface FactorParts {
  readonly store: FlagStore
  readonly safe: Safe
  readonly limiter: RateLimiter
  readonly clock: Clock
}

const { wrong, recoveryCodes, seenMinutes, recentMinutes } = serviceLimits.flags.secondFactor
const ISSUER = 'Marquee flags'

/** One change of an owner's factors at a time. */
export const changingFactors = <Result>(
  store: FlagStore,
  owner: string,
  work: (db: FlagDatabase) => Promise<Result>,
): Promise<Result> => withAdvisoryLock(store, `flag-factor:${owner}`, work)

export async function factorsOf(db: FlagDatabase, owner: string) {
  return {
    app: (await readFactor(db, owner)) !== undefined,
    passkeys: await countPasskeys(db, owner),
  }
}

export async function renewRecoveryCodes(db: FlagDatabase, owner: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes(recoveryCodes)
  await saveRecoveryCodes(db, owner, codes.map(plainCode))
  return codes
}

/** Null if this service has not sealed it for this owner. */
function keyOf(
  { safe }: Pick<FactorParts, 'safe'>,
  { id }: Pick<FlagOwner, 'id'>,
  sealed: string,
): string | null {
  const [owner, key] = safe.unlock(sealed)?.split(' ') ?? []
  return owner === id && key !== undefined ? key : null
}

async function isRight(
  { safe, clock }: FactorParts,
  db: FlagDatabase,
  owner: string,
  code: string,
): Promise<boolean> {
  const factor = await readFactor(db, owner)
  const key = factor && safe.unlock(factor.secret)
  const step = key ? codeStep(key, code, clock()) : null
  return step === null ? useRecoveryCode(db, owner, code) : useStep(db, owner, step)
}

/** One attempt at a time, so that no code works twice. */
async function prove(
  parts: FactorParts,
  { id }: FlagOwner,
  token: string,
  typed: string,
): Promise<CodeCheck> {
  const { store, clock, limiter } = parts
  const attempt = attemptAt('second factor per owner', wrong, id)
  if (await limiter.take(attempt)) return 'wait'
  const right = await changingFactors(store, id, async (db) => {
    const isProven = await isRight(parts, db, id, plainCode(typed))
    if (isProven) await markProven(db, token, secondsOf(clock()))
    return isProven
  })
  if (right) await limiter.clear(attempt)
  return right ? 'right' : 'wrong'
}

function confirm(
  { store, safe, clock }: FactorParts,
  { id }: FlagOwner,
  token: string,
  [sealed, typed]: readonly [string, string],
): ReturnType<OwnerFactors['confirm']> {
  const key = keyOf({ safe }, { id }, sealed)
  const step = key === null ? null : codeStep(key, plainCode(typed), clock())
  if (key === null || step === null) return Promise.resolve({ kind: 'wrong' })
  return changingFactors(store, id, async (db) => {
    const now = secondsOf(clock())
    await saveFactor(db, id, safe.lock(key), { step, now })
    await markProven(db, token, now)
    await endSessionsOf(db, id, { except: token })
    return { kind: 'done', recoveryCodes: await renewRecoveryCodes(db, id) }
  })
}

async function stateOf(
  { store, clock }: FactorParts,
  required: boolean,
  owner: FlagOwner,
  token: string,
  { atProvider = false, ...use }: Parameters<OwnerFactors['state']>[2],
): Promise<FactorState> {
  const now = secondsOf(clock())
  const known = await readUse(store.read, token)
  if (!known || now - Number(known.seen_at) >= seenMinutes * 60)
    await saveUse(store.db, token, { ...use, now })
  if (atProvider)
    return { kind: 'elsewhere', missing: false, recoveryCodes: 0, app: false, passkeys: 0, recent: false }
  const factors = await factorsOf(store.read, owner.id)
  const has = factors.app || factors.passkeys > 0
  const proven = known?.proven_at ?? null
  return {
    ...factors,
    kind: has ? (proven === null ? 'pending' : 'proven') : 'none',
    missing: required && !has && owner.role === 'admin',
    recoveryCodes: has ? await countRecoveryCodes(store.read, owner.id) : 0,
    recent: !has || (proven !== null && now - Number(proven) < recentMinutes * 60),
  }
}

export function createOwnerFactors({ required, record, ...options }: OwnerFactorsOptions): OwnerFactors {
  const { store, secret, clock = Date.now } = options
  const parts: FactorParts = {
    store,
    safe: createSafe(secret),
    limiter: createRateLimiter(store, clock),
    clock,
  }
  const note = recordingBy(record)
  return {
    state: (owner, token, use) => stateOf(parts, required, owner, token, use),
    async has(owner) {
      const { app, passkeys } = await factorsOf(store.read, owner)
      return app || passkeys > 0
    },
    begin(owner, sealed = '') {
      const key = keyOf(parts, owner, sealed) ?? newCodeKey()
      return {
        key,
        address: codeAddress({ issuer: ISSUER, label: owner.name, key }),
        sealed: parts.safe.lock(`${owner.id} ${key}`),
      }
    },
    async confirm(owner, token, sealed, code) {
      const result = await confirm(parts, owner, token, [sealed, code])
      if (result.kind === 'done') await note(owner, 'owner.factor-added', { subject: owner.id })
      return result
    },
    async prove(owner, token, code) {
      const result = await prove(parts, owner, token, code)
      await (result === 'right'
        ? note(owner, 'sign-in.factor-passed')
        : note(owner, 'sign-in.factor-failed', { outcome: 'refused' }))
      return result
    },
    async newRecoveryCodes(owner) {
      const codes = await store.transaction((db) => renewRecoveryCodes(db, owner.id))
      await note(owner, 'owner.recovery-made', { subject: owner.id })
      return codes
    },
    async removeApp(owner) {
      const { id } = owner
      await changingFactors(store, id, async (db) => {
        const { passkeys } = await factorsOf(db, id)
        await (passkeys > 0 ? deleteApp(db, id) : deleteFactor(db, id))
      })
      await note(owner, 'owner.factor-removed', { subject: id })
    },
    async remove(owner, by) {
      await store.transaction(async (db) => {
        await deleteFactor(db, owner)
        await deletePasskeys(db, owner)
      })
      await note(by, 'owner.factor-removed', { subject: owner })
    },
    sessions: (owner, token) => readOwnerSessions(store.read, owner.id, token, secondsOf(clock())),
    async endSession(owner, id) {
      await endSessionsOf(store.db, owner.id, { id })
      await note(owner, 'sign-in.ended')
    },
    async endOtherSessions(owner, token) {
      await endSessionsOf(store.db, owner.id, { except: token })
      await note(owner, 'sign-in.ended')
    },
  }
}
