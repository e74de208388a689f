import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`code_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`wrong\` numeric DEFAULT 0 NOT NULL,
  	\`wrong_since\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`code_keys_account_idx\` ON \`code_keys\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`code_keys_updated_at_idx\` ON \`code_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`code_keys_created_at_idx\` ON \`code_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`recovery_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`recovery_codes_account_idx\` ON \`recovery_codes\` (\`account\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recovery_codes_hash_idx\` ON \`recovery_codes\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_updated_at_idx\` ON \`recovery_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_created_at_idx\` ON \`recovery_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`session_proofs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`session\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`device\` text,
  	\`proven_at\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_proofs_session_idx\` ON \`session_proofs\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`session_proofs_account_idx\` ON \`session_proofs\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`session_proofs_updated_at_idx\` ON \`session_proofs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`session_proofs_created_at_idx\` ON \`session_proofs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`provider_sessions\` ADD \`device\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`code_keys\`;`)
  await db.run(sql`DROP TABLE \`recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`session_proofs\`;`)
  await db.run(sql`ALTER TABLE \`provider_sessions\` DROP COLUMN \`device\`;`)
}
