import { countedKey, type Engine } from '@marquee/kit/database/columns.ts'
import type { Migrations } from '@marquee/kit/database/migrations.ts'
import { type Kysely, sql } from 'kysely'

type AnyDatabase = Kysely<unknown>

/** Databases of before the first release have these on record: their tables are those that the next one creates. */
const onRecord = [
  '0005-flags',
  '0010-flag-applications',
  '0019-owner-factors',
  '0021-owner-providers',
  '0023-passkeys',
  '0034-flag-batches',
  '0035-token-uses',
  '0036-flag-plans',
  '0038-flag-requests',
  '0042-flag-receivers',
  '0044-flag-variants',
  '0045-flag-results',
] as const

export const flagMigrations: Migrations = {
  ...Object.fromEntries(onRecord.map((name) => [name, async () => {}])),
  '0046-plan-batches': createFlagTables,
  '0048-flag-uses': createUses,
  '0049-flag-webhook': createMessages,
  '0052-provided-owners': leaveSignIns,
}

/**
 * Instants are ISO date-times in UTC in text columns, otherwise epoch seconds. A database with only some of the names
 * on record fails here, since its tables exist, and stays as it is.
 */
async function createFlagTables(db: AnyDatabase, engine: Engine): Promise<void> {
  await createCells(db, engine)
  await createScheduledTable(db)
  await createRequests(db)
  await createOwners(db)
  await createSessions(db)
  await createFactors(db)
  await createPasskeys(db)
  await createTokens(db)
  await createResults(db)
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
    .addColumn('batch', 'text')
    .addColumn('plan', 'text')
    .addColumn('approved_by', 'text')
    .execute()
  await db.schema
    .createIndex('flag_history_by_cell')
    .on('flag_history')
    .columns(['flag', 'site', 'id'])
    .execute()
  await db.schema.createIndex('flag_history_by_batch').on('flag_history').columns(['batch']).execute()
}

async function createScheduledTable(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('flag_plans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('before', 'text')
    .addColumn('version', 'integer')
    .addColumn('entry', 'integer')
    .addColumn('outcome', 'text')
    .addColumn('outcome_at', 'text')
    .addColumn('called_off_by', 'text')
    .addColumn('batch', 'text')
    .execute()
  await db.schema.createIndex('flag_plans_due').on('flag_plans').columns(['due_at']).execute()
  await db.schema.createIndex('flag_plans_ended').on('flag_plans').columns(['state', 'outcome_at']).execute()
}

async function createRequests(db: AnyDatabase): Promise<void> {
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
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .execute()
  await db.schema
    .createIndex('flag_owners_by_subject')
    .on('flag_owners')
    .columns(['issuer', 'subject'])
    .unique()
    .execute()
}

async function createSessions(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('flag_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('csrf', 'text', (column) => column.notNull())
    .addColumn('started_at', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .addColumn('issuer', 'text')
    .addColumn('id_token', 'text')
    .execute()
  await db.schema.createIndex('flag_sessions_by_owner').on('flag_sessions').columns(['owner']).execute()
  await db.schema
    .createTable('flag_session_uses')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('device', 'text')
    .addColumn('network', 'text')
    .addColumn('seen_at', 'integer', (column) => column.notNull())
    .addColumn('proven_at', 'integer')
    .execute()
}

async function createFactors(db: AnyDatabase): Promise<void> {
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
}

async function createPasskeys(db: AnyDatabase): Promise<void> {
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

async function createTokens(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('flag_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute()
}

/** Sums only: no row is about one visitor. `day`: ISO date in UTC; `goal`: empty for the views. */
async function createResults(db: AnyDatabase): Promise<void> {
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

/** Counts by day, application and variant were drawn in charts only. */
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

/** The messages of one webhook replace receivers. Nothing has used the tries since limits have a table of their own. */
async function createMessages(db: AnyDatabase): Promise<void> {
  for (const table of ['flag_receivers', 'flag_messages', 'flag_tries'])
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

/** Passwords and second factors are with the people of the staff host since 0051. Their sessions here end. */
async function leaveSignIns(db: AnyDatabase): Promise<void> {
  await sql`delete from flag_sessions where issuer is null`.execute(db)
  await db.schema.alterTable('flag_owners').dropColumn('password').execute()
  for (const what of ['session_uses', 'factors', 'recovery_codes', 'passkeys', 'challenges'])
    await db.schema.dropTable(`flag_${what}`).execute()
}
