import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { serviceLimits } from '../../../config/service-limits.ts'
import type { Clock } from '../../../content-models/site-clock.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import { secondsOf } from '../database/epoch-seconds.ts'
import { createSafe, type Safe } from '../identity/derived-keys.ts'
import { attemptAt, createRateLimiter, type RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { FlagOwner } from './flag-service.ts'
import type { CodeCheck, OwnerFactors } from './owner-factors.ts'
import {
  countRecoveryCodes,
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

interface OwnerFactorsOptions {
  readonly store: FlagStore
  /** Encrypts the keys of one-time codes. */
  readonly secret: string
  /** Admins must have a second factor. */
  readonly required: boolean
  readonly clock?: Clock
}

interface FactorParts {
  readonly store: FlagStore
  readonly safe: Safe
  readonly limiter: RateLimiter
  readonly clock: Clock
}

const { wrong, recoveryCodes, seenMinutes } = serviceLimits.flags.secondFactor
const ISSUER = 'Marquee flags'
const PERIOD = 30
const KEY_BYTES = 20
const RECOVERY_BYTES = 10

const totpOf = (label: string, key: string) =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(key),
  })

/** The period of a valid code, which may be the one before or after; null for another code. */
function stepOf(key: string, code: string, now: number): number | null {
  const delta = totpOf('', key).validate({ token: code, window: 1, timestamp: now })
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD) + delta
}

/** 80 random bits, grouped for typing. */
const newRecoveryCode = () => (randomBytes(RECOVERY_BYTES).toString('hex').match(/.{5}/g) ?? []).join('-')

const plainCode = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')

async function renewRecoveryCodes(db: FlagDatabase, owner: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
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
  const step = key ? stepOf(key, code, clock()) : null
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
  const right = await withAdvisoryLock(store, `flag-factor:${id}`, async (db) => {
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
  const step = key === null ? null : stepOf(key, plainCode(typed), clock())
  if (key === null || step === null) return Promise.resolve({ kind: 'wrong' })
  return withAdvisoryLock(store, `flag-factor:${id}`, async (db) => {
    const now = secondsOf(clock())
    await saveFactor(db, id, safe.lock(key), { step, now })
    await markProven(db, token, now)
    await endSessionsOf(db, id, { except: token })
    return { kind: 'done', recoveryCodes: await renewRecoveryCodes(db, id) }
  })
}

export function createOwnerFactors({ required, ...options }: OwnerFactorsOptions): OwnerFactors {
  const { store, secret, clock = Date.now } = options
  const parts: FactorParts = {
    store,
    safe: createSafe(secret),
    limiter: createRateLimiter(store, clock),
    clock,
  }
  return {
    async state(owner, token, use) {
      const now = secondsOf(clock())
      const known = await readUse(store.read, token)
      if (!known || now - Number(known.seen_at) >= seenMinutes * 60)
        await saveUse(store.db, token, { ...use, now })
      const has = (await readFactor(store.read, owner.id)) !== undefined
      return {
        kind: has ? (known?.proven_at == null ? 'pending' : 'proven') : 'none',
        missing: required && !has && owner.role === 'admin',
        recoveryCodes: has ? await countRecoveryCodes(store.read, owner.id) : 0,
      }
    },
    has: async (owner) => (await readFactor(store.read, owner)) !== undefined,
    begin(owner, sealed = '') {
      const key = keyOf(parts, owner, sealed) ?? new Secret({ size: KEY_BYTES }).base32
      return {
        key,
        address: totpOf(owner.name, key).toString(),
        sealed: parts.safe.lock(`${owner.id} ${key}`),
      }
    },
    confirm: (owner, token, sealed, code) => confirm(parts, owner, token, [sealed, code]),
    prove: (owner, token, code) => prove(parts, owner, token, code),
    newRecoveryCodes: (owner) => store.transaction((db) => renewRecoveryCodes(db, owner.id)),
    remove: (owner) => store.transaction((db) => deleteFactor(db, owner)),
    sessions: (owner, token) => readOwnerSessions(store.read, owner.id, token, secondsOf(clock())),
    endSession: (owner, id) => endSessionsOf(store.db, owner.id, { id }),
    endOtherSessions: (owner, token) => endSessionsOf(store.db, owner.id, { except: token }),
  }
}
