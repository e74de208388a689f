import type { Kysely } from 'kysely'

/** Beside `flag_usage`, which the version before goes on writing. `hour`: ISO date-time in UTC. */
export async function createVariantUsage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flag_variant_usage')
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('application', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('flag_variant_usage_key', ['flag', 'application', 'hour', 'site', 'variant'])
    .execute()
  await db.schema
    .createIndex('flag_variant_usage_by_hour')
    .on('flag_variant_usage')
    .columns(['hour'])
    .execute()
}
