import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "cms"."carried_editors" (
    "id" serial PRIMARY KEY NOT NULL,
    "account" numeric NOT NULL,
    "code_key" varchar,
    "recovery_codes" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  INSERT INTO "cms"."carried_editors" ("account", "code_key", "recovery_codes")
    SELECT u."id",
      (SELECT k."key" FROM "cms"."code_keys" k WHERE k."account" = u."id"),
      (SELECT coalesce(json_agg(r."hash")::text, '[]') FROM "cms"."recovery_codes" r WHERE r."account" = u."id")
    FROM "cms"."users" u WHERE u."issuer" IS NULL AND u."hash" IS NOT NULL;
  DROP TABLE "cms"."code_keys" CASCADE;
  DROP TABLE "cms"."recovery_codes" CASCADE;
  DROP TABLE "cms"."session_proofs" CASCADE;
  DROP TABLE "cms"."passkeys" CASCADE;
  DROP TABLE "cms"."passkey_challenges" CASCADE;
  CREATE UNIQUE INDEX "carried_editors_account_idx" ON "cms"."carried_editors" USING btree ("account");
  CREATE INDEX "carried_editors_updated_at_idx" ON "cms"."carried_editors" USING btree ("updated_at");
  CREATE INDEX "carried_editors_created_at_idx" ON "cms"."carried_editors" USING btree ("created_at");
  ALTER TABLE "cms"."users" DROP COLUMN "login_attempts";
  ALTER TABLE "cms"."users" DROP COLUMN "lock_until"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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

  DROP TABLE "cms"."carried_editors" CASCADE;
  ALTER TABLE "cms"."users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "cms"."users" ADD COLUMN "lock_until" timestamp(3) with time zone;
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
  CREATE INDEX "session_proofs_created_at_idx" ON "cms"."session_proofs" USING btree ("created_at");
  CREATE UNIQUE INDEX "passkeys_credential_idx" ON "cms"."passkeys" USING btree ("credential");
  CREATE INDEX "passkeys_account_idx" ON "cms"."passkeys" USING btree ("account");
  CREATE INDEX "passkeys_updated_at_idx" ON "cms"."passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "cms"."passkeys" USING btree ("created_at");
  CREATE UNIQUE INDEX "passkey_challenges_challenge_idx" ON "cms"."passkey_challenges" USING btree ("challenge");
  CREATE INDEX "passkey_challenges_session_idx" ON "cms"."passkey_challenges" USING btree ("session");
  CREATE INDEX "passkey_challenges_account_idx" ON "cms"."passkey_challenges" USING btree ("account");
  CREATE INDEX "passkey_challenges_until_idx" ON "cms"."passkey_challenges" USING btree ("until");
  CREATE INDEX "passkey_challenges_updated_at_idx" ON "cms"."passkey_challenges" USING btree ("updated_at");
  CREATE INDEX "passkey_challenges_created_at_idx" ON "cms"."passkey_challenges" USING btree ("created_at")`)
}
