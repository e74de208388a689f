import type { Kysely } from 'kysely'

/** Sums only: no row is about one visitor. `day`: ISO date in UTC; `goal`: empty for the views. */
export async function createResultTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flag_results')
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('arm', 'text', (column) => column.notNull())
    .addColumn('goal', 'text', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('flag_results_key', ['flag', 'day', 'site', 'language', 'arm', 'goal'])
    .execute()
  await db.schema.createIndex('flag_results_by_day').on('flag_results').columns(['day']).execute()
}
