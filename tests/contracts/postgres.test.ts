import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { startDatabases } from './databases.ts'

test('on postgres a lost listening connection is restored, and announces a change of everything', async () => {
  const server = await startDatabases('postgres')
  const database = await server.create()
  const store = await openStore(database)
  try {
    const changes: string[] = []
    store.onChange(({ site, tags }) => void changes.push(`${site} ${tags}`))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`.execute(
      store.db,
    )
    await expect.poll(() => changes, { timeout: 10_000 }).toContain('nl *')
    await store.announce({ site: 'nl', tags: ['shows'] })
    await expect.poll(() => changes).toContain('nl shows')
  } finally {
    await store.close()
    await database.drop()
    await server.stop()
  }
}, 60_000)
