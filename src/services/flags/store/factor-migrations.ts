import type { Kysely } from 'kysely'

/** Instants are epoch seconds. */
export async function createFactorTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flag_factors')
    .addColumn('owner', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('flag_recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('flag_recovery_by_owner').on('flag_recovery_codes').columns(['owner']).execute()
  await db.schema
    .createTable('flag_session_uses')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('device', 'text')
    .addColumn('network', 'text')
    .addColumn('seen_at', 'integer', (column) => column.notNull())
    .addColumn('proven_at', 'integer')
    .execute()
}
