import { serviceLimits } from '../../../../config/service-limits.ts'
import { hashToken, isToken, newToken } from '../../accounts/secrets.ts'
import type { OwnerSession } from '../flag-owners.ts'
import type { FlagDatabase } from './flag-store.ts'
import { ownerById, toOwner } from './owners.ts'

const LENGTH = serviceLimits.flags.session.hours * 3_600

/** Returns the session's token and its CSRF value. `now` in epoch seconds, as below. */
export async function startOwnerSession(
  db: FlagDatabase,
  owner: string,
  now: number,
): Promise<{ readonly token: string; readonly csrf: string }> {
  const token = newToken()
  const csrf = newToken()
  await db
    .insertInto('flag_sessions')
    .values({ token_hash: hashToken(token), owner, csrf, started_at: now, expires_at: now + LENGTH })
    .execute()
  return { token, csrf }
}

export async function readOwnerSession(
  db: FlagDatabase,
  token: string | undefined,
  now: number,
): Promise<OwnerSession | null> {
  if (!isToken(token)) return null
  const row = await db
    .selectFrom('flag_sessions')
    .where('token_hash', '=', hashToken(token))
    .selectAll()
    .executeTakeFirst()
  if (!row || Number(row.expires_at) <= now) return null
  const owner = await ownerById(db, row.owner)
  return owner ? { owner: toOwner(owner), csrf: row.csrf } : null
}

export async function endOwnerSession(db: FlagDatabase, token: string): Promise<void> {
  await db.deleteFrom('flag_sessions').where('token_hash', '=', hashToken(token)).execute()
}

export async function endOwnerSessions(db: FlagDatabase, owner: string): Promise<void> {
  await db.deleteFrom('flag_sessions').where('owner', '=', owner).execute()
}

export async function deleteExpiredSessions(db: FlagDatabase, now: number): Promise<void> {
  await db.deleteFrom('flag_sessions').where('expires_at', '<=', now).execute()
}
