import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Database = Pick<MigrateUpArgs['db'], 'run'>

/** References that were added before `initial`, and did not say what deleting the other row does. */
const references = [
  { table: 'cinemas', column: 'ref_image_itinerary_id', onDelete: 'set null' },
  { table: '_cinemas_v', column: 'version_ref_image_itinerary_id', onDelete: 'set null' },
  { table: 'payload_locked_documents_rels', column: 'releases_id', onDelete: 'cascade' },
]

/** SQLite cannot alter a reference: the table is recreated with its rows and indexes. */
export async function up({ db }: { readonly db: Database }): Promise<void> {
  const run = async (statement: string) => (await db.run(sql.raw(statement))).rows
  const statements = async (type: string, table: string) =>
    (
      await run(`
        SELECT sql FROM sqlite_master
        WHERE type = '${type}' AND tbl_name = '${table}' AND sql IS NOT NULL`)
    ).map((row) => String(row.sql))
  for (const { table, column, onDelete } of references) {
    const [made = ''] = await statements('table', table)
    const reference = new RegExp(`${column}\\W integer REFERENCES \\w+\\(id\\)(?! ON DELETE)`)
    if (!reference.test(made)) continue
    const indexes = await statements('index', table)
    await run(made.replace(reference, `$& ON DELETE ${onDelete}`).replace(table, `__new_${table}`))
    await run(`INSERT INTO "__new_${table}" SELECT * FROM "${table}"`)
    await run(`DROP TABLE "${table}"`)
    await run(`ALTER TABLE "__new_${table}" RENAME TO "${table}"`)
    for (const index of indexes) await run(index)
  }
}

/** Nothing needs the former references. */
export async function down(): Promise<void> {}
