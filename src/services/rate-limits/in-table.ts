import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

export interface AttemptsTable {
  key: string
  /** Epoch seconds. */
  at: number
  id: string
}

export interface AttemptLimit {
  readonly most: number
  readonly minutes: number
}

/** Hashes the parts, so that neither network nor e-mail addresses are readable in the table. */
export const rateLimitKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/**
 * Counts in a table of the caller's service. Only a lock around `waitFor` and
 * `countAttempt` makes the limit exact.
 */
export function rateLimitIn<Name extends string>(name: Name) {
  type Tables = Record<Name, AttemptsTable>
  // Kysely does not infer columns for a table whose name is a type parameter.
  const inTable = (db: Kysely<Tables>) => db as unknown as Kysely<Record<'attempts', AttemptsTable>>
  const table = name as string as 'attempts'
  return {
    /** Seconds until the key may try again, 0 if now. `now` in epoch seconds. */
    async waitFor(
      db: Kysely<Tables>,
      key: string,
      { most, minutes }: AttemptLimit,
      now: number,
    ): Promise<number> {
      const window = minutes * 60
      const rows = await inTable(db)
        .selectFrom(table)
        .where('key', '=', key)
        .where('at', '>', now - window)
        .orderBy('at', 'desc')
        .limit(most)
        .select('at')
        .execute()
      const oldest = rows.at(-1)
      return oldest && rows.length >= most ? Number(oldest.at) + window - now : 0
    },

    async countAttempt(db: Kysely<Tables>, keys: readonly string[], now: number): Promise<void> {
      await inTable(db)
        .insertInto(table)
        .values(keys.map((key) => ({ key, at: now, id: randomUUID() })))
        .execute()
    },

    async resetAttempts(db: Kysely<Tables>, key: string): Promise<void> {
      await inTable(db).deleteFrom(table).where('key', '=', key).execute()
    },
  }
}
