import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startLocalServer } from '../../tests/local-server.ts'
import { unreadIn } from '../src/translating/unread-texts.ts'
import { openCms } from './cms.ts'
import { richText, words } from './made-content.ts'
import { type Account, cmsOfFile, hireStaff } from './users.ts'

interface Sent {
  readonly q: readonly string[]
}

const inCapitals = ({ q }: Sent): unknown => ({ translatedText: q.map((text) => text.toUpperCase()) })
let respond = inCapitals
const received: unknown[] = []
async function sentIn(request: IncomingMessage): Promise<Sent> {
  const sent = (await json(request)) as Sent
  received.push(sent)
  return sent
}
const service = await startLocalServer((request, response) => {
  void sentIn(request).then((sent) => response.end(JSON.stringify(respond(sent))))
})
afterAll(() => service.stop())
const env = { CMS_TRANSLATION_URL: service.url, CMS_TRANSLATION_KEY: 'a-key' }
const { payload, rest } = cmsOfFile(await openCms({ env }))
const { swiss, translator } = await hireStaff(payload)
beforeEach(() => {
  respond = inCapitals
  received.length = 0
})

let count = 0
async function drafted(): Promise<number> {
  count += 1
  const content = richText([words('Il neige'), words(' à Genève', 1)])
  const body = { site: 'ch', title: `Neige ${count}`, content }
  return Number((await rest('POST /news?locale=fr&draft=true', { as: swiss, body })).body.doc?.id)
}
const suggest = (id: number, as: Account, more: object = {}) =>
  rest('POST /translations/suggest', {
    as,
    body: { collection: 'news', id, place: 'title', from: 'fr', to: 'de', ...more },
  })
const write = (id: number, body: object, query = '', collection = 'news') =>
  rest(`PATCH /${collection}/${id}?locale=de&draft=true&autosave=true&depth=0${query}`, { as: swiss, body })
const unread = ({ body }: Awaited<ReturnType<typeof rest>>) => unreadIn(body.doc?.translationNotes).de ?? []
const faults = ({ body }: Awaited<ReturnType<typeof rest>>) =>
  (body.errors as { data?: { errors?: { path: string; message: string }[] } }[] | undefined)?.[0]?.data
    ?.errors ?? []
const published = { _status: 'published' }
const publish = (id: number, query = 'publishSpecificLocale=de') =>
  rest(`PATCH /news/${id}?locale=de&${query}`, {
    as: swiss,
    body: published,
    headers: { 'accept-language': 'en' },
  })

test('suggests a text of a draft with its format, to those who may write it, and saves nothing', async () => {
  const id = await drafted()
  const { body } = await suggest(id, swiss, { place: 'content' })
  expect(body.value).toMatchObject(richText([words('IL NEIGE'), words(' À GENÈVE', 1)]))
  expect(received).toEqual([
    { q: ['Il neige', ' à Genève'], source: 'fr', target: 'de', format: 'text', api_key: 'a-key' },
  ])
  expect((await payload.findByID({ collection: 'news', id, draft: true, locale: 'de' })).content).toBeFalsy()
  expect((await suggest(id, translator)).status).toBe(200)
  expect((await suggest(id, translator, { to: 'en' })).status).toBe(403)
  for (const more of [{ place: 'slug' }, { place: '__proto__' }, { id: 9999 }, { collection: 'users' }])
    expect((await suggest(id, swiss, more)).status, JSON.stringify(more)).toBe(404)
})

test('says that the service fails, whatever it answers', async () => {
  const id = await drafted()
  for (const reply of [{}, { translatedText: ['one', 'two'] }, 'nonsense']) {
    respond = () => reply
    expect((await suggest(id, swiss)).status).toBe(502)
  }
})

test('publishes no text of a machine that nobody has read, alone, with all languages or at a time', async () => {
  const id = await drafted()
  expect(unread(await write(id, { title: 'SCHNEE', seo: { title: 'FLOCKEN' } }, '&suggested=true'))).toEqual([
    'title',
    'seo.title',
  ])
  const one = await publish(id)
  expect([one.status, faults(one).map(({ path }) => path)]).toEqual([400, ['title', 'seo.title']])
  expect(faults(one)[0]?.message).toContain('“Title” (German)')
  expect((await publish(id, 'publishAllLocales=true')).status).toBe(400)
  const at = { collection: 'news', id, action: 'publish', language: 'de', at: '2050-12-24T18:00' }
  expect((await rest('POST /scheduled-changes', { as: swiss, body: at })).status).not.toBe(200)
  const french = await rest(`PATCH /news/${id}?locale=fr&publishSpecificLocale=fr`, {
    as: swiss,
    body: published,
  })
  expect(french.status).toBe(200)
})

test('a text is read once somebody has confirmed or changed it', async () => {
  const id = await drafted()
  const title = `Schnee ${id}`
  await write(id, { title, description: 'FLOCKEN', seo: { title: 'SCHNEE' } }, '&suggested=true')
  expect(unread(await write(id, { description: 'Flocken' }))).toEqual(['title', 'seo.title'])
  expect(unread(await write(id, {}, '&read=title'))).toEqual(['seo.title'])
  expect(unread(await write(id, { seo: { title: '' } }))).toEqual([])
  expect((await publish(id)).status).toBe(200)
})
