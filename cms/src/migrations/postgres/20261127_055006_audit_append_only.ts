import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'sign-in.locked' BEFORE 'sign-in.role-missing';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'person.password-changed' BEFORE 'person.factor-added';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'audit.exported';
  CREATE FUNCTION "cms"."refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF OLD.created_at < now() - interval '89 days' THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'the audit log is append-only';
  END $$;
  CREATE TRIGGER "audit_entries_changes" BEFORE UPDATE OR DELETE ON "cms"."audit_entries" FOR EACH ROW EXECUTE FUNCTION "cms"."refuse_audit_change"();
  CREATE TRIGGER "audit_entries_truncation" BEFORE TRUNCATE ON "cms"."audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "cms"."refuse_audit_change"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "audit_entries_truncation" ON "cms"."audit_entries";
  DROP TRIGGER "audit_entries_changes" ON "cms"."audit_entries";
  DROP FUNCTION "cms"."refuse_audit_change"();
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "cms"."enum_audit_entries_event";
  CREATE TYPE "cms"."enum_audit_entries_event" AS ENUM('sign-in.succeeded', 'sign-in.failed', 'sign-in.role-missing', 'sign-in.ended', 'sign-in.factor-passed', 'sign-in.factor-failed', 'person.added', 'person.changed', 'person.removed', 'person.factor-added', 'person.factor-removed', 'person.recovery-made');
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "event" SET DATA TYPE "cms"."enum_audit_entries_event" USING "event"::"cms"."enum_audit_entries_event";`)
}
