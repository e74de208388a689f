import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type SiteId, siteIds } from '#config/sites.ts'
import {
  type ContentHandlerOptions,
  createContentHandler,
} from '../../src/services/content/api/content-api.ts'
import {
  type ContentBackend,
  type ContentBackendOptions,
  createContentBackend,
} from '../../src/services/content/content-backend.ts'
import { openStore, openStoreDatabase, type Store, storeOn } from '../../src/wiring/open-store.ts'
import { isExhaustive } from '../scope.ts'
import type { DatabaseServer, engines, TestDatabase } from './databases.ts'
import { emptying, startFilledDatabases, startMigratedDatabases } from './prepared-databases.ts'

export const NOW = Date.parse('2026-11-20T11:00:00Z')

type Engine = (typeof engines)[number]

const log = {
  info: () => {},
  error: (fields: object, message: string) => expect.unreachable(`${message} ${JSON.stringify(fields)}`),
}

export interface OpenedStore {
  readonly store: Store
  readonly database: TestDatabase
}

/** The content API of a store, on which nothing fails. */
export const contentOf = (
  store: ContentHandlerOptions['store'],
  clock: () => number,
  more: Partial<ContentHandlerOptions> = {},
) =>
  createContentHandler({ store, clock, onError: (error) => expect.unreachable(String(error)), ...more }).fetch

type CleanUp = () => Promise<void>

/** The stage of the running test of a block; `begin` puts it in place before each. */
export function stageOfEachTest<Stage extends object>() {
  const stage = {} as Stage
  const begin = (opened: Stage) =>
    void Object.defineProperties(stage, Object.getOwnPropertyDescriptors(opened))
  return { stage, begin }
}

/** A clock that stands still until a test moves it. */
export function testClock(start: string) {
  let now = new Date(start)
  return {
    get now() {
      return now
    },
    set now(next) {
      now = next
    },
    pass(minutes: number): void {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** `now` in epoch milliseconds. */
    clock: () => now.getTime(),
  }
}

export type TestClock = ReturnType<typeof testClock>

/**
 * A fresh store for every test of the block, on one database that is emptied after each. `prepare` may return a
 * clean-up function.
 */
export function storeOfEachTest(
  engine: Engine,
  prepare: (opened: OpenedStore) => void | CleanUp | Promise<void | CleanUp>,
): void {
  let server: DatabaseServer
  let database: TestDatabase
  let opened: Awaited<ReturnType<typeof openStoreDatabase>>
  let empty: () => Promise<void>
  beforeAll(async () => {
    server = await startMigratedDatabases(engine)
    database = await server.create()
    opened = await openStoreDatabase(database)
    empty = await emptying(opened, database.dataDir)
  })
  afterAll(async () => {
    await opened?.close()
    await database?.drop()
    await server?.stop()
  })
  beforeEach(async () => {
    const store = await storeOn({ ...opened, close: async () => {} }, () => {})
    const tidy = await prepare({ store, database })
    return async () => {
      await tidy?.()
      await store.close()
      await empty()
    }
  })
}

interface OpenedBackend {
  readonly backend: ContentBackend
  readonly store: Store
  readonly database: TestDatabase
}

/** Sites with every feature, with three languages, and with one cinema and the fewest features. */
const typical: readonly SiteId[] = ['fr', 'ch', 'sn']
export const someSites = isExhaustive ? siteIds : typical
/** Sites that are filled quickly. */
export const smallSites: readonly SiteId[] = isExhaustive ? siteIds : ['ch', 'sn']
/** Tags of a test that repeats for every site. */
export const tagsOfSite = (site: SiteId): string[] => (typical.includes(site) ? [] : ['exhaustive'])

/** One content backend with the demo programme of `someSites` for all tests of the block. */
export function backendOfAllTests(
  engine: Engine,
  { clock = () => NOW, sites = someSites, ...options }: Partial<ContentBackendOptions>,
  prepare: (opened: OpenedBackend) => void,
): void {
  let server: DatabaseServer
  let opened: OpenedBackend
  beforeAll(async () => {
    server = await startFilledDatabases(engine, sites, clock())
    const database = await server.create()
    const store = await openStore(database)
    const backend = await createContentBackend({
      store,
      artDir: path.resolve('demo/art'),
      log,
      clock,
      sites,
      ...options,
    })
    opened = { backend, store, database }
    prepare(opened)
  })
  afterAll(async () => {
    await opened?.backend.close()
    await opened?.store.close()
    await opened?.database.drop()
    await server?.stop()
  })
}

/** A store with the demo programme of some sites for every test of the block. */
export function filledStoreOfEachTest(
  engine: Engine,
  sites: readonly SiteId[],
  prepare: (store: Store) => void,
): void {
  let server: DatabaseServer
  beforeAll(async () => {
    server = await startFilledDatabases(engine, sites, NOW)
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    const database = await server.create()
    const store = await openStore(database)
    prepare(store)
    return async () => {
      await store.close()
      await database.drop()
    }
  })
}
