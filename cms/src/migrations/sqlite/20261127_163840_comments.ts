import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`thread\` text,
  	\`place\` text,
  	\`label\` text,
  	\`language\` text,
  	\`state\` text,
  	\`resolver\` text,
  	\`text\` text,
  	\`author\` text NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_source_idx\` ON \`comments\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`comments_document_idx\` ON \`comments\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`comments_thread_idx\` ON \`comments\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`comments\`;`)
}
