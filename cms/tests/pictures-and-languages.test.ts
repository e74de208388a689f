import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableLocales } from '../src/users/publishing-languages.ts'
import { type OpenedCms, openCms } from './cms.ts'
import { pngFile } from './made-content.ts'
import { type Account, account, requestOf, restOf } from './users.ts'

let cms: OpenedCms
let payload: Payload
let french: Account
let swiss: Account
let translator: Account
let admin: Account
const ids: Record<string, number> = {}

beforeAll(async () => {
  cms = await openCms()
  payload = cms.payload
  admin = await account(payload, 'admin@marquee.example', { role: 'admin' })
  french = await account(payload, 'fr@marquee.example', { role: 'editor', sites: ['fr'] })
  swiss = await account(payload, 'ch@marquee.example', { role: 'editor', sites: ['ch'] })
  translator = await account(payload, 'de@marquee.example', {
    role: 'translator',
    sites: ['ch'],
    languages: ['de'],
  })
  for (const site of ['fr', 'ch']) {
    const data = { site, key: `news-${site}`, slug: site, title: site }
    ids[site] = Number((await payload.create({ collection: 'news', locale: 'fr', draft: true, data })).id)
  }
})

afterAll(() => cms.close())

test('everybody reads all pictures; users of the picture’s site change it, administrators shared ones', async () => {
  const rest = restOf(cms)
  const { data: teal } = await pngFile('teal.png')
  const bring = (as: Account, data: object) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(teal)], { type: 'image/png' }), 'teal.png')
    form.set('_payload', JSON.stringify({ alt: 'Teal', ...data }))
    return rest('POST /media?locale=fr', { as, body: form })
  }
  expect((await bring(french, { site: 'ch' })).status).toBe(403)
  expect((await bring(translator, {})).status).toBe(403)
  const own = await bring(french, {})
  expect(own.body.doc).toMatchObject({ site: 'fr' })
  const shared = await bring(admin, {})
  expect(shared.body.doc?.site ?? null).toBeNull()
  const picture = `/media/${own.body.doc?.id}`
  expect((await rest(`GET ${picture}`, { as: swiss })).status).toBe(200)
  expect((await rest(`GET ${picture}`)).status).toBe(403)
  expect((await rest(`GET /media/file/${own.body.doc?.filename}`)).status).toBe(403)
  expect((await rest(`PATCH ${picture}?locale=fr`, { as: swiss, body: { alt: 'Mine' } })).status).toBe(403)
  expect((await rest(`PATCH ${picture}?locale=fr`, { as: french, body: { site: 'ch' } })).status).toBe(403)
  expect((await rest(`DELETE ${picture}`, { as: swiss })).status).toBe(403)
  expect(
    (await rest(`PATCH /media/${shared.body.doc?.id}?locale=fr`, { as: french, body: { alt: 'Mine' } }))
      .status,
  ).toBe(403)
  expect(
    (await rest(`PATCH ${picture}?locale=fr`, { as: french, body: { alt: 'Bleu canard' } })).status,
  ).toBe(200)
})

test('offers the user’s languages, limited to those of the open document’s site', async () => {
  const { localization } = payload.config
  const locales = localization ? localization.locales : []
  const offered = async (as: Account, site?: string) => {
    const req = await requestOf(payload, as)
    if (site) req.routeParams = { collection: 'news', id: ids[site] }
    return (await availableLocales({ locales, req })).map(({ code }) => code)
  }
  expect(await offered(admin)).toEqual(['fr', 'en', 'de', 'nl'])
  expect(await offered(swiss)).toEqual(['fr', 'en', 'de'])
  expect(await offered(translator)).toEqual(['de'])
  expect(await offered(admin, 'fr')).toEqual(['fr', 'en'])
  expect(await offered(admin, 'ch')).toEqual(['fr', 'en', 'de'])
})
