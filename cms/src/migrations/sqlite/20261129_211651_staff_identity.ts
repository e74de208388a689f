import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE "carried_editors" (
    "id" integer PRIMARY KEY NOT NULL,
    "account" numeric NOT NULL,
    "code_key" text,
    "recovery_codes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "carried_editors_account_idx" ON "carried_editors" ("account")`)
  await db.run(sql`CREATE INDEX "carried_editors_updated_at_idx" ON "carried_editors" ("updated_at")`)
  await db.run(sql`CREATE INDEX "carried_editors_created_at_idx" ON "carried_editors" ("created_at")`)
  await db.run(sql`INSERT INTO "carried_editors" ("account", "code_key", "recovery_codes")
    SELECT u."id",
      (SELECT k."key" FROM "code_keys" k WHERE k."account" = u."id"),
      (SELECT json_group_array(r."hash") FROM "recovery_codes" r WHERE r."account" = u."id")
    FROM "users" u WHERE u."issuer" IS NULL AND u."hash" IS NOT NULL`)
  await db.run(sql`DROP TABLE "code_keys"`)
  await db.run(sql`DROP TABLE "recovery_codes"`)
  await db.run(sql`DROP TABLE "session_proofs"`)
  await db.run(sql`DROP TABLE "passkeys"`)
  await db.run(sql`DROP TABLE "passkey_challenges"`)
  await db.run(sql`ALTER TABLE "users" DROP COLUMN "login_attempts"`)
  await db.run(sql`ALTER TABLE "users" DROP COLUMN "lock_until"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE "code_keys" (
    "id" integer PRIMARY KEY NOT NULL,
    "account" numeric NOT NULL,
    "key" text NOT NULL,
    "last_step" numeric NOT NULL,
    "wrong" numeric DEFAULT 0 NOT NULL,
    "wrong_since" numeric,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "code_keys_account_idx" ON "code_keys" ("account")`)
  await db.run(sql`CREATE INDEX "code_keys_updated_at_idx" ON "code_keys" ("updated_at")`)
  await db.run(sql`CREATE INDEX "code_keys_created_at_idx" ON "code_keys" ("created_at")`)
  await db.run(sql`CREATE TABLE "recovery_codes" (
    "id" integer PRIMARY KEY NOT NULL,
    "account" numeric NOT NULL,
    "hash" text NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "recovery_codes_account_idx" ON "recovery_codes" ("account")`)
  await db.run(sql`CREATE UNIQUE INDEX "recovery_codes_hash_idx" ON "recovery_codes" ("hash")`)
  await db.run(sql`CREATE INDEX "recovery_codes_updated_at_idx" ON "recovery_codes" ("updated_at")`)
  await db.run(sql`CREATE INDEX "recovery_codes_created_at_idx" ON "recovery_codes" ("created_at")`)
  await db.run(sql`CREATE TABLE "session_proofs" (
    "id" integer PRIMARY KEY NOT NULL,
    "session" text NOT NULL,
    "account" numeric NOT NULL,
    "device" text,
    "proven_at" numeric,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "session_proofs_session_idx" ON "session_proofs" ("session")`)
  await db.run(sql`CREATE INDEX "session_proofs_account_idx" ON "session_proofs" ("account")`)
  await db.run(sql`CREATE INDEX "session_proofs_updated_at_idx" ON "session_proofs" ("updated_at")`)
  await db.run(sql`CREATE INDEX "session_proofs_created_at_idx" ON "session_proofs" ("created_at")`)
  await db.run(sql`CREATE TABLE "passkeys" (
    "id" integer PRIMARY KEY NOT NULL,
    "credential" text NOT NULL,
    "account" numeric NOT NULL,
    "name" text NOT NULL,
    "public_key" text NOT NULL,
    "counter" numeric NOT NULL,
    "transports" text NOT NULL,
    "used_at" numeric,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "passkeys_credential_idx" ON "passkeys" ("credential")`)
  await db.run(sql`CREATE INDEX "passkeys_account_idx" ON "passkeys" ("account")`)
  await db.run(sql`CREATE INDEX "passkeys_updated_at_idx" ON "passkeys" ("updated_at")`)
  await db.run(sql`CREATE INDEX "passkeys_created_at_idx" ON "passkeys" ("created_at")`)
  await db.run(sql`CREATE TABLE "passkey_challenges" (
    "id" integer PRIMARY KEY NOT NULL,
    "challenge" text NOT NULL,
    "purpose" text NOT NULL,
    "session" text NOT NULL,
    "account" numeric NOT NULL,
    "until" numeric NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "passkey_challenges_challenge_idx" ON "passkey_challenges" ("challenge")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_session_idx" ON "passkey_challenges" ("session")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_account_idx" ON "passkey_challenges" ("account")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_until_idx" ON "passkey_challenges" ("until")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_updated_at_idx" ON "passkey_challenges" ("updated_at")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_created_at_idx" ON "passkey_challenges" ("created_at")`)
  await db.run(sql`DROP TABLE "carried_editors"`)
  await db.run(sql`ALTER TABLE "users" ADD "login_attempts" numeric DEFAULT 0`)
  await db.run(sql`ALTER TABLE "users" ADD "lock_until" text`)
}
