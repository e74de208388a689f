import { randomUUID } from 'node:crypto'
import type { databaseOfPool, SqliteClient } from '@marquee/kit/database/of-client.ts'
import {
  type BaseDatabaseAdapter,
  commitTransaction,
  createLocalReq,
  getLocalI18n,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Language } from '#config/types.ts'

interface Session {
  readonly db: unknown
  resolve(): Promise<void>
  reject(): Promise<void>
}

type Pool = Parameters<typeof databaseOfPool>[0]

/** Members of SQL adapters beyond the common interface; one has a client of SQLite or a pool of PostgreSQL. */
export type SqlSide = (
  | { readonly client: SqliteClient; readonly pool?: undefined }
  | { readonly client?: undefined; readonly pool: Pool }
) & {
  readonly name: string
  readonly schemaName?: string
  readonly drizzle: { transaction(work: (db: unknown) => Promise<void>, options?: unknown): Promise<void> }
  readonly sessions: Record<string, Session>
  readonly transactionOptions?: unknown
  readonly initializing: Promise<void>
  execute(statement: { readonly db?: unknown; readonly drizzle?: unknown; readonly raw: string }): Promise<{
    readonly rows: readonly Readonly<Record<string, unknown>>[]
  }>
}

/** Payload types a database by the common interface, and ours are SQL adapters. */
export const sqlSideOf = (db: object): SqlSide => db as SqlSide

type Committed = (id: number | string) => void

const ROLLED_BACK = Symbol('rolled back')
const listeners = new WeakMap<object, Set<Committed>>()

/** Calls `listener` with the id of every committed transaction. */
export function onCommit(db: object, listener: Committed): () => void {
  const all = listeners.get(db) ?? new Set()
  listeners.set(db, all.add(listener))
  return () => all.delete(listener)
}

async function begin(side: SqlSide): Promise<string> {
  await side.initializing
  const id = randomUUID()
  await new Promise<void>((ready, failed) => {
    const ended = side.drizzle.transaction(
      (db) =>
        new Promise<void>((resolve, reject) => {
          side.sessions[id] = {
            db,
            resolve: () => {
              resolve()
              return ended
            },
            reject: () => {
              reject(ROLLED_BACK)
              return ended
            },
          }
          ready()
        }),
      side.transactionOptions,
    )
    ended.catch(failed)
  })
  return id
}

async function commit(
  side: SqlSide,
  db: object,
  incoming: Promise<number | string> | number | string,
): Promise<void> {
  const id = await incoming
  const session = side.sessions[id]
  if (!session) return
  delete side.sessions[id]
  await session.resolve()
  for (const each of listeners.get(db) ?? []) each(id)
}

async function rollback(side: SqlSide, incoming: Promise<number | string> | number | string): Promise<void> {
  const id = await incoming
  const session = side.sessions[id]
  if (!session) return
  delete side.sessions[id]
  await session.reject().catch((error: unknown) => {
    if (error !== ROLLED_BACK) throw error
  })
}

/**
 * Reports a failed commit (full disk, lost connection): Payload's own ignores it, and the
 * editor would believe the document saved. Also calls the listeners of `onCommit`.
 */
export function accountForCommits(db: BaseDatabaseAdapter): void {
  const side = sqlSideOf(db)
  db.beginTransaction = () => begin(side)
  db.commitTransaction = (id) => commit(side, db, id)
  db.rollbackTransaction = (id) => rollback(side, id)
  // Each document of a bulk change is one transaction: what a hook refuses after the write is undone.
  db.bulkOperationsSingleTransaction = true
}

/** Runs `work` in a transaction of the request, which is rolled back if it fails or resolves with false. */
export async function transacted<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  try {
    await initTransaction(req)
    const result = await work()
    if (result === false) await killTransaction(req)
    else await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Runs `work` in a transaction of a new request. */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
  uiLanguage?: Language,
): Promise<T> {
  const i18n = uiLanguage && (await getLocalI18n({ config: payload.config, language: uiLanguage }))
  const req = await createLocalReq(i18n ? { req: { i18n } } : {}, payload)
  return transacted(req, () => work(req))
}

/** Runs a statement in the open transaction of a request. */
async function executeWithin({ payload, transactionID }: PayloadRequest, raw: string): Promise<void> {
  const id = await transactionID
  if (id === undefined) throw new Error('There is no transaction.')
  const side = sqlSideOf(payload.db)
  await side.execute({ db: side.sessions[id]?.db, raw })
}

/** Runs `work` and undoes what it wrote; the transaction of the request goes on, whether it fails or not. */
export async function withinSavepoint(req: PayloadRequest, work: () => Promise<unknown>): Promise<void> {
  await executeWithin(req, 'savepoint undone')
  try {
    await work()
  } finally {
    await executeWithin(req, 'rollback to savepoint undone')
  }
}

/**
 * An advisory lock on `key` until the request's transaction ends; SQLite has one transaction at a time
 * anyway. `key` must not come from a user.
 */
export async function acquireLock(req: PayloadRequest, key: string): Promise<void> {
  if (req.payload.db.name !== 'postgres' || (await req.transactionID) === undefined) return
  await executeWithin(req, `select pg_advisory_xact_lock(hashtextextended('${key}', 0))`)
}
