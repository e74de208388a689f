import SqliteDatabase from 'better-sqlite3'
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely'

/** Milliseconds until a statement gives up that finds the file locked by another process. Later ones are `short` until one succeeds. */
const PATIENCE = { first: 15_000, short: 1_000 }
const PAUSE = 20

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE))

const isLocked = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  #patience = PATIENCE.first

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const end = performance.now() + this.#patience
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query)
        this.#patience = PATIENCE.first
        return result
      } catch (error) {
        if (!isLocked(error)) throw error
        if (performance.now() >= end) {
          this.#patience = PATIENCE.short
          throw error
        }
      }
      await pause()
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize)
  }
}

/** Tries again while another process holds the file. SQLite's own wait would stop the thread, and with it all requests. */
export class PatientDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection())
    return this.#connection
  }
}
