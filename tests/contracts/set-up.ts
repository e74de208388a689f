import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { openStore, type Store } from '../../src/open-store.ts'
import {
  type ContentBackend,
  type ContentBackendOptions,
  createContentBackend,
} from '../../src/services/content/content-backend.ts'
import { type DatabaseServer, type engines, startDatabases, type TestDatabase } from './databases.ts'

type Engine = (typeof engines)[number]

const log = {
  info: () => {},
  error: (fields: object, message: string) => expect.unreachable(`${message} ${JSON.stringify(fields)}`),
}

export interface OpenedStore {
  readonly store: Store
  readonly database: TestDatabase
  /** Creates another database on the same server, with the store's tables. */
  readonly createDatabase: DatabaseServer['create']
}

/** A fresh empty store for every test of the block. `prepare` may return a clean-up function. */
export function storeOfEachTest(
  engine: Engine,
  prepare: (opened: OpenedStore) => void | Promise<void | (() => Promise<void>)>,
): void {
  let server: DatabaseServer
  let template: TestDatabase
  beforeAll(async () => {
    server = await startDatabases(engine)
    template = await server.create()
    await (await openStore(template)).close()
  }, 60_000)
  afterAll(async () => {
    await template?.drop()
    await server?.stop()
  }, 60_000)
  beforeEach(async () => {
    const database = await server.copy(template)
    const store = await openStore(database)
    const tidy = await prepare({ store, database, createDatabase: () => server.copy(template) })
    return async () => {
      await tidy?.()
      await store.close()
      await database.drop()
    }
  }, 60_000)
}

export interface OpenedBackend {
  readonly backend: ContentBackend
  readonly store: Store
  readonly database: TestDatabase
}

/** One content backend with the demo programme for all tests of the block. */
export function backendOfAllTests(
  engine: Engine,
  options: Partial<ContentBackendOptions>,
  prepare: (opened: OpenedBackend) => void,
): void {
  let server: DatabaseServer
  let opened: OpenedBackend
  beforeAll(async () => {
    server = await startDatabases(engine)
    const database = await server.create()
    const store = await openStore(database)
    const backend = await createContentBackend({
      store,
      artDir: path.resolve('demo/art'),
      log,
      ...options,
    })
    opened = { backend, store, database }
    prepare(opened)
  }, 120_000)
  afterAll(async () => {
    await opened?.backend.close()
    await opened?.store.close()
    await opened?.database.drop()
    await server?.stop()
  }, 60_000)
}
