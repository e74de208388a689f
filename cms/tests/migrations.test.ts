import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openStore } from '../../src/wiring/open-store.ts'
import { editorialKinds } from '../src/content/kinds.ts'
import { openCms } from './cms.ts'
import { ownPostgres } from './cms-on.ts'
import { newsIn, onePixel } from './made-content.ts'

const tablesOf = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`,
  )
  await client.end()
  return Object.groupBy(rows, ({ schema }) => schema)
}

test('on PostgreSQL the migrations alone create the tables of every collection, in a schema of their own', async () => {
  const { url, dataDir } = await ownPostgres()
  const store = await openStore({ databaseUrl: url, dataDir })
  const ofSite = (await tablesOf(url)).public?.map(({ name }) => name).sort()
  const cms = await openCms({ databaseUrl: url })
  const made = await cms.payload.create(onePixel)
  expect((await cms.payload.findByID({ collection: 'media', id: made.id })).filename).toBe('pixel.png')
  for (const { slug } of editorialKinds)
    expect((await cms.payload.count({ collection: slug })).totalDocs, slug).toBe(0)
  const texts = {
    de: { title: 'Ein Winter', slug: 'ein-winter', cta: { label: 'Weiter', url: '/filme-events' } },
    fr: { title: 'Un hiver', slug: 'un-hiver' },
  }
  const { make, change } = newsIn(cms)
  const { id } = await make({ site: 'ch', ...texts.de }, { locale: 'de' })
  await change(id, texts.fr)
  expect(await cms.payload.findByID({ collection: 'news', id, locale: 'all' })).toMatchObject({
    key: 'ein-winter',
    title: { de: 'Ein Winter', fr: 'Un hiver' },
    cta: { url: { de: '/filme-events' } },
  })
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
})

// A generated migration that adds a reference to an SQLite table leaves it out.
test('on SQLite every reference says what deleting the other row does', async () => {
  const cms = await openCms()
  await cms.close({ keep: true })
  const client = createClient({ url: `file:${path.join(cms.dataDir, 'cms/cms.sqlite')}` })
  const { rows } = await client.execute(`
    select made.name as "table", reference."from" as "column", reference.on_delete as deleting
    from sqlite_master made join pragma_foreign_key_list(made.name) reference`)
  client.close()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ deleting }) => deleting === 'NO ACTION')).toEqual([])
})

/** Gives a table a reference that says nothing of deletions, as a former version did. */
async function weaken(client: Client, table: string, column: string): Promise<void> {
  const { rows } = await client.execute(`select sql from sqlite_master where name = '${table}'`)
  const made = String(rows[0]?.sql)
  const former = made
    .replace(new RegExp(`,\\s+FOREIGN KEY \\("${column}"\\).*(?=,|\\n)`), '')
    .replace(`"${column}" integer`, `"${column}" integer REFERENCES media(id)`)
  expect(former).not.toContain(`FOREIGN KEY ("${column}")`)
  await client.executeMultiple(`pragma foreign_keys = off;
    create table copied as select * from "${table}";
    drop table "${table}";
    ${former};
    insert into "${table}" select * from copied;
    drop table copied;
    create index "${table}_former_idx" on "${table}" ("${column}");`)
}

test('on SQLite a migration that recreates a table preserves texts, versions and indexes', async () => {
  const cms = await openCms()
  const file = `file:${path.join(cms.dataDir, 'cms/cms.sqlite')}`
  const { id: picture } = await cms.payload.create(onePixel)
  const cinema = { site: 'ch', key: 'rex', refImageItinerary: picture, comment: 'Au centre' } as const
  const { id } = await cms.payload.create({ collection: 'cinemas', locale: 'fr', draft: true, data: cinema })
  await cms.close({ keep: true })
  const client = createClient({ url: file })
  await weaken(client, 'cinemas', 'ref_image_itinerary_id')
  await weaken(client, '_cinemas_v', 'version_ref_image_itinerary_id')
  await client.execute("delete from payload_migrations where name like '%_deletions'")
  client.close()

  const { payload, close } = await openCms({ dataDir: cms.dataDir })
  const french = { collection: 'cinemas', locale: 'fr', draft: true, depth: 0 } as const
  expect(await payload.findByID({ ...french, id })).toMatchObject(cinema)
  const { docs } = await payload.findVersions({ ...french })
  expect(docs).toMatchObject([{ parent: id, version: { comment: 'Au centre' } }])
  await payload.delete({ collection: 'media', id: picture })
  expect(await payload.findByID({ ...french, id })).toMatchObject({ ...cinema, refImageItinerary: null })
  await close({ keep: true })
  const after = createClient({ url: file })
  const indexes = await after.execute("select name from sqlite_master where name like '%cinemas%_former_idx'")
  expect(indexes.rows).toHaveLength(2)
  after.close()
})
