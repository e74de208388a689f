import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'document.published';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'document.withdrawn';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'document.restored';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'document.deleted';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'preview.made';
  ALTER TABLE "cms"."audit_entries" ADD COLUMN "document" varchar;
  ALTER TABLE "cms"."audit_entries" ADD COLUMN "site" varchar;
  ALTER TABLE "cms"."audit_entries" ADD COLUMN "language" varchar;
  ALTER TABLE "cms"."audit_entries" ADD COLUMN "network" varchar;
  CREATE INDEX "audit_entries_document_idx" ON "cms"."audit_entries" USING btree ("document");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."audit_entries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "cms"."enum_audit_entries_event";
  CREATE TYPE "cms"."enum_audit_entries_event" AS ENUM('sign-in.succeeded', 'sign-in.failed', 'sign-in.locked', 'sign-in.role-missing', 'sign-in.ended', 'sign-in.factor-passed', 'sign-in.factor-failed', 'person.added', 'person.changed', 'person.removed', 'person.password-changed', 'person.factor-added', 'person.factor-removed', 'person.recovery-made', 'audit.exported');
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "event" SET DATA TYPE "cms"."enum_audit_entries_event" USING "event"::"cms"."enum_audit_entries_event";
  DROP INDEX "cms"."audit_entries_document_idx";
  ALTER TABLE "cms"."audit_entries" DROP COLUMN "document";
  ALTER TABLE "cms"."audit_entries" DROP COLUMN "site";
  ALTER TABLE "cms"."audit_entries" DROP COLUMN "language";
  ALTER TABLE "cms"."audit_entries" DROP COLUMN "network";`)
}
