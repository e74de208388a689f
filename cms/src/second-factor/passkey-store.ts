import type { PayloadRequest, Where } from 'payload'
import { PASSKEY_CHALLENGES, PASSKEYS } from './factor-collections.ts'
import { type Loose, ofAccount, type Place, within } from './factor-store.ts'

export interface EditorPasskeyRow {
  readonly id: number
  readonly credential: string
  readonly account: number
  readonly name: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: string
  readonly usedAt: number | null
  readonly createdAt: string
}

interface EditorChallenge {
  readonly challenge: string
  readonly purpose: 'add' | 'prove'
  readonly session: string
  readonly account: number
}

/** Earliest first. */
export async function readPasskeys(place: Place, account: number): Promise<readonly EditorPasskeyRow[]> {
  const { docs } = await place.payload.db.find<Loose<EditorPasskeyRow>>({
    collection: PASSKEYS,
    where: ofAccount(account),
    sort: 'id',
    limit: 0,
    pagination: false,
    ...within(place),
  })
  return docs
}

export const isKnownPasskey = async (req: PayloadRequest, credential: string): Promise<boolean> =>
  (await req.payload.db.findOne({
    collection: PASSKEYS,
    where: { credential: { equals: credential } },
    req,
  })) !== null

export async function savePasskey(
  req: PayloadRequest,
  data: Omit<EditorPasskeyRow, 'id' | 'createdAt'>,
): Promise<void> {
  await req.payload.db.create({ collection: PASSKEYS, data: { ...data }, req })
}

export async function changePasskey(
  req: PayloadRequest,
  { id, ...row }: EditorPasskeyRow,
  change: Partial<EditorPasskeyRow>,
): Promise<void> {
  const data = { ...row, ...change }
  await req.payload.db.updateOne({ collection: PASSKEYS, id, data, req, returning: false })
}

export async function deletePasskey(req: PayloadRequest, { id }: EditorPasskeyRow): Promise<void> {
  await req.payload.db.deleteMany({ collection: PASSKEYS, where: { id: { equals: id } }, req })
}

/** The challenge replaces the former one of the session; expired ones are deleted. */
export async function saveChallenge(
  req: PayloadRequest,
  challenge: EditorChallenge,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  const { db } = req.payload
  const { session, purpose } = challenge
  const former: Where = { and: [{ session: { equals: session } }, { purpose: { equals: purpose } }] }
  const where: Where = { or: [{ until: { less_than_equal: now } }, former] }
  await db.deleteMany({ collection: PASSKEY_CHALLENGES, where, req })
  await db.create({ collection: PASSKEY_CHALLENGES, data: { ...challenge, until }, req })
}

/** Deletes it, so that it works once. In a transaction that holds the lock of accounts. */
export async function useChallenge(
  req: PayloadRequest,
  { challenge, purpose, session, account }: EditorChallenge,
  now: number,
): Promise<boolean> {
  const where: Where = {
    and: [
      ofAccount(account),
      { challenge: { equals: challenge } },
      { purpose: { equals: purpose } },
      { session: { equals: session } },
      { until: { greater_than: now } },
    ],
  }
  const { db } = req.payload
  if (!(await db.findOne({ collection: PASSKEY_CHALLENGES, where, req }))) return false
  await db.deleteMany({ collection: PASSKEY_CHALLENGES, where, req })
  return true
}
