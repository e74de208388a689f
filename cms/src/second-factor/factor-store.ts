import { recoveryHash } from '@marquee/identity/one-time-codes.ts'
import type { Payload, PayloadRequest, Where } from 'payload'
import {
  CODE_KEYS,
  PASSKEY_CHALLENGES,
  PASSKEYS,
  RECOVERY_CODES,
  SESSION_PROOFS,
} from './factor-collections.ts'

/** The second factor of an account. */
export interface CodeKeyRow {
  readonly id: number
  readonly account: number
  /** Empty without an app. */
  readonly key: string
  readonly lastStep: number
}

interface SessionProof {
  readonly id: number
  readonly session: string
  readonly account: number
  readonly device: string | null
  readonly provenAt: number | null
}

export type Loose<Row> = Row & Record<string, unknown>

/** A request is read and written with its transaction. */
export type Place = PayloadRequest | { readonly payload: Payload }

export const within = (place: Place) => ('headers' in place ? { req: place } : {})
export const ofAccount = (account: number): Where => ({ account: { equals: account } })

export const readCodeKey = async (place: Place, account: number): Promise<CodeKeyRow | undefined> =>
  (await place.payload.db.findOne<Loose<CodeKeyRow>>({
    collection: CODE_KEYS,
    where: ofAccount(account),
    ...within(place),
  })) ?? undefined

export async function readCodeKeys(req: PayloadRequest): Promise<readonly CodeKeyRow[]> {
  const { docs } = await req.payload.db.find<Loose<CodeKeyRow>>({
    collection: CODE_KEYS,
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

export async function saveCodeKey(
  req: PayloadRequest,
  row: Pick<CodeKeyRow, 'account' | 'key' | 'lastStep'>,
): Promise<void> {
  await req.payload.db.deleteMany({ collection: CODE_KEYS, where: ofAccount(row.account), req })
  await req.payload.db.create({ collection: CODE_KEYS, data: { ...row, wrong: 0 }, req })
}

export async function changeCodeKey(
  place: Place,
  { id, ...row }: CodeKeyRow,
  change: Partial<CodeKeyRow>,
): Promise<void> {
  await place.payload.db.updateOne({
    collection: CODE_KEYS,
    id,
    data: { ...row, ...change },
    returning: false,
    ...within(place),
  })
}

/** Passkeys and recovery codes are deleted with it. */
export async function deleteFactor(req: PayloadRequest, account: number): Promise<void> {
  for (const collection of [CODE_KEYS, RECOVERY_CODES, PASSKEYS, PASSKEY_CHALLENGES])
    await req.payload.db.deleteMany({ collection, where: ofAccount(account), req })
}

/** Replaces the former ones. */
export async function saveRecoveryCodes(
  req: PayloadRequest,
  account: number,
  codes: readonly string[],
): Promise<void> {
  const { db } = req.payload
  await db.deleteMany({ collection: RECOVERY_CODES, where: ofAccount(account), req })
  for (const code of codes) {
    const hash = recoveryHash(String(account), code)
    await db.create({ collection: RECOVERY_CODES, data: { account, hash }, req })
  }
}

/** False for a code that does not exist. In a transaction that holds the lock of accounts. */
export async function useRecoveryCode(req: PayloadRequest, account: number, code: string): Promise<boolean> {
  const where: Where = {
    and: [ofAccount(account), { hash: { equals: recoveryHash(String(account), code) } }],
  }
  const { db } = req.payload
  if (!(await db.findOne({ collection: RECOVERY_CODES, where, req }))) return false
  await db.deleteMany({ collection: RECOVERY_CODES, where, req })
  return true
}

export const countRecoveryCodes = async (place: Place, account: number): Promise<number> =>
  (
    await place.payload.db.count({
      collection: RECOVERY_CODES,
      where: ofAccount(account),
      ...within(place),
    })
  ).totalDocs

export async function readProofs(place: Place, account: number): Promise<readonly SessionProof[]> {
  const { docs } = await place.payload.db.find<Loose<SessionProof>>({
    collection: SESSION_PROOFS,
    where: ofAccount(account),
    limit: 0,
    pagination: false,
    ...within(place),
  })
  return docs
}

/** A session that has just started; forgets those of the account that have ended. */
export async function saveSession(
  req: PayloadRequest,
  account: number,
  { session, device }: Pick<SessionProof, 'session' | 'device'>,
  open: readonly string[],
): Promise<void> {
  const { db } = req.payload
  const ended: Where = { and: [ofAccount(account), { session: { not_in: [...open, session] } }] }
  await db.deleteMany({ collection: SESSION_PROOFS, where: ended, req })
  await db.create({ collection: SESSION_PROOFS, data: { session, account, device, provenAt: null }, req })
}

export async function markProven(
  req: PayloadRequest,
  account: number,
  session: string,
  now: number,
): Promise<void> {
  const { db } = req.payload
  const known = (await readProofs(req, account)).find((each) => each.session === session)
  if (!known) {
    const data = { session, account, device: null, provenAt: now }
    await db.create({ collection: SESSION_PROOFS, data, req })
    return
  }
  const { id, ...row } = known
  const data = { ...row, provenAt: now }
  await db.updateOne({ collection: SESSION_PROOFS, id, data, req, returning: false })
}

/** All that belongs to an account that is deleted. */
export async function forgetFactors(req: PayloadRequest, account: number): Promise<void> {
  await deleteFactor(req, account)
  await req.payload.db.deleteMany({ collection: SESSION_PROOFS, where: ofAccount(account), req })
}
