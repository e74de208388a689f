import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION cms.refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.created_at < now() - interval '89 days' THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION 'the audit log is append-only';
    END $$;
    CREATE TRIGGER audit_entries_changes BEFORE UPDATE OR DELETE ON cms.audit_entries
      FOR EACH ROW EXECUTE FUNCTION cms.refuse_audit_change();
    CREATE TRIGGER audit_entries_truncation BEFORE TRUNCATE ON cms.audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION cms.refuse_audit_change()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER audit_entries_truncation ON cms.audit_entries;
    DROP TRIGGER audit_entries_changes ON cms.audit_entries;
    DROP FUNCTION cms.refuse_audit_change()`)
}
