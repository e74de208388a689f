import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_audit_entries_event" AS ENUM('sign-in.succeeded', 'sign-in.failed', 'sign-in.role-missing', 'sign-in.ended', 'person.added', 'person.changed', 'person.removed');
  CREATE TABLE "cms"."provider_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"issuer" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"provider_session" varchar,
  	"id_token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" "cms"."enum_audit_entries_event" NOT NULL,
  	"person" varchar,
  	"way" varchar,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."users" ADD COLUMN "issuer" varchar;
  ALTER TABLE "cms"."users" ADD COLUMN "subject" varchar;
  ALTER TABLE "cms"."users" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "provider_sessions_session_idx" ON "cms"."provider_sessions" USING btree ("session");
  CREATE INDEX "provider_sessions_account_idx" ON "cms"."provider_sessions" USING btree ("account");
  CREATE INDEX "provider_sessions_subject_idx" ON "cms"."provider_sessions" USING btree ("subject");
  CREATE INDEX "provider_sessions_provider_session_idx" ON "cms"."provider_sessions" USING btree ("provider_session");
  CREATE INDEX "provider_sessions_updated_at_idx" ON "cms"."provider_sessions" USING btree ("updated_at");
  CREATE INDEX "provider_sessions_created_at_idx" ON "cms"."provider_sessions" USING btree ("created_at");
  CREATE INDEX "audit_entries_event_idx" ON "cms"."audit_entries" USING btree ("event");
  CREATE INDEX "audit_entries_person_idx" ON "cms"."audit_entries" USING btree ("person");
  CREATE INDEX "audit_entries_updated_at_idx" ON "cms"."audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "cms"."audit_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "issuer_subject_idx" ON "cms"."users" USING btree ("issuer","subject");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."provider_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."audit_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."provider_sessions" CASCADE;
  DROP TABLE "cms"."audit_entries" CASCADE;
  DROP INDEX "cms"."issuer_subject_idx";
  ALTER TABLE "cms"."users" DROP COLUMN "issuer";
  ALTER TABLE "cms"."users" DROP COLUMN "subject";
  ALTER TABLE "cms"."users" DROP COLUMN "suspended_at";
  DROP TYPE "cms"."enum_audit_entries_event";`)
}
