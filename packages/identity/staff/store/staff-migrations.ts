import type { Migrations } from '@marquee/kit/database/migrations.ts'
import type { Kysely } from 'kysely'
import { carryOverOwners } from './carry-over-owners.ts'

type AnyDatabase = Kysely<unknown>

export const staffMigrations: Migrations = {
  '0050-staff': createStaffTables,
  '0051-owners-of-flags': carryOverOwners,
}

async function createStaffTables(db: AnyDatabase): Promise<void> {
  await createPeople(db)
  await createFactors(db)
  await createPasskeys(db)
}

async function createPeople(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('staff_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text')
    .addColumn('rights', 'text', (column) => column.notNull())
    .addColumn('suspended_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('csrf', 'text', (column) => column.notNull())
    .addColumn('started_at', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .addColumn('origin', 'text')
    .addColumn('provider_session', 'text')
    .addColumn('device', 'text')
    .addColumn('network', 'text')
    .addColumn('seen_at', 'integer', (column) => column.notNull())
    .addColumn('proven_at', 'integer')
    .execute()
  await db.schema.createIndex('staff_sessions_by_person').on('staff_sessions').columns(['person']).execute()
  await db.schema
    .createTable('staff_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
}

async function createFactors(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('staff_factors')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('hashed_for', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('staff_recovery_by_person')
    .on('staff_recovery_codes')
    .columns(['person'])
    .execute()
}

async function createPasskeys(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('staff_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('made_at', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'integer')
    .execute()
  await db.schema.createIndex('staff_passkeys_by_person').on('staff_passkeys').columns(['person']).execute()
  await db.schema
    .createTable('staff_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
}
