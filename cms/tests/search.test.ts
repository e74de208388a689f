import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { type EditorQuery, searchDocuments } from '../src/search/search-documents.ts'
import { searchIndexOf } from '../src/search/search-index.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { paragraphs, pngFile } from './made-content.ts'
import { type Account, account, cmsOfFile, hireStaff, requestOf } from './users.ts'

const { payload, rest } = cmsOfFile(await cmsOn(engine))
const { admin, swiss } = await hireStaff(payload)
const belgian = await account(payload, 'be@marquee.example', { role: 'editor', sites: ['be'] })

const search = async (as: Account, query: EditorQuery | string) => {
  await (await searchIndexOf(payload)).follow()
  return searchDocuments(await requestOf(payload, as), typeof query === 'string' ? { text: query } : query)
}
const titles = async (as: Account, query: EditorQuery | string) =>
  (await search(as, query)).found.map(({ title }) => title)

const write = async (site: string, locale: string, data: object, query = 'draft=true') => {
  const { body } = await rest(`POST /news?locale=${locale}&${query}`, {
    as: admin,
    body: { site, ...data },
  })
  return Number(body.doc?.id)
}

test('finds titles, slugs and texts whatever accents and case, and parts of words', async () => {
  await write('ch', 'de', {
    title: 'Kurzfilme in der Straße',
    slug: 'strassenkino',
    content: paragraphs('Die schönsten Geschichten unter freiem Himmel.'),
  })
  for (const query of ['STRASSE', 'strassenkino', 'schonsten geschichten', 'filme', 'kurz himmel', 'de'])
    expect(await titles(swiss, query), query).toContain('Kurzfilme in der Straße')
  expect(await titles(swiss, 'straße hölle')).toEqual([])
  expect(await titles(swiss, '"( *')).toEqual([])
})

test('shows a hit with its language, state and the place in the text', async () => {
  const id = await write('ch', 'fr', {
    title: 'Marmottes',
    slug: 'marmottes',
    content: paragraphs('Elles dorment, puis elles sifflent près du téléphérique.'),
  })
  await rest(`PATCH /news/${id}?locale=en&draft=true`, {
    as: swiss,
    body: { title: 'Marmots', slug: 'marmots' },
  })
  const state = async (query: string) => (await search(swiss, query)).found.map((hit) => hit.state)
  const [hit] = (await search(swiss, 'telepherique')).found
  expect(hit).toMatchObject({
    collection: 'news',
    document: String(id),
    title: 'Marmottes',
    language: 'fr',
    site: 'ch',
    state: 'draft',
  })
  expect(hit?.snippet.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['téléphérique'])
  await rest(`PATCH /news/${id}?locale=fr&publishSpecificLocale=fr`, {
    as: swiss,
    body: { _status: 'published' },
  })
  expect(await state('telepherique')).toEqual(['public'])
  expect(await state('marmots')).toEqual(['draft'])
  await rest(`PATCH /news/${id}?locale=fr&draft=true`, { as: swiss, body: { title: 'Marmottes d’hiver' } })
  expect(await state('marmottes hiver')).toEqual(['changed'])
})

test('shows editors documents of their own sites only', async () => {
  await write('be', 'nl', { title: 'Zeehonden', slug: 'zeehonden' })
  await write('fr', 'fr', { title: 'Phoques zeehonden', slug: 'phoques' })
  expect(await titles(belgian, 'zeehonden')).toEqual(['Zeehonden'])
  expect(await titles(belgian, { text: 'zeehonden', site: 'fr' })).toEqual([])
  expect(await titles(swiss, 'zeehonden')).toEqual([])
  expect((await titles(admin, 'zeehonden')).toSorted()).toEqual(['Phoques zeehonden', 'Zeehonden'])
  expect(await titles(admin, { text: 'zeehonden', site: 'fr' })).toEqual(['Phoques zeehonden'])
  expect(await titles(admin, { text: 'zeehonden', collection: 'faqs' })).toEqual([])
})

test('finds pictures by their description, for every editor', async () => {
  const file = await pngFile('lagune.png')
  await payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Een blauwe lagune', site: 'ch' },
    file,
  })
  const [hit] = (await search(belgian, 'blauwe lagune')).found
  expect(hit).toMatchObject({ collection: 'media', language: 'nl', state: null })
})

test('forgets what is deleted, and follows a changed text', async () => {
  const id = await write('ch', 'fr', { title: 'Éphémère', slug: 'ephemere' })
  expect(await titles(swiss, 'ephemere')).toEqual(['Éphémère'])
  await rest(`PATCH /news/${id}?locale=fr&draft=true`, { as: swiss, body: { title: 'Durable' } })
  expect(await titles(swiss, 'durable')).toEqual(['Durable'])
  await rest(`DELETE /news/${id}`, { as: swiss })
  expect(await titles(swiss, 'durable')).toEqual([])
})

test('tries again after the index could not be opened', async () => {
  const without = Object.assign(Object.create(payload) as Payload, {
    config: { ...payload.config, custom: { search: { dataDir: '/no/such/folder' } } },
  })
  Object.defineProperty(without, Symbol.for('marquee.cms.search'), { value: undefined, writable: true })
  await expect(searchIndexOf(without)).rejects.toThrow('ENOENT')
  Object.assign(without, { config: payload.config })
  const index = await searchIndexOf(without)
  await index.follow()
  expect(await index.file.find({ words: ['marmots'], limit: 1 })).toHaveLength(1)
})

test('pages through many results, each document once', async () => {
  for (let each = 1; each <= 23; each += 1) {
    const id = await write('ch', 'fr', { title: `Baleine ${each}`, slug: `baleine-${each}` })
    if (each > 3) continue
    await rest(`PATCH /news/${id}?locale=de&draft=true`, {
      as: swiss,
      body: { title: `Wal baleine ${each}` },
    })
  }
  const first = await search(swiss, 'baleine')
  const second = await search(swiss, { text: 'baleine', page: 2 })
  expect([first.found.length, first.hasMore, second.found.length, second.hasMore]).toEqual([
    20,
    true,
    3,
    false,
  ])
  expect(new Set([...first.found, ...second.found].map(({ document }) => document)).size).toBe(23)
})
