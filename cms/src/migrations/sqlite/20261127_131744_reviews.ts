import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`site\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`language\` text,
  	\`requester\` text NOT NULL,
  	\`note\` text,
  	\`decider\` text,
  	\`decided_at\` text,
  	\`reason\` text,
  	\`source\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`contents\` text NOT NULL,
  	\`requested_by\` text NOT NULL,
  	\`decided_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_site_idx\` ON \`reviews\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`reviews_state_idx\` ON \`reviews\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reviews_source_idx\` ON \`reviews\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`reviews_document_idx\` ON \`reviews\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text NOT NULL,
  	\`approval\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_rules_site_idx\` ON \`site_rules\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`site_rules_updated_at_idx\` ON \`site_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_rules_created_at_idx\` ON \`site_rules\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`reviews\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`site_rules\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`reviews\`;`)
}
