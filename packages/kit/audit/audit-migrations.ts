import { type Kysely, sql } from 'kysely'
import { countedKey, type Engine } from '../database/columns.ts'
import type { Migrations } from '../database/migrations.ts'

type AnyDatabase = Kysely<unknown>

export const auditMigrations: Migrations = { '0016-audit-log': createAuditLogTables }

/** Instants are ISO date-times in UTC. */
async function createAuditLogTables(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', countedKey(engine), (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('site', 'text')
    .addColumn('subject', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text')
    .addColumn('person', 'text')
    .addColumn('target', 'text')
    .addColumn('network', 'text')
    .execute()
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at']).execute()
  await db.schema.createIndex('audit_log_by_person').on('audit_log').columns(['person', 'id']).execute()
  await db.schema
    .createTable('audit_retention')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('personal_before', 'text', (column) => column.notNull())
    .addColumn('rows_before', 'text', (column) => column.notNull())
    .execute()
  await (engine === 'sqlite' ? protectOnSqlite(db) : protectOnPostgres(db))
}

const COLUMNS = ['id', 'at', 'event', 'outcome', 'actor', 'site', 'subject', 'details', 'request_id'] as const

/** An update that only removes personal data, within the retention job. */
const onlyRemoves = (same: string) => `
  new.person is null and new.target is null and new.network is null
  and ${COLUMNS.map((column) => `new.${column} ${same} old.${column}`).join(' and ')}
  and exists (select 1 from audit_retention where old.at < personal_before)`

const isOutdated = 'exists (select 1 from audit_retention where old.at < rows_before)'
const REFUSAL = 'the audit log is append-only'

async function protectOnSqlite(db: AnyDatabase): Promise<void> {
  const refuse = (name: string, event: string, when: string) =>
    sql
      .raw(
        `create trigger audit_log_${name} before ${event} on audit_log when ${when} begin select raise(abort, '${REFUSAL}'); end`,
      )
      .execute(db)
  await refuse('changes', 'update', `not (${onlyRemoves('is')})`)
  await refuse('deletions', 'delete', `not ${isOutdated}`)
  // INSERT OR REPLACE deletes without a trigger.
  await refuse('replacements', 'insert', 'exists (select 1 from audit_log where id = new.id)')
}

async function protectOnPostgres(db: AnyDatabase): Promise<void> {
  await sql
    .raw(`create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if ${onlyRemoves('is not distinct from')} then return new; end if;
  elsif tg_op = 'DELETE' then
    if ${isOutdated} then return old; end if;
  end if;
  raise exception '${REFUSAL}';
end $$`)
    .execute(db)
  await sql
    .raw(
      'create trigger audit_log_changes before update or delete on audit_log for each row execute function refuse_audit_change()',
    )
    .execute(db)
  await sql
    .raw(
      'create trigger audit_log_truncation before truncate on audit_log for each statement execute function refuse_audit_change()',
    )
    .execute(db)
}
