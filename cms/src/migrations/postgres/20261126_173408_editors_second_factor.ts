import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'sign-in.factor-passed' BEFORE 'person.added';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'sign-in.factor-failed' BEFORE 'person.added';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'person.factor-added';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'person.factor-removed';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'person.recovery-made';
  CREATE TABLE "cms"."code_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"wrong" numeric DEFAULT 0 NOT NULL,
  	"wrong_since" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."session_proofs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"device" varchar,
  	"proven_at" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."provider_sessions" ADD COLUMN "device" varchar;
  CREATE UNIQUE INDEX "code_keys_account_idx" ON "cms"."code_keys" USING btree ("account");
  CREATE INDEX "code_keys_updated_at_idx" ON "cms"."code_keys" USING btree ("updated_at");
  CREATE INDEX "code_keys_created_at_idx" ON "cms"."code_keys" USING btree ("created_at");
  CREATE INDEX "recovery_codes_account_idx" ON "cms"."recovery_codes" USING btree ("account");
  CREATE UNIQUE INDEX "recovery_codes_hash_idx" ON "cms"."recovery_codes" USING btree ("hash");
  CREATE INDEX "recovery_codes_updated_at_idx" ON "cms"."recovery_codes" USING btree ("updated_at");
  CREATE INDEX "recovery_codes_created_at_idx" ON "cms"."recovery_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "session_proofs_session_idx" ON "cms"."session_proofs" USING btree ("session");
  CREATE INDEX "session_proofs_account_idx" ON "cms"."session_proofs" USING btree ("account");
  CREATE INDEX "session_proofs_updated_at_idx" ON "cms"."session_proofs" USING btree ("updated_at");
  CREATE INDEX "session_proofs_created_at_idx" ON "cms"."session_proofs" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."code_keys" CASCADE;
  DROP TABLE "cms"."recovery_codes" CASCADE;
  DROP TABLE "cms"."session_proofs" CASCADE;
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "cms"."enum_audit_entries_event";
  CREATE TYPE "cms"."enum_audit_entries_event" AS ENUM('sign-in.succeeded', 'sign-in.failed', 'sign-in.role-missing', 'sign-in.ended', 'person.added', 'person.changed', 'person.removed');
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "event" SET DATA TYPE "cms"."enum_audit_entries_event" USING "event"::"cms"."enum_audit_entries_event";
  ALTER TABLE "cms"."provider_sessions" DROP COLUMN "device";`)
}
