import path from 'node:path'
import { createClient } from '@libsql/client'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DatabaseServer,
  engines,
  startDatabases,
  type TestDatabase,
} from '../../tests/contracts/databases.ts'
import { openCms } from './cms.ts'
import { newsIn } from './made-content.ts'

type Run = (statement: string) => Promise<readonly object[]>

const former = {
  sqlite: ['20261122_091150_initial', '20261124_091339_fields', '20261127_170128_crops'],
  postgres: ['20261122_091154_initial', '20261124_091352_fields', '20261127_170136_crops'],
}

/** Runs statements beside the CMS, with references unchecked. */
async function beside<T>({ databaseUrl, dataDir }: TestDatabase, work: (run: Run) => Promise<T>): Promise<T> {
  if (databaseUrl === undefined) {
    const client = createClient({ url: `file:${path.join(dataDir, 'cms/cms.sqlite')}` })
    await client.execute('pragma foreign_keys = off')
    return work(async (statement) => (await client.execute(statement)).rows).finally(() => client.close())
  }
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=cms' })
  await client.connect()
  try {
    return await work(async (statement) => (await client.query<object>(statement)).rows)
  } finally {
    await client.end()
  }
}

const recorded = (database: TestDatabase) =>
  beside(database, async (run) => {
    const rows = await run('select name from payload_migrations order by name')
    return rows.map((row) => ('name' in row ? String(row.name) : ''))
  })

const record = (database: TestDatabase, names: readonly string[]) =>
  beside(database, async (run) => {
    await run('delete from payload_migrations')
    for (const name of names) await run(`insert into payload_migrations (name, batch) values ('${name}', 1)`)
  })

describe.each(engines)('on %s a database of a former version', (engine) => {
  let server: DatabaseServer
  let database: TestDatabase
  let today: readonly string[]

  const open = () =>
    openCms({
      dataDir: database.dataDir,
      ...(database.databaseUrl !== undefined && { databaseUrl: database.databaseUrl }),
    })

  beforeAll(async () => {
    server = await startDatabases(engine)
    database = await server.create()
    const cms = await open()
    await newsIn(cms).draft({ site: 'ch', key: 'snow', title: 'Neige' })
    await cms.close({ keep: true })
    today = await recorded(database)
  })
  afterAll(async () => {
    await database?.drop()
    await server?.stop()
  })

  test('is served with all it had, and keeps the names that the version before looks for', async () => {
    // The tables are those of today.
    const later = today.filter((name) => name > '20261128')
    await record(database, [...former[engine], ...later])
    for (const _ of ['first start', 'second start']) {
      const cms = await open()
      const { docs } = await cms.payload.find({ collection: 'news', locale: 'fr', draft: true })
      expect(docs).toMatchObject([{ key: 'snow', title: 'Neige' }])
      await cms.close({ keep: true })
      expect(await recorded(database)).toEqual([...former[engine], ...today])
    }
  })

  test('is refused and unchanged if it stopped between, with the version that goes first', async () => {
    const halfway = former[engine].slice(0, -1)
    await record(database, halfway)
    await expect(open()).rejects.toThrow(
      /migration \d+_\d+_fields\. Start the version of commit [0-9a-f]{8} once/,
    )
    expect(await recorded(database)).toEqual(halfway)
  })
})
