import { createHash, randomUUID } from 'node:crypto'
import type { AccountDatabase } from './account-store.ts'

export interface AttemptLimit {
  readonly most: number
  readonly minutes: number
}

/** Hashes the parts, so that neither network nor e-mail addresses are readable in the table. */
export const rateLimitKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

type RateLimitTable = 'account_tries' | 'flag_tries'

/** Seconds until the key may try again, 0 if now. `now` in epoch seconds. */
export async function waitFor(
  db: AccountDatabase,
  key: string,
  { most, minutes }: AttemptLimit,
  now: number,
  table: RateLimitTable = 'account_tries',
): Promise<number> {
  const window = minutes * 60
  const rows = await db
    .selectFrom(table)
    .where('key', '=', key)
    .where('at', '>', now - window)
    .orderBy('at', 'desc')
    .limit(most)
    .select('at')
    .execute()
  const oldest = rows.at(-1)
  return oldest && rows.length >= most ? Number(oldest.at) + window - now : 0
}

export async function countAttempt(
  db: AccountDatabase,
  keys: readonly string[],
  now: number,
  table: RateLimitTable = 'account_tries',
): Promise<void> {
  await db
    .insertInto(table)
    .values(keys.map((key) => ({ key, at: now, id: randomUUID() })))
    .execute()
}

export async function resetAttempts(
  db: AccountDatabase,
  key: string,
  table: RateLimitTable = 'account_tries',
): Promise<void> {
  await db.deleteFrom(table).where('key', '=', key).execute()
}
