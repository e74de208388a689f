import { type Database, openDatabase } from '@marquee/kit/database/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentTables } from '../../src/services/content/store/content-tables.ts'
import { replaceItems } from '../../src/services/content/store/item-writer.ts'
import { showSource } from '../../src/services/content/store/source-switch.ts'
import { openStore, type Store, storedMigrations } from '../../src/wiring/open-store.ts'
import { type DatabaseServer, startDatabases } from './databases.ts'
import { describeOnEngines } from './on-engines.ts'

const at = '2026-11-20T00:00:00.000Z'
const scope = { site: 'nl', source: 'feed', kind: 'show', language: 'nl' } as const

const write = ({ db }: Pick<Database<ContentTables>, 'db'>, ...titles: readonly string[]) =>
  replaceItems(
    db,
    scope,
    titles.map((title, position) => ({ id: title, slug: title, position, base: { slug: title, title } })),
    at,
  )
const find = async (store: Store, text: string) =>
  (await store.site('nl').search({ text, kinds: ['show'], language: 'nl', limit: 5 })).map(({ id }) => id)

describeOnEngines('the index of names', { dialect: true }, (engine) => {
  let server: DatabaseServer

  beforeAll(async () => {
    server = await startDatabases(engine)
  })
  afterAll(() => server?.stop(), 60_000)

  test('is built for the items of a store of an older version, which can still write', async () => {
    const made = await server.create()
    const migrations = storedMigrations.map((each) =>
      Object.fromEntries(Object.entries(each).filter(([name]) => name < '0022')),
    )
    const older = await openDatabase<ContentTables>(made, migrations)
    await showSource(older.db, 'nl', 'feed', false, at)
    await write(older, 'Orbiter')
    const store = await openStore(made)
    try {
      expect(await find(store, 'orbitter')).toEqual(['Orbiter'])
      await write(older, 'Planeet')
      expect([await find(store, 'orbitter'), await find(store, 'plannet')]).toEqual([[], ['Planeet']])
    } finally {
      await older.close()
      await store.close()
      await made.drop()
    }
  })

  test.runIf(engine === 'postgres')(
    'is not needed, and a message names the missing right',
    async () => {
      const made = await server.create()
      const owner = await openStore(made)
      const limited = new URL(made.databaseUrl ?? '')
      const role = `limited_${limited.pathname.slice(1)}`
      for (const statement of [
        'drop extension pg_trgm cascade',
        `create role ${role} login password 'limited'`,
        `grant all on all tables in schema public to ${role}`,
        `grant all on all sequences in schema public to ${role}`,
      ])
        await sql.raw(statement).execute(owner.db)
      Object.assign(limited, { username: role, password: 'limited' })
      const messages: string[] = []
      const store = await openStore({
        ...made,
        databaseUrl: limited.href,
        log: (message) => void messages.push(message),
      })
      try {
        expect(messages).toEqual([expect.stringContaining('create extension pg_trgm')])
        await showSource(store.db, 'nl', 'feed', false, at)
        await write(store, 'Orbiter')
        expect(await find(store, 'orbitter')).toEqual(['Orbiter'])
      } finally {
        await store.close()
        await sql.raw(`drop owned by ${role}`).execute(owner.db)
        await owner.close()
        await made.drop()
      }
    },
    60_000,
  )
})
