import type { Kysely } from 'kysely'

/** Instants are ISO date-times in UTC. Entries that the version before writes belong to no plan. */
export async function createPlanTable(db: Kysely<unknown>): Promise<void> {
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
    .execute()
  await db.schema.createIndex('flag_plans_due').on('flag_plans').columns(['due_at']).execute()
  await db.schema.createIndex('flag_plans_ended').on('flag_plans').columns(['state', 'outcome_at']).execute()
  await db.schema.alterTable('flag_history').addColumn('plan', 'text').execute()
}

/** Rows that the version before writes belong to no batch. */
export async function addPlanBatch(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('flag_plans').addColumn('batch', 'text').execute()
}
