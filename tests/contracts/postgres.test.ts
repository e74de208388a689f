import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../../src/wiring/open-store.ts'
import { startDatabases } from './databases.ts'
import { openTcpGate } from './tcp-gate.ts'

const rest = { tags: ['rest'], timeout: 60_000 }

test(
  'on postgres a lost listening connection is restored, and announces a change of everything',
  rest,
  async () => {
    const server = await startDatabases('postgres')
    const database = await server.create()
    const store = await openStore(database)
    try {
      const changes: string[] = []
      store.onChange(({ site, tags }) => void changes.push(`${site} ${tags}`))
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`.execute(
        store.db,
      )
      await expect.poll(() => changes, { timeout: 60_000 }).toContain('nl *')
      await store.announce({ site: 'nl', tags: ['shows'] })
      await expect.poll(() => changes).toContain('nl shows')
    } finally {
      await store.close()
      await database.drop()
      await server.stop()
    }
  },
)

test('on postgres connections that break in use fail their queries only', rest, async () => {
  const server = await startDatabases('postgres')
  const database = await server.create()
  const address = new URL(database.databaseUrl ?? '')
  const gate = await openTcpGate(Number(address.port))
  address.port = String(gate.port)
  const observer = await openStore(database)
  const store = await openStore({ ...database, databaseUrl: address.href })
  try {
    const slow = sql`select pg_sleep(30)`.execute(store.db).then(
      () => 'ended',
      () => 'failed',
    )
    const transaction = store.db
      .transaction()
      .execute(() => slow)
      .then(
        () => 'ended',
        () => 'failed',
      )
    const running = () =>
      sql`select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query = 'select pg_sleep(30)'`.execute(
        observer.db,
      )
    await expect.poll(async () => (await running()).rows.length, { timeout: 60_000 }).toBe(1)
    gate.set('gone')
    expect(await Promise.all([slow, transaction])).toEqual(['failed', 'failed'])
    gate.set('none')
    const one = () => sql<{ one: number }>`select 1 as one`.execute(store.db).catch(() => ({ rows: [] }))
    await expect.poll(async () => (await one()).rows).toEqual([{ one: 1 }])
  } finally {
    await store.close()
    await observer.close()
    gate.close()
    await database.drop()
    await server.stop()
  }
})
