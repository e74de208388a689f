import {
  codeAddress,
  codeStep,
  newCodeKey,
  newRecoveryCodes,
  plainCode,
  qrCode,
} from '@marquee/identity/one-time-codes.ts'
import { type Attempt, attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { serviceLimits } from '#config/service-limits.ts'
import { limiterOf } from '../rate-limits.ts'
import { recordAudit } from '../sign-in/audit-entries.ts'
import { alone } from '../sign-in/other-ways.ts'
import { endSessions } from '../sign-in/provider-sessions.ts'
import {
  type CodeKeyRow,
  changeCodeKey,
  deleteFactor,
  markProven,
  readCodeKey,
  readCodeKeys,
  saveCodeKey,
  saveRecoveryCodes,
  useRecoveryCode,
} from './factor-store.ts'
import { hasFactor, type SignedIn } from './signed-in.ts'

const { recoveryCodes } = serviceLimits.flags.secondFactor
const { factors } = serviceLimits.editors
/** Name of the service in apps and authenticators. */
export const ISSUER = 'Marquee CMS'

export type CodeCheck = 'right' | 'wrong' | 'wait'

export interface CodeSetup {
  /** Base32, to be typed into an app. */
  readonly key: string
  /** `otpauth:` address of the key. */
  readonly address: string
  /** QR code of the address, a `data:` address. */
  readonly picture: string
  /** The key, readable by this process only; valid for this account. */
  readonly sealed: string
}

const safeOf = (secret: string) => createSafe(secret, 'second factors')

export function beginSetup(secret: string, { id, email }: SignedIn): CodeSetup {
  const key = newCodeKey()
  const address = codeAddress({ issuer: ISSUER, label: email, key })
  return { key, address, picture: qrCode(address), sealed: safeOf(secret).lock(`${id} ${key}`) }
}

export async function renewRecoveryCodes(req: PayloadRequest, account: number): Promise<readonly string[]> {
  const codes = newRecoveryCodes(recoveryCodes)
  await saveRecoveryCodes(req, account, codes.map(plainCode))
  return codes
}

/** New recovery codes, once; null for a wrong code. Ends the other sessions of the account. */
export async function confirmSetup(
  req: PayloadRequest,
  secret: string,
  { id, email, session, factor }: SignedIn,
  { sealed, code }: { readonly sealed: string; readonly code: string },
): Promise<readonly string[] | null> {
  const safe = safeOf(secret)
  const [account, key] = safe.unlock(sealed)?.split(' ') ?? []
  if (account !== String(id) || key === undefined) return null
  const now = Date.now()
  const lastStep = codeStep(key, plainCode(code), now)
  if (lastStep === null) return null
  return alone(req, async () => {
    // Set up or removed by another session at the same time: that counts.
    if ((await hasFactor(req, id)) !== (factor === 'proven')) return null
    if ((await readCodeKey(req, id))?.key) return null
    await saveCodeKey(req, { account: id, key: safe.lock(key), lastStep })
    await markProven(req, id, session, now)
    await endSessions(req, id, (each) => each !== session)
    await recordAudit(req, { event: 'person.factor-added', person: email })
    return renewRecoveryCodes(req, id)
  })
}

/** The change that a check of a factor makes in its row; null if it is wrong. */
type Proof = (row: CodeKeyRow, now: number) => Promise<Partial<CodeKeyRow> | null>

const codeProof =
  (req: PayloadRequest, secret: string, { id }: SignedIn, code: string): Proof =>
  async (row, now) => {
    const typed = plainCode(code)
    const key = row.key === '' ? null : safeOf(secret).unlock(row.key)
    const step = key === null ? null : codeStep(key, typed, now)
    if (step !== null && step > row.lastStep) return { lastStep: step }
    return (await useRecoveryCode(req, id, typed)) ? {} : null
  }

/**
 * Counted before the check. Whoever knows the password alone uses up the attempts of other browsers, and not those of
 * one in which the account has signed in.
 */
function attemptsOf({ id, device }: SignedIn): readonly [Attempt, ...Attempt[]] {
  const { most, fromKnown, minutes } = factors
  const account = String(id)
  if (device === undefined)
    return [attemptAt('second factors of an editor by strangers', { most, minutes }, account)]
  return [
    attemptAt('second factors of an editor per browser', { most, minutes }, account, device),
    attemptAt('second factors of an editor by known browsers', { most: fromKnown, minutes }, account),
  ]
}

/** One attempt at a time, so that nothing works twice. `then` runs in the transaction of a right one. */
export async function checkProof<Result>(
  req: PayloadRequest,
  who: SignedIn,
  prove: Proof,
  then: () => Promise<Result>,
): Promise<Result | 'wrong' | 'wait'> {
  const { id, email, session } = who
  const limiter = limiterOf(req.payload)
  const attempts = attemptsOf(who)
  if (await limiter.take(...attempts)) return 'wait'
  const result = await alone(req, async () => {
    const row = await readCodeKey(req, id)
    const now = Date.now()
    const change = row && (await prove(row, now))
    if (!row || !change) {
      await recordAudit(req, { event: 'sign-in.factor-failed', person: email })
      return 'wrong'
    }
    await changeCodeKey(req, row, change)
    await markProven(req, id, session, now)
    return then()
  })
  if (result === 'wrong') return result
  await limiter.giveBack(...attempts)
  await limiter.clear(attempts[0])
  return result
}

const check = <Result>(
  req: PayloadRequest,
  secret: string,
  who: SignedIn,
  code: string,
  then: () => Promise<Result>,
) => checkProof(req, who, codeProof(req, secret, who, code), then)

/** Accepts each one-time code and each recovery code once. */
export const proveFactor = (
  req: PayloadRequest,
  secret: string,
  who: SignedIn,
  code: string,
): Promise<CodeCheck> =>
  check(req, secret, who, code, async () => {
    await recordAudit(req, { event: 'sign-in.factor-passed', person: who.email })
    return 'right' as const
  })

/** The former ones end. */
export const remakeRecoveryCodes = (
  req: PayloadRequest,
  secret: string,
  who: SignedIn,
  code: string,
): Promise<readonly string[] | 'wrong' | 'wait'> =>
  check(req, secret, who, code, async () => {
    await recordAudit(req, { event: 'person.recovery-made', person: who.email })
    return renewRecoveryCodes(req, who.id)
  })

export const removeFactor = (
  req: PayloadRequest,
  secret: string,
  who: SignedIn,
  code: string,
): Promise<CodeCheck> =>
  check(req, secret, who, code, async () => {
    await deleteFactor(req, who.id)
    await recordAudit(req, { event: 'person.factor-removed', person: who.email })
    return 'right' as const
  })

/** An admin resets the factor of an account that has lost its phone and recovery codes. Its sessions end. */
export const resetFactor = (
  req: PayloadRequest,
  { id, email }: Pick<SignedIn, 'id' | 'email'>,
): Promise<void> =>
  alone(req, async () => {
    await deleteFactor(req, id)
    await endSessions(req, id)
    await recordAudit(req, { event: 'person.factor-removed', person: email })
  })

/** Seals keys of older secrets with the first one, so that the older can be dropped. */
export async function resealKeys(payload: Payload, secret: string): Promise<void> {
  const safe = safeOf(secret)
  const req = await createLocalReq({}, payload)
  await alone(req, async () => {
    for (const row of await readCodeKeys(req)) {
      const key = safe.relock(row.key)
      if (key !== null) await changeCodeKey(req, row, { key })
    }
  })
}
