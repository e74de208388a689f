import { recoveryHash } from '@marquee/identity/one-time-codes.ts'
import { hashToken } from '@marquee/kit/secrets/tokens.ts'
import type { OwnerSessionUse } from '../owner-factors.ts'
import type { FlagDatabase } from './flag-store.ts'

export const readFactor = (db: FlagDatabase, owner: string) =>
  db.selectFrom('flag_factors').where('owner', '=', owner).selectAll().executeTakeFirst()

export async function saveFactor(
  db: FlagDatabase,
  owner: string,
  secret: string,
  { step, now }: { readonly step: number; readonly now: number },
): Promise<void> {
  await db.deleteFrom('flag_factors').where('owner', '=', owner).execute()
  await db.insertInto('flag_factors').values({ owner, secret, last_step: step, made_at: now }).execute()
}

/** False if a code of this step or a later one was used already. */
export async function useStep(db: FlagDatabase, owner: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('flag_factors')
    .set({ last_step: step })
    .where('owner', '=', owner)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteApp(db: FlagDatabase, owner: string): Promise<void> {
  await db.deleteFrom('flag_factors').where('owner', '=', owner).execute()
}

/** Recovery codes are deleted with it. */
export async function deleteFactor(db: FlagDatabase, owner: string): Promise<void> {
  await deleteApp(db, owner)
  await db.deleteFrom('flag_recovery_codes').where('owner', '=', owner).execute()
}

export async function saveRecoveryCodes(
  db: FlagDatabase,
  owner: string,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom('flag_recovery_codes').where('owner', '=', owner).execute()
  await db
    .insertInto('flag_recovery_codes')
    .values(codes.map((code) => ({ owner, code_hash: recoveryHash(owner, code) })))
    .execute()
}

export async function useRecoveryCode(db: FlagDatabase, owner: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('flag_recovery_codes')
    .where('code_hash', '=', recoveryHash(owner, code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: FlagDatabase, owner: string): Promise<number> {
  const row = await db
    .selectFrom('flag_recovery_codes')
    .where('owner', '=', owner)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export const readUse = (db: FlagDatabase, token: string) =>
  db.selectFrom('flag_session_uses').where('token_hash', '=', hashToken(token)).selectAll().executeTakeFirst()

interface Use {
  readonly device: string | null
  readonly network: string | null
  readonly now: number
}

export async function saveUse(db: FlagDatabase, token: string, { device, network, now }: Use): Promise<void> {
  await db
    .insertInto('flag_session_uses')
    .values({ token_hash: hashToken(token), device, network, seen_at: now, proven_at: null })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ device, network, seen_at: now }))
    .execute()
  await db
    .deleteFrom('flag_session_uses')
    .where('token_hash', 'not in', db.selectFrom('flag_sessions').select('token_hash'))
    .execute()
}

export async function markProven(db: FlagDatabase, token: string, now: number): Promise<void> {
  await db
    .updateTable('flag_session_uses')
    .set({ proven_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

const iso = (seconds: number) => new Date(Number(seconds) * 1_000).toISOString()

export async function readOwnerSessions(
  db: FlagDatabase,
  owner: string,
  token: string,
  now: number,
): Promise<readonly OwnerSessionUse[]> {
  const rows = await db
    .selectFrom('flag_sessions')
    .leftJoin('flag_session_uses', 'flag_session_uses.token_hash', 'flag_sessions.token_hash')
    .where('owner', '=', owner)
    .where('expires_at', '>', now)
    .orderBy('started_at', 'desc')
    .select(['flag_sessions.token_hash as id', 'device', 'network', 'issuer', 'started_at', 'seen_at'])
    .execute()
  return rows.map(({ id, device, network, issuer, started_at: started, seen_at: seen }) => ({
    id,
    current: id === hashToken(token),
    device,
    network,
    atProvider: issuer !== null,
    startedAt: iso(started),
    seenAt: seen === null ? null : iso(seen),
  }))
}

/** Sessions by the id of `readOwnerSessions`, or all but the session of a token. */
export async function endSessionsOf(
  db: FlagDatabase,
  owner: string,
  which: { readonly id: string } | { readonly except: string },
): Promise<void> {
  const all = db.deleteFrom('flag_sessions').where('owner', '=', owner)
  await ('id' in which
    ? all.where('token_hash', '=', which.id)
    : all.where('token_hash', '!=', hashToken(which.except))
  ).execute()
}
