import { recoveryHash } from '../../one-time-codes.ts'
import type { StaffDatabase } from './staff-tables.ts'

export const readFactor = (db: StaffDatabase, person: string) =>
  db.selectFrom('staff_factors').where('person', '=', person).selectAll().executeTakeFirst()

export async function saveFactor(
  db: StaffDatabase,
  person: string,
  secret: string,
  { step, now }: { readonly step: number; readonly now: number },
): Promise<void> {
  await db.deleteFrom('staff_factors').where('person', '=', person).execute()
  await db.insertInto('staff_factors').values({ person, secret, last_step: step, made_at: now }).execute()
}

/** False if a code of this step or a later one was used already. */
export async function useStep(db: StaffDatabase, person: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_factors')
    .set({ last_step: step })
    .where('person', '=', person)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteApp(db: StaffDatabase, person: string): Promise<void> {
  await db.deleteFrom('staff_factors').where('person', '=', person).execute()
}

/** Recovery codes are deleted with it. */
export async function deleteFactor(db: StaffDatabase, person: string): Promise<void> {
  await deleteApp(db, person)
  await db.deleteFrom('staff_recovery_codes').where('person', '=', person).execute()
}

export async function saveRecoveryCodes(
  db: StaffDatabase,
  person: string,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('person', '=', person).execute()
  await db
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ person, code_hash: recoveryHash(person, code), hashed_for: person })))
    .execute()
}

/** Keeps the hash of an account that was carried over. */
export async function saveCarriedCodes(
  db: StaffDatabase,
  person: string,
  codes: { readonly hashedFor: string; readonly hashes: readonly string[] },
): Promise<void> {
  const rows = codes.hashes.map((hash) => ({ person, code_hash: hash, hashed_for: codes.hashedFor }))
  if (rows.length > 0) await db.insertInto('staff_recovery_codes').values(rows).execute()
}

export async function useRecoveryCode(db: StaffDatabase, person: string, code: string): Promise<boolean> {
  const known = await db
    .selectFrom('staff_recovery_codes')
    .where('person', '=', person)
    .select(['code_hash', 'hashed_for'])
    .execute()
  const found = known.find((row) => row.code_hash === recoveryHash(row.hashed_for, code))
  if (!found) return false
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_codes')
    .where('code_hash', '=', found.code_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: StaffDatabase, person: string): Promise<number> {
  const row = await db
    .selectFrom('staff_recovery_codes')
    .where('person', '=', person)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
