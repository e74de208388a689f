import type { Kysely } from 'kysely'
import type { Migrations } from '../database/migrations.ts'

export const rateLimitMigrations: Migrations = { '0018-rate-limits': createRateLimits }

async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_by_end').on('rate_limits').column('ends_at').execute()
}
