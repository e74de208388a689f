import { isLoggedOut, type LoggedOut } from '@marquee/identity/logout-token.ts'
import { hashToken, isToken, newToken } from '@marquee/kit/secrets/tokens.ts'
import type { OwnerSession } from '../flag-owners.ts'
import type { FlagDatabase } from './flag-tables.ts'
import { ownerById, toOwner } from './owners.ts'

interface NewSession {
  /** Epoch seconds. */
  readonly now: number
  readonly hours: number
  /** Absent for the first admin's password. */
  readonly at?: { readonly issuer: string; readonly idToken: string }
}

/** Returns the session's token and its CSRF value. */
export async function startOwnerSession(
  db: FlagDatabase,
  owner: string,
  { now, hours, at }: NewSession,
): Promise<{ readonly token: string; readonly csrf: string }> {
  const token = newToken()
  const csrf = newToken()
  await db
    .insertInto('flag_sessions')
    .values({
      token_hash: hashToken(token),
      owner,
      csrf,
      started_at: now,
      expires_at: now + hours * 3_600,
      issuer: at?.issuer ?? null,
      id_token: at?.idToken ?? null,
    })
    .execute()
  return { token, csrf }
}

/** `now` in epoch seconds, as below. */
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
  return owner ? { owner: toOwner(owner), csrf: row.csrf, issuer: row.issuer, idToken: row.id_token } : null
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

/** Ends sessions that have ended at the provider. Returns the identifiers of their owners. */
export async function endProvidedSessions(db: FlagDatabase, who: LoggedOut): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('flag_sessions')
    .where('issuer', '=', who.issuer)
    .where('started_at', '<=', who.startedBefore)
    .select(['token_hash', 'owner', 'id_token'])
    .execute()
  const ended = rows.filter(({ id_token: idToken }) => idToken !== null && isLoggedOut(idToken, who))
  if (ended.length === 0) return []
  const hashes = ended.map(({ token_hash: hash }) => hash)
  await db.deleteFrom('flag_sessions').where('token_hash', 'in', hashes).execute()
  return [...new Set(ended.map(({ owner }) => owner))]
}
