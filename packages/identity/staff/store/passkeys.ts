import { hashToken } from '@marquee/kit/secrets/tokens.ts'
import type { Selectable } from 'kysely'
import type { StaffDatabase, StaffTables } from './staff-tables.ts'

export type PasskeyRow = Selectable<StaffTables['staff_passkeys']>
export type ChallengePurpose = StaffTables['staff_challenges']['purpose']

/** `csrf`: of the browser that may use the challenge; `until` in epoch seconds. */
export interface StoredChallenge {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  readonly csrf: string
}

export async function saveChallenge(
  db: StaffDatabase,
  { challenge, purpose, csrf }: StoredChallenge,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  await db.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute()
  await db
    .insertInto('staff_challenges')
    .values({ challenge, purpose, browser: hashToken(csrf), expires_at: until })
    .execute()
}

/** Deletes it, so that a challenge works once. */
export async function useChallenge(
  db: StaffDatabase,
  { challenge, purpose, csrf }: StoredChallenge,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('browser', '=', hashToken(csrf))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const passkeysOf = (db: StaffDatabase, person: string): Promise<PasskeyRow[]> =>
  db.selectFrom('staff_passkeys').where('person', '=', person).orderBy('made_at').selectAll().execute()

export const passkeyById = (db: StaffDatabase, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('staff_passkeys').where('id', '=', id).selectAll().executeTakeFirst()

export async function countPasskeys(db: StaffDatabase, person: string): Promise<number> {
  const row = await db
    .selectFrom('staff_passkeys')
    .where('person', '=', person)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function insertPasskey(db: StaffDatabase, row: PasskeyRow): Promise<void> {
  await db.insertInto('staff_passkeys').values(row).execute()
}

/** False if it was removed in the meantime. */
export async function markPasskeyUsed(
  db: StaffDatabase,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renamePasskey(
  db: StaffDatabase,
  person: string,
  id: string,
  name: string,
): Promise<void> {
  await db
    .updateTable('staff_passkeys')
    .set({ name })
    .where('person', '=', person)
    .where('id', '=', id)
    .execute()
}

/** All of an person, or one. */
export async function deletePasskeys(db: StaffDatabase, person: string, id?: string): Promise<boolean> {
  let query = db.deleteFrom('staff_passkeys').where('person', '=', person)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numDeletedRows } = await query.executeTakeFirst()
  return numDeletedRows > 0n
}
