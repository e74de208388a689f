import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { startDatabases } from '../../tests/contracts/databases.ts'
import { migrations } from '../src/migrations/sqlite/index.ts'
import { openCms } from './cms.ts'

const tablesOf = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`,
  )
  await client.end()
  return Object.groupBy(rows, ({ schema }) => schema)
}

test('on PostgreSQL the migrations alone create the tables, in a schema of their own', async () => {
  const server = await startDatabases('postgres')
  const database = await server.create()
  const url = database.databaseUrl ?? expect.unreachable()
  try {
    const store = await openStore(database)
    const ofSite = (await tablesOf(url)).public?.map(({ name }) => name).sort()
    const cms = await openCms({ databaseUrl: url })
    const made = await cms.payload.create({
      collection: 'media',
      data: { origin: { lg: '/media/a' } },
      file: pixel,
      overrideAccess: true,
    })
    expect((await cms.payload.findByID({ collection: 'media', id: made.id })).filename).toBe('pixel.png')
    await store.setNote('beside', 'the other')
    expect(await store.note('beside')).toBe('the other')
    const { public: site = [], cms: own = [], ...others } = await tablesOf(url)
    expect(Object.keys(others)).toEqual([])
    expect(site.map(({ name }) => name).sort()).toEqual(ofSite)
    expect(own.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['media', 'news', 'news_locales', 'payload_migrations', 'users']),
    )
    expect(own.map(({ name }) => name)).not.toContain('items')
    await cms.close({ keep: true })
    const again = await openCms({ databaseUrl: url, dataDir: cms.dataDir })
    expect((await again.payload.count({ collection: 'media' })).totalDocs).toBe(1)
    await again.close()
    await store.close()
  } finally {
    await database.drop()
    await server.stop()
  }
}, 120_000)

test('on SQLite the migrations alone create the tables, and opening again changes nothing', async () => {
  const cms = await openCms()
  const { docs } = await cms.payload.find({ collection: 'payload-migrations', pagination: false })
  expect(docs.length).toBeGreaterThan(0)
  expect(docs.every(({ batch }) => typeof batch === 'number' && batch > 0)).toBe(true)
  await cms.close({ keep: true })
  const again = await openCms({ dataDir: cms.dataDir })
  expect((await again.payload.find({ collection: 'payload-migrations', pagination: false })).docs).toEqual(
    docs,
  )
  await again.close()
})

/** Runs the statements of a migration without the CMS. */
const runOn = (client: Client) => ({
  run: (statement: { readonly queryChunks: readonly { readonly value: readonly string[] }[] }) =>
    client.execute(statement.queryChunks.flatMap(({ value }) => value).join('')),
})

test('on SQLite a migration that recreates a table preserves texts and versions', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-cms-'))
  mkdirSync(path.join(dataDir, 'cms'))
  const [initial] = migrations
  const file = `file:${path.join(dataDir, 'cms/cms.sqlite')}`
  const client = createClient({ url: file })
  await client.execute('begin')
  await initial?.up({ db: runOn(client) } as never)
  await client.execute('commit')
  await client.executeMultiple(`
    insert into payload_migrations (name, batch) values ('${initial?.name}', 1);
    insert into offers_page (id, site, key) values (1, 'fr', 'page');
    insert into offers_page_locales (title, _status, _locale, _parent_id) values ('Nos offres', 'published', 'fr', 1);
    insert into _offers_page_v (id, parent_id, version_site) values (1, 1, 'fr');
    insert into _offers_page_v_locales (version_title, _locale, _parent_id) values ('Nos offres', 'fr', 1);`)
  client.close()
  const cms = await openCms({ dataDir })
  const page = await cms.payload.findByID({ collection: 'offers-page', id: 1, locale: 'fr' })
  expect(page).toMatchObject({ title: 'Nos offres' })
  const { docs } = await cms.payload.findVersions({ collection: 'offers-page', locale: 'fr' })
  expect(docs).toMatchObject([{ parent: 1, version: { title: 'Nos offres' } }])
  await cms.payload.delete({ collection: 'offers-page', id: 1 })
  await cms.close({ keep: true })
  const after = createClient({ url: file })
  expect((await after.execute('select title from offers_page_locales')).rows).toEqual([])
  after.close()
}, 120_000)

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const bytes = Buffer.from(png, 'base64')
const pixel = { data: bytes, name: 'pixel.png', mimetype: 'image/png', size: bytes.length }
