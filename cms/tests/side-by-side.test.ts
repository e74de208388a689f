import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import type { StoredDocument } from '../src/content/in-pages.ts'
import { fieldPairs, pairOf } from '../src/reports/side-by-side.ts'
import { openCms } from './cms.ts'
import { paragraphs } from './made-content.ts'
import { account, cmsOfFile } from './users.ts'

const { payload, rest } = cmsOfFile(await openCms())
const swiss = await account(payload, 'ch@marquee.example', { role: 'editor', sites: ['ch'] })
const body = { site: 'ch', title: 'Neige', slug: 'neige', content: paragraphs('Un.', 'Deux.') }
const made = await rest('POST /news?locale=fr&draft=true', { as: swiss, body })
const id = Number(made.body.doc?.id)

const write = (locale: string, body: object) =>
  rest(`PATCH /news/${id}?locale=${locale}&draft=true`, { as: swiss, body })
const newsConfig = payload.collections.news?.config ?? expect.unreachable()

async function stored(): Promise<StoredDocument> {
  const document = await payload.findByID({ collection: 'news', id, draft: true, locale: 'all', depth: 0 })
  return document as unknown as StoredDocument
}

async function pairs(to: 'de' | 'en') {
  const req = await createLocalReq({}, payload)
  return fieldPairs(req, newsConfig, await stored(), { from: 'fr', to }).map(
    ({ path, from, to: text, state }) => [path, from, text, state],
  )
}

await write('de', { title: 'Schnee', slug: 'schnee', content: paragraphs('Eins.', 'Zwei.') })

test('shows the texts of two languages field by field, and what is not written', async () => {
  expect(await pairs('de')).toEqual([
    ['title', 'Neige', 'Schnee', 'current'],
    ['content', 'Un.\nDeux.', 'Eins.\nZwei.', 'current'],
    ['slug', 'neige', 'schnee', 'current'],
  ])
  expect(await pairs('en')).toEqual([
    ['title', 'Neige', '', 'missing'],
    ['content', 'Un.\nDeux.', '', 'missing'],
    ['slug', 'neige', '', 'missing'],
  ])
})

test('marks the fields that have changed since, and no others, until the language is saved', async () => {
  await write('fr', { title: 'Neige fraîche' })
  const states = async () => (await pairs('de')).map(([path, , , state]) => [path, state])
  expect(await states()).toEqual([
    ['title', 'older'],
    ['content', 'current'],
    ['slug', 'current'],
  ])
  await write('fr', { content: paragraphs('Un.', 'Trois.') })
  expect(await states()).toEqual([
    ['title', 'older'],
    ['content', 'older'],
    ['slug', 'current'],
  ])
  expect(pairOf(await stored(), 'ch')).toEqual({ from: 'fr', to: 'en' })
  await write('en', { title: 'Fresh snow', slug: 'fresh-snow' })
  expect(pairOf(await stored(), 'ch')).toEqual({ from: 'fr', to: 'de' })
  await write('de', { title: 'Frischer Schnee' })
  expect((await states()).map(([, state]) => state)).toEqual(['current', 'current', 'current'])
})

test('marks every field of a document whose changes were noted without their fields', async () => {
  const document = { ...(await stored()), translationNotes: { de: { since: '2026-11-22', after: 'fr' } } }
  const req = await createLocalReq({}, payload)
  const found = fieldPairs(req, newsConfig, document, { from: 'fr', to: 'de' })
  expect(found.map(({ state }) => state)).toEqual(['older', 'older', 'older'])
})

test('names fields as the form does, in the language of the interface', async () => {
  const req = await createLocalReq({ req: { i18n: undefined } }, payload)
  const found = fieldPairs(req, newsConfig, await stored(), { from: 'fr', to: 'de' })
  expect(found.find(({ path }) => path === 'title')?.label).toBe('Title')
})
