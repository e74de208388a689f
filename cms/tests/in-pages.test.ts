import path from 'node:path'
import { expect, test } from 'vitest'
import { inPages } from '../src/content/in-pages.ts'
import { openSqlite } from '../src/sqlite.ts'
import { openCms } from './cms.ts'
import { newsIn } from './made-content.ts'
import { cmsOfFile } from './users.ts'

const { cms } = cmsOfFile(await openCms())
const { draft: write } = newsIn(cms)
for (const title of ['Un', 'Deux']) await write({ site: 'fr', title })
await write({ site: 'ch', title: 'Ailleurs' })
for (const title of ['Trois', 'Quatre']) await write({ site: 'fr', title })

test.each([true, false])('reads every document of a query once, page by page (drafts: %s)', async (draft) => {
  const titles: unknown[] = []
  const where = { site: { equals: 'fr' } }
  for await (const { title } of inPages(cms.payload, { collection: 'news', where, draft, size: 2 }))
    titles.push(title)
  expect(titles).toEqual([{ fr: 'Un' }, { fr: 'Deux' }, { fr: 'Trois' }, { fr: 'Quatre' }])
})

test('without rights it reads nothing', async () => {
  const read = async () => {
    for await (const document of inPages(cms.payload, { collection: 'news', draft: true, as: null }))
      return document
  }
  await expect(read()).rejects.toThrow()
})

test('a file opened again finds the languages of a document by their index', async () => {
  const url = `file:${path.join(cms.dataDir, 'many.sqlite')}`
  const many = await openSqlite(url)
  await many.execute('create table texts (language text, document integer, unique (language, document))')
  await many.execute(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 400)
    insert into texts select l, i from n, (select 'fr' as l union select 'de')`)
  many.close()
  const reopened = await openSqlite(url)
  const { rows } = await reopened.execute('explain query plan select * from texts where document = 3')
  reopened.close()
  expect(rows.map(({ detail }) => String(detail))).toEqual([
    expect.stringMatching(/^SEARCH texts USING .*INDEX/),
  ])
})
