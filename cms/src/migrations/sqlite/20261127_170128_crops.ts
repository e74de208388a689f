import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`centres\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`crops\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`centres\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`crops\`;`)
}
