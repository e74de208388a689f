import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_reviews_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_reviews_state" AS ENUM('requested', 'approved', 'sentBack', 'replaced');
  CREATE TYPE "cms"."enum_reviews_language" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum_site_rules_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TABLE "cms"."reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"site" "cms"."enum_reviews_site" NOT NULL,
  	"state" "cms"."enum_reviews_state" NOT NULL,
  	"language" "cms"."enum_reviews_language",
  	"requester" varchar NOT NULL,
  	"note" varchar,
  	"decider" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"source" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"contents" jsonb NOT NULL,
  	"requested_by" varchar NOT NULL,
  	"decided_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."site_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" "cms"."enum_site_rules_site" NOT NULL,
  	"approval" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."users" ADD COLUMN "reviews" boolean DEFAULT false;
  CREATE INDEX "reviews_site_idx" ON "cms"."reviews" USING btree ("site");
  CREATE INDEX "reviews_state_idx" ON "cms"."reviews" USING btree ("state");
  CREATE INDEX "reviews_source_idx" ON "cms"."reviews" USING btree ("source");
  CREATE INDEX "reviews_document_idx" ON "cms"."reviews" USING btree ("document");
  CREATE INDEX "reviews_updated_at_idx" ON "cms"."reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "cms"."reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_rules_site_idx" ON "cms"."site_rules" USING btree ("site");
  CREATE INDEX "site_rules_updated_at_idx" ON "cms"."site_rules" USING btree ("updated_at");
  CREATE INDEX "site_rules_created_at_idx" ON "cms"."site_rules" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."reviews" CASCADE;
  DROP TABLE "cms"."site_rules" CASCADE;
  ALTER TABLE "cms"."users" DROP COLUMN "reviews";
  DROP TYPE "cms"."enum_reviews_site";
  DROP TYPE "cms"."enum_reviews_state";
  DROP TYPE "cms"."enum_reviews_language";
  DROP TYPE "cms"."enum_site_rules_site";`)
}
