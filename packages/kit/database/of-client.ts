import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from './database.ts'

type Value = string | number | null

interface Executing {
  execute(statement: { readonly sql: string; args: Value[] }): Promise<{
    readonly rows: readonly unknown[]
    readonly rowsAffected: number
  }>
}

interface SqliteTransaction extends Executing {
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** A client of somebody else, who serialises its transactions. */
export interface SqliteClient extends Executing {
  transaction(): Promise<SqliteTransaction>
}

type ClientDatabase<Tables> = Pick<Database<Tables>, 'db' | 'read' | 'transaction'>

class ClientConnection implements DatabaseConnection {
  readonly #client: SqliteClient
  #transaction: SqliteTransaction | undefined

  constructor(client: SqliteClient) {
    this.#client = client
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#client.transaction()
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const ended = this.#transaction
    this.#transaction = undefined
    await ended?.[how]()
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
    const at = this.#transaction ?? this.#client
    const { rows, rowsAffected } = await at.execute({ sql, args: [...(parameters as readonly Value[])] })
    return { rows: rows as Row[], numAffectedRows: BigInt(rowsAffected) }
  }

  streamQuery(): never {
    throw new Error('This connection has no streams')
  }
}

function own(connection: DatabaseConnection): ClientConnection {
  if (connection instanceof ClientConnection) return connection
  throw new TypeError('The connection is of another driver.')
}

const driverOf = (client: SqliteClient): Driver => ({
  init: async () => {},
  acquireConnection: async () => new ClientConnection(client),
  beginTransaction: (connection) => own(connection).begin(),
  commitTransaction: (connection) => own(connection).end('commit'),
  rollbackTransaction: (connection) => own(connection).end('rollback'),
  releaseConnection: async () => {},
  destroy: async () => {},
})

/** Tables in a SQLite file that is open already: a second connection would wait for its transactions. */
export function databaseOfClient<Tables>(client: SqliteClient): ClientDatabase<Tables> {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driverOf(client),
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  return { db, read: db, transaction: (work) => db.transaction().execute(work) }
}

/** Tables in a schema of a PostgreSQL database whose pool is open already. */
export function databaseOfPool<Tables>(pool: PostgresPool, schema: string): ClientDatabase<Tables> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }).withSchema(schema)
  return {
    db,
    read: db,
    transaction: (work) => db.transaction().execute((inside) => work(inside.withSchema(schema))),
  }
}
