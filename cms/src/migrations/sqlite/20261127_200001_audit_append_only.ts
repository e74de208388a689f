import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`
    CREATE TRIGGER audit_entries_changes BEFORE UPDATE ON audit_entries
    BEGIN
      SELECT RAISE(ABORT, 'the audit log is append-only');
    END`)
  await db.run(sql`
    CREATE TRIGGER audit_entries_deletions BEFORE DELETE ON audit_entries
    WHEN OLD.created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-89 days')
    BEGIN
      SELECT RAISE(ABORT, 'the audit log is append-only');
    END`)
  // INSERT OR REPLACE deletes without a trigger.
  await db.run(sql`
    CREATE TRIGGER audit_entries_replacements BEFORE INSERT ON audit_entries
    WHEN EXISTS (SELECT 1 FROM audit_entries WHERE id = NEW.id)
    BEGIN
      SELECT RAISE(ABORT, 'the audit log is append-only');
    END`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TRIGGER audit_entries_changes`)
  await db.run(sql`DROP TRIGGER audit_entries_deletions`)
  await db.run(sql`DROP TRIGGER audit_entries_replacements`)
}
