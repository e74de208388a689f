import type { PostgresAdapter } from '@payloadcms/db-postgres'

/** PostgreSQL codes: another process has created it, or the database does not exist yet. */
const EXPECTED = ['42P06', '23505', '3D000']

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Creates the schema before migrations, which assume it: Payload creates it only with a new database. */
export function createSchema(db: PostgresAdapter, schema: string): void {
  const connect = db.connect?.bind(db)
  db.connect = async (options) => {
    const client = new db.pg.Client(db.poolOptions)
    try {
      await client.connect()
      const { rows } = await client.query('select to_regnamespace($1) is not null as there', [schema])
      if (!rows[0]?.there) await client.query(`create schema "${schema}"`)
    } catch (error) {
      if (!EXPECTED.includes(codeOf(error))) throw error
    } finally {
      await client.end().catch(() => {})
    }
    try {
      await connect?.(options)
    } finally {
      // An idle connection that the server closes would end this process without a listener.
      db.pool?.on('error', (err) =>
        db.payload.logger.warn({ err, msg: 'A connection to PostgreSQL was lost' }),
      )
    }
  }
}
