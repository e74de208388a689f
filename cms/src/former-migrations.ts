import type { BaseDatabaseAdapter } from 'payload'
import { type SqlSide, sqlSideOf } from './transactions.ts'

/** The last of the migrations that `initial` and `audit_append_only` replace. */
const LAST = { sqlite: '20261127_170128_crops', postgres: '20261127_170136_crops' }
/** The last commit of this repository that has them. */
const COMMIT = 'ef47a1c5'
const REPLACEMENTS = ['20261127_200000_initial', '20261127_200001_audit_append_only']

async function recordReplacements(side: SqlSide): Promise<void> {
  const run = async (raw: string) => (await side.execute({ drizzle: side.drizzle, raw })).rows
  const isPostgres = side.name === 'postgres'
  const table = side.schemaName ? `${side.schemaName}.payload_migrations` : 'payload_migrations'
  const found = await run(
    isPostgres
      ? `select 1 where to_regclass('${table}') is not null`
      : `select 1 from sqlite_master where name = '${table}'`,
  )
  if (found.length === 0) return
  const names = (await run(`select name from ${table} order by name`)).map(({ name }) => String(name))
  const newest = names.at(-1)
  if (newest === undefined || names.includes(REPLACEMENTS[0] ?? '')) return
  const last = isPostgres ? LAST.postgres : LAST.sqlite
  if (!names.includes(last))
    throw new Error(
      `The tables are those of migration ${newest}. Start the version of commit ${COMMIT} once, which runs the migrations up to ${last}, and then this one; nothing was changed.`,
    )
  const rows = REPLACEMENTS.map((name) => `('${name}', 1)`)
  await run(`insert into ${table} (name, batch) values ${rows.join(', ')}`)
}

/**
 * Databases of former versions have run many migrations instead of the one that makes all tables: it counts
 * as run if the last of them did. Their names stay recorded, so that the version before can be started again.
 */
export function acceptFormerMigrations(db: BaseDatabaseAdapter): void {
  const migrate = db.migrate.bind(db)
  db.migrate = async (options) => {
    await recordReplacements(sqlSideOf(db))
    await migrate(options)
  }
}
