import type { Kysely } from 'kysely'

/** Instants are ISO date-times in UTC. The version before leaves the new column null. */
export async function createRequestTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flag_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('decision', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .execute()
  await db.schema.createIndex('flag_requests_by_time').on('flag_requests').columns(['at']).execute()
  await db.schema.alterTable('flag_history').addColumn('approved_by', 'text').execute()
}
