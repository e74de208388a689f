import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_comments_language" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum_comments_state" AS ENUM('open', 'resolved');
  CREATE TABLE "cms"."comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"thread" varchar,
  	"place" varchar,
  	"label" varchar,
  	"language" "cms"."enum_comments_language",
  	"state" "cms"."enum_comments_state",
  	"resolver" varchar,
  	"text" varchar,
  	"author" varchar NOT NULL,
  	"author_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "comments_source_idx" ON "cms"."comments" USING btree ("source");
  CREATE INDEX "comments_document_idx" ON "cms"."comments" USING btree ("document");
  CREATE INDEX "comments_thread_idx" ON "cms"."comments" USING btree ("thread");
  CREATE INDEX "comments_updated_at_idx" ON "cms"."comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "cms"."comments" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."comments" CASCADE;
  DROP TYPE "cms"."enum_comments_language";
  DROP TYPE "cms"."enum_comments_state";`)
}
