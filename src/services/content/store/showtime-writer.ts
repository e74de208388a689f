import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { ContentTables, NewShowtime } from './content-tables.ts'

const BATCH = 60

export async function insertShowtimes(
  db: Kysely<ContentTables>,
  site: SiteId,
  source: string,
  rows: readonly NewShowtime[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows.slice(start, start + BATCH).map((row) => ({ ...row, site, source }))
    await db.insertInto('showtimes').values(values).execute()
  }
}
