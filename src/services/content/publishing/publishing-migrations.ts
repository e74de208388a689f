import type { Engine } from '@marquee/kit/database/columns.ts'
import type { Migrations } from '@marquee/kit/database/migrations.ts'
import { type Kysely, sql } from 'kysely'

export const publishingMigrations: Migrations = { '0006-publishing': createPublishingTables }

async function createPublishingTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('owns', 'integer', (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('plans', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('publications_key', ['site', 'kind', 'id'])
    .execute()
  await db.schema
    .createTable('former_slugs')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_slugs_key', ['site', 'kind', 'language', 'slug'])
    .execute()
  await db.schema
    .createTable('enrichments')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    // The owning document, so that its fields can be removed in every language.
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enrichments_key', ['site', 'kind', 'slug', 'language'])
    .execute()
  await db.schema
    .createTable('media')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', engine === 'postgres' ? sql`bytea` : 'blob', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
