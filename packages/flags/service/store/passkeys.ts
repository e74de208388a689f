import { hashToken } from '@marquee/kit/secrets/tokens.ts'
import type { Selectable } from 'kysely'
import type { FlagDatabase } from './flag-store.ts'
import type { FlagTables } from './flag-tables.ts'

export type PasskeyRow = Selectable<FlagTables['flag_passkeys']>
export type ChallengePurpose = FlagTables['flag_challenges']['purpose']

/** `csrf`: of the browser that may use the challenge; `until` in epoch seconds. */
export interface StoredChallenge {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  readonly csrf: string
}

export async function saveChallenge(
  db: FlagDatabase,
  { challenge, purpose, csrf }: StoredChallenge,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  await db.deleteFrom('flag_challenges').where('expires_at', '<=', now).execute()
  await db
    .insertInto('flag_challenges')
    .values({ challenge, purpose, browser: hashToken(csrf), expires_at: until })
    .execute()
}

/** Deletes it, so that a challenge works once. */
export async function useChallenge(
  db: FlagDatabase,
  { challenge, purpose, csrf }: StoredChallenge,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('flag_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('browser', '=', hashToken(csrf))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const passkeysOf = (db: FlagDatabase, owner: string): Promise<PasskeyRow[]> =>
  db.selectFrom('flag_passkeys').where('owner', '=', owner).orderBy('made_at').selectAll().execute()

export const passkeyById = (db: FlagDatabase, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('flag_passkeys').where('id', '=', id).selectAll().executeTakeFirst()

export async function countPasskeys(db: FlagDatabase, owner: string): Promise<number> {
  const row = await db
    .selectFrom('flag_passkeys')
    .where('owner', '=', owner)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function insertPasskey(db: FlagDatabase, row: PasskeyRow): Promise<void> {
  await db.insertInto('flag_passkeys').values(row).execute()
}

/** False if it was removed in the meantime. */
export async function markPasskeyUsed(
  db: FlagDatabase,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('flag_passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renamePasskey(
  db: FlagDatabase,
  owner: string,
  id: string,
  name: string,
): Promise<void> {
  await db
    .updateTable('flag_passkeys')
    .set({ name })
    .where('owner', '=', owner)
    .where('id', '=', id)
    .execute()
}

/** All of an owner, or one. */
export async function deletePasskeys(db: FlagDatabase, owner: string, id?: string): Promise<boolean> {
  let query = db.deleteFrom('flag_passkeys').where('owner', '=', owner)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numDeletedRows } = await query.executeTakeFirst()
  return numDeletedRows > 0n
}
