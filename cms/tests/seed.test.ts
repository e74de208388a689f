import type { CollectionSlug, Payload } from 'payload'
import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { editorialKinds } from '../src/content/kinds.ts'
import { type ExportedItem, exportedItems } from '../src/seed/exported-items.ts'
import { takeOverDemo } from '../src/seed/take-over-demo.ts'
import { openCms } from './cms.ts'
import { cmsOfFile } from './users.ts'

const kinds = editorialKinds.filter(({ slug }) => slug === 'news')
const some: ExportedItem[] = []

async function* streamOf(items: readonly ExportedItem[]): AsyncGenerator<ExportedItem> {
  yield* items
}

const silent = () => {}
const takeOver = (payload: Payload, items: readonly ExportedItem[] = some) =>
  takeOverDemo(payload, { log: silent, kinds, items: streamOf(items) })
const news = async (payload: Payload, draft = false) =>
  (await payload.find({ collection: 'news', pagination: false, depth: 0, locale: 'all', sort: 'key', draft }))
    .docs

const counts = new Map<string, number>()
for await (const item of exportedItems()) {
  const count = counts.get(item.site) ?? 0
  if (item.kind !== 'news' || !['ch', 'nl'].includes(item.site) || count >= 12) continue
  counts.set(item.site, count + 1)
  some.push(item)
}
const { cms } = cmsOfFile(await openCms())

test('imports the demo’s texts as documents, published in every language of their site', async () => {
  expect(await takeOver(cms.payload)).toEqual([])
  const docs = await news(cms.payload)
  expect(docs.map(({ site, key }) => `${site} ${key}`).sort()).toEqual(
    some.map(({ site, id }) => `${site} ${id}`).sort(),
  )
  for (const doc of docs) {
    const item =
      some.find(({ site, id }) => site === doc.site && id === doc.key) ?? expect.unreachable(String(doc.key))
    const { _status, title } = doc as unknown as {
      _status: Record<string, string>
      title: Record<string, string>
    }
    for (const language of sites[item.site].languages) {
      expect(_status[language], `${item.id} ${language}`).toBe('published')
      expect(title[language]).toBe(item.texts[language]?.title)
    }
  }
})

test('lists each document once, because only one version is the newest', async () => {
  expect((await news(cms.payload, true)).length).toBe(some.length)
  const where = { latest: { equals: true } }
  const { totalDocs } = await cms.payload.countVersions({ collection: 'news', where })
  expect(totalDocs).toBe(some.length)
})

test('imports a picture once, however many texts show it', async () => {
  const { docs } = await cms.payload.find({ collection: 'media', pagination: false, depth: 0 })
  const addresses = docs.map(({ origin }) => (origin as { lg?: string } | null)?.lg)
  expect(addresses.length).toBeGreaterThan(5)
  expect(new Set(addresses).size).toBe(addresses.length)
  const shown = JSON.stringify(some).matchAll(/"lg":"([^"]+)"/g)
  expect(new Set(addresses)).toEqual(new Set([...shown].map(([, address]) => address)))
})

test('a second run neither overwrites changes nor restores deleted documents', async () => {
  const [first, second] = await news(cms.payload)
  if (!first || !second) return expect.unreachable()
  await cms.payload.update({
    collection: 'news',
    id: first.id,
    locale: 'en',
    data: { headline: 'As an editor put it' },
  })
  await cms.payload.delete({ collection: 'news', id: second.id })
  const before = await news(cms.payload)
  expect(await takeOver(cms.payload)).toEqual([])
  expect(await news(cms.payload)).toEqual(before)
})

test('imports kinds that a site has once into collections of their own', async () => {
  const once: ExportedItem[] = []
  for await (const item of exportedItems())
    if (item.site === 'be' && item.kind === 'document') once.push(item)
  const other = await openCms()
  expect(await takeOverDemo(other.payload, { log: silent, items: streamOf(once) })).toEqual([])
  const taken: Record<string, unknown[]> = {}
  for (const { slug, kind } of editorialKinds) {
    if (kind !== 'document') continue
    const { docs } = await other.payload.find({
      collection: slug as CollectionSlug,
      pagination: false,
      depth: 0,
      sort: 'key',
    })
    taken[slug] = docs.map((doc) => (doc as { readonly key?: unknown }).key)
  }
  expect(taken).toEqual({
    'offers-page': ['offers/page'],
    'pass-page': [],
    'pass-plans': [],
    'permanent-autopromo': ['permanent-autopromo'],
    'latest-video': ['youtube/latest'],
    'showtime-notes': [
      'special/classic',
      'special/evening',
      'special/kids',
      'special/live',
      'special/premiere',
      'special/team',
    ],
    'footer-faq': ['footer/faq'],
    footer: ['footer'],
    settings: ['settings'],
  })
  await other.close()
})

test('continues an interrupted run, and one refused item does not drop the others', async () => {
  const other = await openCms()
  const interrupted = (async function* () {
    yield* some.slice(0, 5)
    throw new Error('power cut')
  })()
  await expect(takeOverDemo(other.payload, { log: silent, kinds, items: interrupted })).rejects.toThrow(
    'power cut',
  )
  await takeOver(other.payload, some.slice(0, 5))
  await other.payload.kv.delete('demo-taken-over')
  const [spoilt = expect.unreachable(), ...rest] = some.slice(5)
  const broken = {
    ...spoilt,
    texts: Object.fromEntries(
      Object.entries(spoilt.texts).map(([language, text]) => [language, { ...text, title: '' }]),
    ),
  }
  const refused = await takeOver(other.payload, [...some.slice(0, 5), broken, ...rest])
  expect(refused).toHaveLength(1)
  expect(refused[0]).toContain(`news ${spoilt.site} ${spoilt.id}: `)
  expect((await news(other.payload)).length).toBe(some.length - 1)
  await other.close()
})
