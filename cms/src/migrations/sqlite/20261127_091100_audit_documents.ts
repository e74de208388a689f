import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`audit_entries\` ADD \`document\` text;`)
  await db.run(sql`ALTER TABLE \`audit_entries\` ADD \`site\` text;`)
  await db.run(sql`ALTER TABLE \`audit_entries\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`audit_entries\` ADD \`network\` text;`)
  await db.run(sql`CREATE INDEX \`audit_entries_document_idx\` ON \`audit_entries\` (\`document\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`audit_entries_document_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_entries\` DROP COLUMN \`document\`;`)
  await db.run(sql`ALTER TABLE \`audit_entries\` DROP COLUMN \`site\`;`)
  await db.run(sql`ALTER TABLE \`audit_entries\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`audit_entries\` DROP COLUMN \`network\`;`)
}
