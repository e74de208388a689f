import { hashToken, isToken, newToken } from '@marquee/kit/secrets/tokens.ts'
import type { StaffDatabase } from './staff-tables.ts'

/** Stores the hash of a new link to set a password and returns its token; the former ones of the person end. */
export async function makeLink(
  db: StaffDatabase,
  person: string,
  { now, hours }: { readonly now: number; readonly hours: number },
): Promise<string> {
  const token = newToken()
  await deleteLinks(db, person, now)
  await db
    .insertInto('staff_links')
    .values({ token_hash: hashToken(token), person, expires_at: now + hours * 3_600 })
    .execute()
  return token
}

/** The person of a valid link. `now` in epoch seconds. */
export async function personOfLink(db: StaffDatabase, token: string, now: number): Promise<string | null> {
  if (!isToken(token)) return null
  const row = await db
    .selectFrom('staff_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .select('person')
    .executeTakeFirst()
  return row?.person ?? null
}

/** Those of a person, and expired ones. */
export async function deleteLinks(db: StaffDatabase, person: string, now: number): Promise<void> {
  await db
    .deleteFrom('staff_links')
    .where((row) => row.or([row('person', '=', person), row('expires_at', '<=', now)]))
    .execute()
}
