import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client'

/**
 * Milliseconds that a writer waits for others, of this process or another: a large picture locks the file
 * while its sizes are made.
 */
const PATIENCE = 30_000
const RETRY = 10

const readsOnly = /^\s*(?:select|explain|pragma)\b/i
const sqlOf = (statement: InStatement) => (typeof statement === 'string' ? statement : statement.sql)
const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

function openWriter(url: string) {
  let client = createClient({ url })
  let enforced = true
  /** Switches foreign keys and their cascading deletes. SQLite ignores this inside a transaction. */
  const enforce = async (on: boolean) => {
    enforced = on
    await client.execute(`PRAGMA foreign_keys = ${on ? 'ON' : 'OFF'}`)
  }
  const write = (statement: InStatement) => client.execute(statement)
  /** Waits without blocking: SQLite's own busy timeout blocks the event loop. */
  const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
    const end = performance.now() + PATIENCE
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error
        // The driver does not finalise a statement that met a locked file, and the connection can no longer
        // commit.
        client.close()
        client = createClient({ url })
        await enforce(enforced)
        await pause(RETRY)
      }
    }
  }
  return { write, whenFree, enforce, client: () => client }
}

type Writer = ReturnType<typeof openWriter>

/** A queue of turns. */
function turns() {
  let last = Promise.resolve()
  return async (): Promise<() => void> => {
    const before = last
    let release = () => {}
    last = new Promise((resolve) => {
      release = resolve
    })
    const tooLong = pause(PATIENCE, 'late', { ref: false })
    if ((await Promise.race([before, tooLong])) === 'late') {
      // The next one waits for this turn's predecessor only.
      void before.then(release)
      throw new Error('The database was busy for too long.')
    }
    return release
  }
}

/** The open transaction; `release` ends the turn. */
function transactionOf({ write, client }: Writer, release: () => void): Transaction {
  let open = true
  const end = async (how: 'COMMIT' | 'ROLLBACK') => {
    if (!open) return
    await write(how)
    open = false
    release()
  }
  const giveUp = () =>
    end('ROLLBACK')
      .catch(() => {})
      .finally(() => {
        // SQLite itself rolls back after some errors, for example a full disk.
        open = false
        release()
      })
  return {
    execute: (statement) => write(statement),
    batch: async (statements) => {
      const results = []
      for (const statement of statements) results.push(await write(statement))
      return results
    },
    executeMultiple: (sql) => client().executeMultiple(sql),
    commit: () => end('COMMIT'),
    rollback: giveUp,
    close: () => void giveUp(),
    get closed() {
      return !open
    },
  }
}

export interface SqliteFile extends Client {
  /**
   * Migrations use it: SQLite recreates a table to alter it, and dropping the old one would delete the rows
   * that refer to it.
   */
  withoutForeignKeys<T>(work: () => Promise<T>): Promise<T>
}

/** Rows of an index that are read for the statistics. */
const ANALYSED = 400

/**
 * Payload's index of translated fields begins with the language. Only with statistics does SQLite use it to
 * find the languages of a document; without, it reads the whole table once per document.
 */
async function analyse(write: (statement: string) => Promise<unknown>): Promise<void> {
  await write(`PRAGMA analysis_limit = ${ANALYSED}`)
  await write('ANALYZE')
}

/**
 * A SQLite file with a connection for reading and one for writing, whose transactions are serialised. The
 * driver alone opens a connection for every transaction, never closes it, and refuses a second one while
 * the first is open.
 */
export async function openSqlite(url: string): Promise<SqliteFile> {
  const reader = createClient({ url })
  const writer = openWriter(url)
  const { write, whenFree, client } = writer
  await whenFree(() => write('PRAGMA journal_mode = WAL'))
  await whenFree(() => analyse(write))
  const turn = turns()
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await turn()
    try {
      return await whenFree(work)
    } finally {
      release()
    }
  }

  const transaction = async (): Promise<Transaction> => {
    const release = await turn()
    try {
      await whenFree(() => write('BEGIN IMMEDIATE'))
    } catch (error) {
      release()
      throw error
    }
    return transactionOf(writer, release)
  }

  const execute = (statement: InStatement) =>
    readsOnly.test(sqlOf(statement)) ? reader.execute(statement) : inTurn(() => write(statement))
  const base: Client = Object.create(reader)
  return Object.assign(base, {
    execute,
    transaction,
    batch: (...args: Parameters<Client['batch']>) => inTurn(() => client().batch(...args)),
    migrate: (...args: Parameters<Client['migrate']>) => inTurn(() => client().migrate(...args)),
    executeMultiple: (sql: string) => inTurn(() => client().executeMultiple(sql)),
    async withoutForeignKeys<T>(work: () => Promise<T>): Promise<T> {
      await inTurn(() => writer.enforce(false))
      try {
        return await work()
      } finally {
        await inTurn(() => writer.enforce(true))
      }
    },
    close() {
      reader.close()
      client().close()
    },
  })
}
