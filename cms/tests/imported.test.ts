import type { IncomingMessage } from 'node:http'
import type { Where } from 'payload'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import { PREVIEW_TOKEN } from '#models/preview-link.ts'
import { readContentPreview } from '#models/preview-token.ts'
import { startLocalServer } from '../../tests/local-server.ts'
import { htmlOf } from '../src/content/rich-text.ts'
import { readCmsEnv } from '../src/env.ts'
import { createSiteApi } from '../src/imported/site-api.ts'
import { syncImported } from '../src/imported/sync.ts'
import { openCms } from './cms.ts'
import { account, restOf } from './users.ts'

interface Item {
  readonly slug: Readonly<Record<string, string>>
  readonly title: Readonly<Record<string, string>>
}

const dune: Item = {
  slug: { en: 'dune', fr: 'dune-fr', de: 'dune-de' },
  title: { en: 'Dune', fr: 'Dune (VF)', de: 'Dune (DF)' },
}
/** The item has the same slug in each language. */
const item = (slug: string, en: string, fr = en, de = en): Item => ({
  slug: { en: slug, fr: slug, de: slug },
  title: { en, fr, de },
})
const heat = item('heat', 'Heat')
const rex = item('rex', 'Rex', 'Le Rex', 'Kino Rex')

/** Responses of the Swiss site. */
let films: readonly Item[] = []
let cinemas: readonly Item[] = []
let down = false
const hosts = new Set<string>()

const inLanguage = (items: readonly Item[], language: string, name: 'title' | 'name') =>
  items.flatMap(({ slug, title }) =>
    slug[language]
      ? [
          {
            slug: slug[language],
            [name]: title[language],
            posterPath: { lg: '/media/a.avif?w=720' },
            citySlug: 'bern',
          },
        ]
      : [],
  )

const slugTable = (items: readonly Item[]) => Object.fromEntries(items.map(({ slug }) => [slug.en, slug]))

const asImported = {
  slug: 'dune-fr',
  title: 'Dune',
  flag: 'Avant-première',
  flagColor: 2,
  genericOrder: 4,
  isKids: true,
  synopsis: '<p>Une planète.</p><p>Du <strong>sable</strong>.</p>',
  backgroundPath: { lg: '/media/b.avif' },
}
const ofEditors = { slug: 'dune-fr', synopsis: '<p>Notre texte.</p>' }

/** The site shows a preview without what editors have laid over the import. */
function withoutEditors(headers: IncomingMessage['headers']): boolean {
  const token = String(headers[PREVIEW_TOKEN])
  const preview = readContentPreview(readCmsEnv().publishingSecret, 'ch', token, Date.now())
  return typeof preview === 'object' && preview.asImported === true
}

function respond({ url = '', headers }: IncomingMessage): unknown {
  const { pathname, searchParams } = new URL(url, 'http://site')
  hosts.add(String(headers.host))
  const language = searchParams.get('language') ?? ''
  if (pathname === '/api/shows')
    return {
      shows: [...inLanguage(films, language, 'title'), { slug: 'no-title' }],
      labels: [],
      contentratings: [],
    }
  if (pathname === '/api/cinemas') return inLanguage(cinemas, language, 'name')
  if (pathname === '/api/show/dune-fr')
    return withoutEditors(headers) ? asImported : { title: 'Dune', ...ofEditors }
  if (pathname === '/api/shows/slugs') return slugTable(films)
  if (pathname === '/api/cinemas/slugs') return slugTable(cinemas)
  return undefined
}

const server = await startLocalServer((request, response) => {
  const body = respond(request)
  response
    .writeHead(down ? 503 : body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(body ?? null))
})

const cms = await openCms({ siteUrl: server.url })
const { payload } = cms
const call = restOf(cms)
const api = createSiteApi(server.url)
afterAll(async () => {
  await cms.close()
  await server.stop()
})
beforeEach(() => {
  films = [dune, heat]
  cinemas = [rex]
  down = false
})

const sync = (site: SiteId = 'ch') => syncImported(payload, api, [site])

async function film(key: string, draft = false) {
  const where: Where = { and: [{ site: { equals: 'ch' } }, { key: { equals: key } }] }
  const { docs } = await payload.find({ collection: 'films', where, draft, locale: 'all', depth: 1 })
  const [doc] = docs
  if (!doc) throw new Error(`${key} is not there`)
  return doc as typeof doc & Readonly<Record<string, unknown>>
}

const enrich = (id: number | string, data: object, how: { locale?: 'de'; draft?: boolean } = {}) =>
  payload.update({ collection: 'films', id, locale: 'fr', data: data as never, ...how })

const deliveries = async () =>
  (await payload.find({ collection: 'deliveries', pagination: false, sort: 'id' })).docs as readonly Readonly<
    Record<string, unknown>
  >[]

test('imports names and slugs by language from the site’s own host, and delivers nothing', async () => {
  expect(await sync()).toEqual({ added: 3, changed: 0, gone: 0, unchanged: 0, failed: [] })
  expect([...hosts]).toEqual(['ch.localhost'])
  const doc = await film('dune')
  expect(doc).toMatchObject({
    site: 'ch',
    name: 'Dune',
    title: dune.title,
    address: dune.slug,
    picture: expect.stringMatching(/^http:\/\/ch\.localhost:\d+\/media\/a/),
  })
  const listed = await payload.find({
    collection: 'films',
    draft: true,
    locale: 'de',
    where: { name: { contains: 'dun' } },
  })
  expect(listed.docs).toMatchObject([{ name: 'Dune', title: 'Dune (DF)' }])
  const house = await payload.find({ collection: 'cinemas', locale: 'fr' })
  expect(house.docs).toMatchObject([{ name: 'Rex', title: 'Le Rex', city: 'bern' }])
  expect(await deliveries()).toEqual([])
})

test('writes nothing for an unchanged programme', async () => {
  await sync()
  const before = await film('dune')
  expect(await sync()).toMatchObject({ added: 0, changed: 0, gone: 0, unchanged: 3 })
  expect(await film('dune')).toEqual(before)
})

test('an import changes imported values, but no field, draft or version of an editor', async () => {
  await sync()
  const { id } = await film('heat')
  await enrich(id, { flag: 'Derniers jours', flagColor: '4', _status: 'published' })
  await enrich(id, { flag: 'Brouillon', _status: 'draft' }, { draft: true })
  const versions = await payload.countVersions({ collection: 'films', where: { parent: { equals: id } } })
  const sent = (await deliveries()).map(({ revision }) => revision)
  films = [dune, { ...heat, title: { ...heat.title, fr: 'Heat, le film' } }]
  expect(await sync()).toMatchObject({ changed: 1 })
  expect(await film('heat')).toMatchObject({
    title: { fr: 'Heat, le film' },
    flag: { fr: 'Derniers jours' },
    flagColor: '4',
    _status: { fr: 'published' },
  })
  expect(await film('heat', true)).toMatchObject({
    title: { fr: 'Heat, le film' },
    flag: { fr: 'Brouillon' },
  })
  expect(await payload.countVersions({ collection: 'films', where: { parent: { equals: id } } })).toEqual(
    versions,
  )
  expect((await deliveries()).map(({ revision }) => revision)).toEqual(sent)
})

test('marks items that a site no longer lists, with the editors’ texts, and unmarks them when they return', async () => {
  await sync()
  films = [heat]
  expect(await sync()).toMatchObject({ gone: 1 })
  expect((await film('dune')).gone).toEqual(expect.stringMatching(/^\d{4}-/))
  films = [dune, heat]
  expect(await sync()).toMatchObject({ changed: 1, added: 0 })
  expect((await film('dune')).gone ?? null).toBeNull()
})

test('changes nothing if a site is down or lists nothing', async () => {
  await sync()
  down = true
  expect(await sync()).toMatchObject({ gone: 0, failed: ['ch'] })
  down = false
  films = []
  expect(await sync()).toMatchObject({ gone: 0, failed: ['ch'] })
  expect((await film('dune')).gone ?? null).toBeNull()
})

test('delivers an enrichment again under the new slug of its item', async () => {
  await sync()
  const { id } = await film('dune')
  await enrich(id, { genericOrder: 1, _status: 'published' }, { locale: 'de' })
  const before = (await deliveries()).find(({ key }) => key === 'dune')
  films = [{ ...dune, slug: { ...dune.slug, de: 'dune-der-film' } }, heat]
  await sync()
  const after = (await deliveries()).find(({ key }) => key === 'dune')
  expect(before).toMatchObject({ kind: 'show', site: 'ch' })
  expect(Number(after?.revision)).toBeGreaterThan(Number(before?.revision))
})

test('two concurrent imports write everything once', async () => {
  cinemas = [rex, item('lux', 'Lux')]
  const [one, other] = await Promise.all([sync(), sync()])
  expect([one.added, other.added]).toEqual([1, 0])
})

test('editors enrich films of their sites, translators in their languages; nobody creates, deletes or edits imported items', async () => {
  await sync()
  const { id } = await film('heat')
  const [swiss, french, words] = await Promise.all([
    account(payload, 'swiss@marquee.example', { role: 'editor', sites: ['ch'] }),
    account(payload, 'french@marquee.example', { role: 'editor', sites: ['fr'] }),
    account(payload, 'words@marquee.example', { role: 'translator', sites: ['ch'], languages: ['de'] }),
  ])
  const body = { flag: 'Neu im Kino', key: 'stolen', name: 'Stolen', imported: 1, site: 'fr' }
  const own = await call(`PATCH /films/${id}?locale=de&draft=true`, { as: words, body })
  expect([own.status, own.body.doc]).toMatchObject([
    200,
    { flag: 'Neu im Kino', key: 'heat', name: 'Heat', site: 'ch' },
  ])
  expect(
    (await call(`PATCH /films/${id}?locale=fr&draft=true`, { as: words, body: { flag: 'Non' } })).status,
  ).toBe(403)
  expect((await call(`GET /films/${id}?draft=true`, { as: french })).status).toBe(404)
  expect((await call('GET /films?draft=true', { as: french })).body.docs).toEqual([])
  expect((await call(`PATCH /films/${id}?locale=fr`, { as: french, body })).status).toBe(403)
  expect((await call('POST /films', { as: swiss, body: { site: 'ch', key: 'x', imported: 1 } })).status).toBe(
    403,
  )
  expect((await call(`DELETE /films/${id}`, { as: swiss })).status).toBe(403)
  expect((await call('PATCH /programme/1', { as: swiss, body: { name: 'Stolen' } })).status).toBe(403)
  expect((await call('GET /programme')).status).toBe(403)
})

test('fetches the programme of the user’s sites on request', async () => {
  const [editor, reader] = await Promise.all([
    account(payload, 'fetches@marquee.example', { role: 'editor', sites: ['ch'] }),
    account(payload, 'reads@marquee.example', { role: 'reader', sites: ['ch'] }),
  ])
  films = [dune, heat, { slug: { en: 'fresh' }, title: { en: 'Fresh' } }]
  expect(await call('POST /films/fetch', { as: editor })).toMatchObject({
    status: 200,
    body: { added: 1 },
  })
  expect((await film('fresh')).title).toEqual({ en: 'Fresh' })
  expect((await call('POST /films/fetch', { as: reader })).status).toBe(403)
  expect((await call('POST /films/fetch')).status).toBe(403)
})

test('shows in the form what is imported in place of each field, also where editors have a text', async () => {
  await sync()
  const { id } = await film('dune')
  const [reader, french] = await Promise.all([
    account(payload, 'grey@marquee.example', { role: 'reader', sites: ['ch'] }),
    account(payload, 'grey-fr@marquee.example', { role: 'editor', sites: ['fr'] }),
  ])
  const { body } = await call(`GET /films/${id}/imported?locale=fr`, { as: reader })
  const { synopsis, backgroundPath, ...plain } = body.values as Record<string, unknown>
  expect(plain).toMatchObject({ flag: 'Avant-première', flagColor: '2', genericOrder: 4, isKids: 'yes' })
  expect(plain).not.toHaveProperty('presentation')
  expect(htmlOf(synopsis)).toBe(asImported.synopsis)
  expect(backgroundPath).toMatch(/^http:\/\/ch\.localhost:\d+\/media\/b\.avif$/)
  expect((await call(`GET /films/${id}/imported?locale=nl`, { as: reader })).status).toBe(404)
  expect((await call(`GET /films/${id}/imported?locale=fr`, { as: french })).status).toBe(404)
  down = true
  expect((await call(`GET /films/${id}/imported?locale=fr`, { as: reader })).status).toBe(502)
})

test('calls a film without an enrichment imported, not a draft', async () => {
  await sync()
  const { id } = await film('dune')
  const reader = await account(payload, 'status@marquee.example', { role: 'reader', sites: ['ch'] })
  const { body } = await call(`GET /deliveries/standing?collection=films&id=${id}`, { as: reader })
  expect(body.languages).toContainEqual(expect.objectContaining({ state: 'imported' }))
})
