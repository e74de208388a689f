import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`exp_groups_articles_cinemas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exp_groups_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exp_groups_articles_cinemas_order_idx\` ON \`exp_groups_articles_cinemas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exp_groups_articles_cinemas_parent_id_idx\` ON \`exp_groups_articles_cinemas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`exp_groups_articles_cinemas_locale_idx\` ON \`exp_groups_articles_cinemas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_exp_groups_v_version_articles_cinemas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_exp_groups_v_version_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_exp_groups_v_version_articles_cinemas_order_idx\` ON \`_exp_groups_v_version_articles_cinemas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_exp_groups_v_version_articles_cinemas_parent_id_idx\` ON \`_exp_groups_v_version_articles_cinemas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_exp_groups_v_version_articles_cinemas_locale_idx\` ON \`_exp_groups_v_version_articles_cinemas\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`credential\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text NOT NULL,
  	\`used_at\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_idx\` ON \`passkeys\` (\`credential\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_account_idx\` ON \`passkeys\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`passkey_challenges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`challenge\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`session\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`until\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`passkey_challenges_challenge_idx\` ON \`passkey_challenges\` (\`challenge\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_session_idx\` ON \`passkey_challenges\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_account_idx\` ON \`passkey_challenges\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_until_idx\` ON \`passkey_challenges\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_updated_at_idx\` ON \`passkey_challenges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_created_at_idx\` ON \`passkey_challenges\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`exp_groups_articles_cinemas\`;`)
  await db.run(sql`DROP TABLE \`_exp_groups_v_version_articles_cinemas\`;`)
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`DROP TABLE \`passkey_challenges\`;`)
}
