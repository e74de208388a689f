import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."exp_groups_articles_cinemas" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."_exp_groups_v_version_articles_cinemas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credential" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" varchar NOT NULL,
  	"used_at" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."passkey_challenges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"challenge" varchar NOT NULL,
  	"purpose" varchar NOT NULL,
  	"session" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"until" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."exp_groups_articles_cinemas" ADD CONSTRAINT "exp_groups_articles_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_articles_cinemas" ADD CONSTRAINT "_exp_groups_v_version_articles_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v_version_articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "exp_groups_articles_cinemas_order_idx" ON "cms"."exp_groups_articles_cinemas" USING btree ("_order");
  CREATE INDEX "exp_groups_articles_cinemas_parent_id_idx" ON "cms"."exp_groups_articles_cinemas" USING btree ("_parent_id");
  CREATE INDEX "exp_groups_articles_cinemas_locale_idx" ON "cms"."exp_groups_articles_cinemas" USING btree ("_locale");
  CREATE INDEX "_exp_groups_v_version_articles_cinemas_order_idx" ON "cms"."_exp_groups_v_version_articles_cinemas" USING btree ("_order");
  CREATE INDEX "_exp_groups_v_version_articles_cinemas_parent_id_idx" ON "cms"."_exp_groups_v_version_articles_cinemas" USING btree ("_parent_id");
  CREATE INDEX "_exp_groups_v_version_articles_cinemas_locale_idx" ON "cms"."_exp_groups_v_version_articles_cinemas" USING btree ("_locale");
  CREATE UNIQUE INDEX "passkeys_credential_idx" ON "cms"."passkeys" USING btree ("credential");
  CREATE INDEX "passkeys_account_idx" ON "cms"."passkeys" USING btree ("account");
  CREATE INDEX "passkeys_updated_at_idx" ON "cms"."passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "cms"."passkeys" USING btree ("created_at");
  CREATE UNIQUE INDEX "passkey_challenges_challenge_idx" ON "cms"."passkey_challenges" USING btree ("challenge");
  CREATE INDEX "passkey_challenges_session_idx" ON "cms"."passkey_challenges" USING btree ("session");
  CREATE INDEX "passkey_challenges_account_idx" ON "cms"."passkey_challenges" USING btree ("account");
  CREATE INDEX "passkey_challenges_until_idx" ON "cms"."passkey_challenges" USING btree ("until");
  CREATE INDEX "passkey_challenges_updated_at_idx" ON "cms"."passkey_challenges" USING btree ("updated_at");
  CREATE INDEX "passkey_challenges_created_at_idx" ON "cms"."passkey_challenges" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."exp_groups_articles_cinemas" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_articles_cinemas" CASCADE;
  DROP TABLE "cms"."passkeys" CASCADE;
  DROP TABLE "cms"."passkey_challenges" CASCADE;`)
}
