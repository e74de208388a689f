import type { Kysely } from 'kysely'

/** `seen`: id of the last history entry that became a message. Times of attempts are epoch seconds. */
export async function createReceiverTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flag_receivers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('sites', 'text', (column) => column.notNull())
    .addColumn('features', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'text')
    .addColumn('last_done', 'integer')
    .addColumn('last_result', 'text')
    .execute()
  await db.schema
    .createTable('flag_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('receiver', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('flag_messages_due').on('flag_messages').columns(['next_try_at']).execute()
}
