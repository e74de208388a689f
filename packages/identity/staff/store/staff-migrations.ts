import type { Migrations } from '@marquee/kit/database/migrations.ts'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { MISSING_ADDRESS } from './people.ts'

type AnyDatabase = Kysely<unknown>

const owners = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    name_key: z.string(),
    password: z.string(),
    role: z.enum(['viewer', 'editor', 'admin']),
    sites: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
    created_at: z.string(),
    updated_at: z.string(),
  }),
)

/** The owner whom the flag service made at its first start. */
const FIRST_OWNER = 'first-admin'

/**
 * Owners of flags with a password of their own become people, with the same id, password, one-time codes and recovery
 * codes. Their passkeys are bound to the host of the console. A manager completes their addresses.
 */
async function carryOverOwners(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select * from flag_owners where issuer is null`.execute(db)
  for (const { id, name, name_key, password, role, sites, created_at, updated_at } of owners.parse(rows)) {
    const rights = { manages: id === FIRST_OWNER, flags: { role, sites }, content: null }
    await sql`insert into staff_people (id, name, email, password, rights, suspended_at, created_at, updated_at)
      values (${id}, ${name}, ${name_key + MISSING_ADDRESS}, ${password}, ${JSON.stringify(rights)}, null,
        ${created_at}, ${updated_at})`.execute(db)
  }
  await sql`insert into staff_factors (person, secret, last_step, made_at)
    select owner, secret, last_step, made_at from flag_factors
    where owner in (select id from staff_people)`.execute(db)
  // An owner with passkeys alone has recovery codes that prove nothing without them.
  await sql`insert into staff_recovery_codes (code_hash, person, hashed_for)
    select code_hash, owner, owner from flag_recovery_codes
    where owner in (select person from staff_factors)`.execute(db)
}

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
