import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`provider_sessions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`session\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`issuer\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`provider_session\` text,
  	\`id_token\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`provider_sessions_session_idx\` ON \`provider_sessions\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`provider_sessions_account_idx\` ON \`provider_sessions\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`provider_sessions_subject_idx\` ON \`provider_sessions\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`provider_sessions_provider_session_idx\` ON \`provider_sessions\` (\`provider_session\`);`)
  await db.run(sql`CREATE INDEX \`provider_sessions_updated_at_idx\` ON \`provider_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`provider_sessions_created_at_idx\` ON \`provider_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`event\` text NOT NULL,
  	\`person\` text,
  	\`way\` text,
  	\`by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_entries_event_idx\` ON \`audit_entries\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_person_idx\` ON \`audit_entries\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_updated_at_idx\` ON \`audit_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_created_at_idx\` ON \`audit_entries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`issuer\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`subject\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`suspended_at\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`issuer_subject_idx\` ON \`users\` (\`issuer\`,\`subject\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`provider_sessions\`;`)
  await db.run(sql`DROP TABLE \`audit_entries\`;`)
  await db.run(sql`DROP INDEX \`issuer_subject_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`issuer\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`subject\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`suspended_at\`;`)
}
