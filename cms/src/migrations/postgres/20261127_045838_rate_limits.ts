import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."rate_limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"ends_at" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "rate_limits_key_idx" ON "cms"."rate_limits" USING btree ("key");
  CREATE INDEX "rate_limits_ends_at_idx" ON "cms"."rate_limits" USING btree ("ends_at");
  CREATE INDEX "rate_limits_updated_at_idx" ON "cms"."rate_limits" USING btree ("updated_at");
  CREATE INDEX "rate_limits_created_at_idx" ON "cms"."rate_limits" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."rate_limits" CASCADE;`)
}
