import type { Where } from 'payload'
import { rowsOf, type Within } from '../rows.ts'

const PREFERENCES = 'payload-preferences'

type AccountId = number | string

const ofAccount = (account: AccountId, key: string): Where => ({
  and: [
    { key: { equals: key } },
    { 'user.value': { equals: account } },
    { 'user.relationTo': { equals: 'users' } },
  ],
})

/** What Payload stores for an account, which the account can change. */
export async function preferenceOf(within: Within, account: AccountId, key: string): Promise<unknown> {
  const rows = { where: ofAccount(account, key), limit: 1 }
  const [row] = await rowsOf<{ readonly value?: unknown }>(within, PREFERENCES, rows)
  return row?.value
}

export async function savePreference(
  within: Within,
  account: AccountId,
  key: string,
  value: unknown,
): Promise<void> {
  const data = { key, value, user: { relationTo: 'users', value: account } }
  const where = ofAccount(account, key)
  await within.payload.db.upsert({ collection: PREFERENCES, where, data, req: within })
}
