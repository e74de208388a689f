import type { Database } from '@marquee/kit/database/database.ts'
import { sql } from 'kysely'
import type { ContentTables } from './content-tables.ts'

/**
 * PostgreSQL's index of the trigrams of names, unless it exists. Without the right to create the extension,
 * corrections read the names of the site instead: the same results, more slowly.
 */
export async function createTrigramIndex(
  { engine, db, exclusively }: Pick<Database<ContentTables>, 'engine' | 'db' | 'exclusively'>,
  log: (message: string, error: unknown) => void,
): Promise<void> {
  if (engine === 'sqlite') return
  const { rows } = await sql`select 1 where to_regclass('search_names') is not null`.execute(db)
  if (rows.length > 0) return
  try {
    await exclusively(async () => {
      await sql`create extension if not exists pg_trgm`.execute(db)
      await sql`create index if not exists search_names on search using gin (names gin_trgm_ops)`.execute(db)
    })
  } catch (error) {
    log(
      'the search corrects mistyped words without an index, which is slower: let the owner of the database run "create extension pg_trgm", and start again',
      error,
    )
  }
}
