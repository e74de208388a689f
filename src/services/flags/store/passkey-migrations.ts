import type { Kysely } from 'kysely'

/** Instants are epoch seconds. */
export async function createPasskeyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flag_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('made_at', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'integer')
    .execute()
  await db.schema.createIndex('flag_passkeys_by_owner').on('flag_passkeys').columns(['owner']).execute()
  await db.schema
    .createTable('flag_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
}
