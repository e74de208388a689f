import type { Migrations } from '@marquee/kit/database/migrations.ts'
import type { Kysely } from 'kysely'

export const identityMigrations: Migrations = {
  // Existing databases recorded these tables with those of the accounts.
  '0004-accounts': createIdentityTables,
}

async function createIdentityTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('oidc_records')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('user_code', 'text')
    .addColumn('consumed_at', 'integer')
    .addColumn('expires_at', 'integer')
    .addPrimaryKeyConstraint('oidc_records_key', ['site', 'model', 'id'])
    .execute()
  await db.schema
    .createIndex('oidc_records_by_grant')
    .on('oidc_records')
    .columns(['site', 'grant_id'])
    .execute()
  await db.schema
    .createIndex('oidc_records_by_uid')
    .on('oidc_records')
    .columns(['site', 'model', 'uid'])
    .execute()
  await db.schema
    .createIndex('oidc_records_by_account')
    .on('oidc_records')
    .columns(['site', 'account'])
    .execute()
  await db.schema
    .createTable('signing_keys')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kid', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('signing_keys_key', ['site', 'kid'])
    .execute()
}
