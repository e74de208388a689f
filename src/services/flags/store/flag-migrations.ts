import { type Kysely, sql } from 'kysely'
import { countedKey, type Engine } from '../../database/engine.ts'
import type { Migrations } from '../../database/migrations.ts'
import { createFactorTables } from './factor-migrations.ts'
import { createPasskeyTables } from './passkey-migrations.ts'
import { addPlanBatch, createPlanTable } from './plan-migrations.ts'
import { createRequestTable } from './request-migrations.ts'
import { createResultTable } from './result-migrations.ts'
import { createVariantUsage } from './variant-migrations.ts'

type AnyDatabase = Kysely<unknown>

export const flagMigrations: Migrations = {
  '0005-flags': createFlagTables,
  '0010-flag-applications': dropFlagApplications,
  '0018-rate-limits': emptyTries,
  '0019-owner-factors': createFactorTables,
  '0021-owner-providers': addProviders,
  '0023-passkeys': createPasskeyTables,
  '0034-flag-batches': addBatches,
  '0035-token-uses': addTokenUses,
  '0036-flag-plans': createPlanTable,
  '0038-flag-requests': createRequestTable,
  '0042-flag-receivers': async () => {},
  '0044-flag-variants': createVariantUsage,
  '0045-flag-results': createResultTable,
  '0046-plan-batches': addPlanBatch,
  '0048-flag-uses': createUses,
  '0049-flag-webhook': createMessages,
}

/** Instants are ISO date-times in UTC in text columns, otherwise epoch seconds. */
async function createFlagTables(db: AnyDatabase, engine: Engine): Promise<void> {
  await createCells(db, engine)
  await createOwners(db)
  await createUsage(db)
}

async function createCells(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('flag_cells')
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('audience', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('flag_cells_key', ['flag', 'site'])
    .execute()
  await db.schema
    .createTable('flag_history')
    .addColumn('id', countedKey(engine), (column) => column.primaryKey())
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('undoes', 'integer')
    .execute()
  await db.schema
    .createIndex('flag_history_by_cell')
    .on('flag_history')
    .columns(['flag', 'site', 'id'])
    .execute()
}

async function createOwners(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('flag_owners')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('sites', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('flag_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('csrf', 'text', (column) => column.notNull())
    .addColumn('started_at', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('flag_sessions_by_owner').on('flag_sessions').columns(['owner']).execute()
  await db.schema
    .createTable('flag_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('flag_tries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('flag_tries_by_key').on('flag_tries').columns(['key', 'at']).execute()
}

async function createUsage(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('flag_usage')
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('application', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('yes', 'integer', (column) => column.notNull())
    .addColumn('no', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('flag_usage_key', ['flag', 'application', 'hour', 'site'])
    .execute()
  await db.schema.createIndex('flag_usage_by_hour').on('flag_usage').columns(['hour']).execute()
  await db.schema
    .createTable('flag_applications')
    .addColumn('application', 'text', (column) => column.notNull())
    .addColumn('instance', 'text', (column) => column.notNull())
    .addColumn('sdk', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('flag_applications_key', ['application', 'instance'])
    .execute()
}

/** Registrations of SDKs were stored and never read. */
async function dropFlagApplications(db: AnyDatabase): Promise<void> {
  await db.schema.dropTable('flag_applications').execute()
}

/** Only the version before, which may still run, writes this table. */
async function emptyTries(db: AnyDatabase): Promise<void> {
  await sql`delete from flag_tries`.execute(db)
}

async function addProviders(db: AnyDatabase): Promise<void> {
  const added = [
    ['flag_owners', 'issuer'],
    ['flag_owners', 'subject'],
    ['flag_sessions', 'issuer'],
    ['flag_sessions', 'id_token'],
  ] as const
  for (const [table, column] of added) await db.schema.alterTable(table).addColumn(column, 'text').execute()
  await db.schema
    .createIndex('flag_owners_by_subject')
    .on('flag_owners')
    .columns(['issuer', 'subject'])
    .unique()
    .execute()
}

/** Null for the version before, which changes single cells. */
async function addBatches(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('flag_history').addColumn('batch', 'text').execute()
  await db.schema.createIndex('flag_history_by_batch').on('flag_history').columns(['batch']).execute()
}

async function addTokenUses(db: AnyDatabase): Promise<void> {
  for (const column of ['expires_at', 'used_at'])
    await db.schema.alterTable('flag_tokens').addColumn(column, 'text').execute()
}

/** Hours are ISO date-times in UTC. */
async function createUses(db: AnyDatabase): Promise<void> {
  for (const table of ['flag_usage', 'flag_variant_usage'])
    await db.schema.dropTable(table).ifExists().execute()
  await db.schema
    .createTable('flag_uses')
    .addColumn('flag', 'text', (column) => column.primaryKey())
    .addColumn('first_hour', 'text', (column) => column.notNull())
    .addColumn('last_hour', 'text', (column) => column.notNull())
    .execute()
}

/** Times of attempts are epoch seconds. */
async function createMessages(db: AnyDatabase): Promise<void> {
  for (const table of ['flag_receivers', 'flag_messages'])
    await db.schema.dropTable(table).ifExists().execute()
  await db.schema
    .createTable('flag_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('flag_messages_due').on('flag_messages').columns(['next_try_at']).execute()
}
