import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCmsEnv } from '../src/env.ts'
import { TranslationError, translatorOf } from '../src/reports/translations/translator.ts'
import { type OpenedCms, openCms } from './cms.ts'
import { richText, words } from './made-content.ts'
import { inCapitals, startTranslationServer, type TranslationServer } from './translation-service.ts'
import { type Account, account, restOf } from './users.ts'

let service: TranslationServer
let cms: OpenedCms
let rest: ReturnType<typeof restOf>
let editor: Account
let translator: Account
let id = 0

const suggest = (as: Account, more: object = {}) =>
  rest('POST /translations/suggest', {
    as,
    body: { collection: 'news', id: String(id), path: 'title', from: 'fr', to: 'de', ...more },
  })

beforeAll(async () => {
  service = await startTranslationServer()
  cms = await openCms({ env: { CMS_TRANSLATION_URL: service.url, CMS_TRANSLATION_KEY: 'a-key' } })
  rest = restOf(cms)
  editor = await account(cms.payload, 'ch@marquee.example', { role: 'editor', sites: ['ch'] })
  translator = await account(cms.payload, 'en@marquee.example', {
    role: 'translator',
    sites: ['ch'],
    languages: ['en'],
  })
  const content = richText([words('Il neige'), words(' à Genève', 1)])
  const body = { site: 'ch', title: 'Neige', slug: 'neige', content }
  const made = await rest('POST /news?locale=fr&draft=true', { as: editor, body })
  id = Number(made.body.doc?.id)
})
beforeEach(() => {
  service.received.length = 0
  service.respondWith = inCapitals
})
afterAll(async () => {
  await cms.close()
  await service.stop()
})

test('suggests a translation of a draft’s field, and saves nothing', async () => {
  expect(await suggest(editor)).toMatchObject({ status: 200, body: { value: 'NEIGE', text: 'NEIGE' } })
  expect(service.received).toEqual([
    { q: ['Neige'], source: 'fr', target: 'de', format: 'text', api_key: 'a-key' },
  ])
  const german = await cms.payload.findByID({ collection: 'news', id, draft: true, locale: 'de' })
  expect((german as { title?: unknown }).title).toBeFalsy()
})

test('translates the texts of a rich text, and leaves format and spaces', async () => {
  const { status, body } = await suggest(editor, { path: 'content' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    text: 'IL NEIGE À GENÈVE',
    value: richText([words('IL NEIGE'), words(' À GENÈVE', 1)]),
  })
})

test('refuses readers of the language, unknown fields and documents, and addresses', async () => {
  expect((await suggest(translator)).status).toBe(403)
  expect((await suggest(translator, { to: 'en' })).status).toBe(200)
  expect((await suggest(editor, { to: 'nl' })).status).toBe(403)
  service.received.length = 0
  for (const more of [
    { path: 'slug' },
    { path: '__proto__' },
    { id: '9999' },
    { collection: 'users' },
    { to: 'fr' },
  ])
    expect((await suggest(editor, more)).status, JSON.stringify(more)).toBe(404)
  expect(service.received).toEqual([])
})

test('says that the service fails, whatever it answers', async () => {
  for (const reply of [
    { status: 500, body: '{}' },
    { body: 'nonsense' },
    { body: '{"translatedText":["one","two"]}' },
    { body: JSON.stringify({ translatedText: ['x'.repeat(1_000_000)] }) },
  ]) {
    service.respondWith = () => reply
    const { status, body } = await suggest(editor)
    expect(status).toBe(502)
    expect(JSON.stringify(body.errors)).toContain('translation service')
  }
})

test('limits suggestions per minute and user', async () => {
  const busy = await account(cms.payload, 'busy@marquee.example', { role: 'editor', sites: ['ch'] })
  const statuses = []
  for (let count = 0; count < 61; count += 1) statuses.push((await suggest(busy)).status)
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429])
  expect(service.received).toHaveLength(60)
})

test('does not repeat in an error what was sent', async () => {
  const failing = translatorOf({ url: 'http://127.0.0.1:9', key: 'a-key' })
  const error = await failing(['secret'], { from: 'fr', to: 'de' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TranslationError)
  expect(String(error)).not.toMatch(/secret|a-key|127/)
})

test('marks texts in a demonstration on this machine only, and suggests nothing without a service', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-translation-'))
  const translationOf = (env: Readonly<Record<string, string>>) =>
    readCmsEnv({ DATA_DIR: dataDir, ...env }).translation
  expect(translationOf({})).toBe('demo')
  expect(translationOf({ CMS_DEMO: '0' })).toBeUndefined()
  expect(
    translationOf({ CMS_URL: 'https://cms.cinema.example', CMS_ADMIN_EMAIL: 'a@cinema.example' }),
  ).toBeUndefined()
  expect(translationOf({ CMS_TRANSLATION_URL: 'https://translate.cinema.example/' })).toEqual({
    url: 'https://translate.cinema.example',
    key: undefined,
  })
})
