import { mkdtempSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createContentHandler } from '../../src/services/content/api/content-api.ts'
import { createPublishing } from '../../src/services/content/publishing/create-publishing.ts'
import { openOutsideSource } from '../../src/services/import/outside-source.ts'
import { runImport } from '../../src/services/import/run-import.ts'
import { openStore } from '../../src/wiring/open-store.ts'
import { startOutsideApi } from '../../tests/fixtures/outside-api/outside-api.ts'
import { startLocalServer } from '../../tests/local-server.ts'
import { createSiteApi } from '../src/programme/site-api.ts'
import { syncProgramme } from '../src/programme/sync.ts'
import { startPublishing } from '../src/publishing/publishing.ts'
import { openCms } from './cms.ts'
import { paragraphs, pngFile } from './made-content.ts'
import { account, restOf } from './users.ts'

const now = Date.parse('2026-11-20T11:00:00Z')
const SECRET = 'a secret that site and editors share'

const outside = await startOutsideApi({ today: '2026-11-20' })
const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-programme-'))
const store = await openStore({ dataDir: path.join(dataDir, 'site'), log: () => {} })
const unexpected = (error: unknown) => expect.unreachable(String(error))
const api = createContentHandler({ store, clock: () => now, onError: unexpected })
const publishing = createPublishing({
  store,
  secret: SECRET,
  onError: unexpected,
  log: { info: () => {}, warn: () => {} },
})

/** The publishing services of the site on a store with an imported programme. */
async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url, headers } = incoming
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(method !== 'GET' && { body: Buffer.from(await buffer(incoming)) }),
  })
  const isPublishing = url?.startsWith('/publishing/')
  const response = isPublishing ? await publishing.fetch(request) : await api('nl', request)
  outgoing
    .writeHead(response.status, Object.fromEntries(response.headers))
    .end(Buffer.from(await response.arrayBuffer()))
}

const site = await startLocalServer((incoming, outgoing) => void respond(incoming, outgoing))
const cms = await openCms({ dataDir, siteUrl: site.url, env: { PUBLISHING_SECRET: SECRET } })
const { payload } = cms
const dispatcher = startPublishing(payload)

const bring = async () =>
  runImport({
    store,
    site: 'nl',
    source: 'outside',
    outside: await openOutsideSource(outside.url, 8),
    now: () => now,
  })
await bring()
await syncProgramme(payload, createSiteApi(site.url), ['nl'])
afterAll(async () => {
  await dispatcher.stop()
  await site.stop()
  await cms.close()
  await store.close()
  await outside.close()
})

type Shown = Readonly<Record<string, unknown>>

const fetchApi = async (call: string, language = 'nl') =>
  (await (await fetch(`${site.url}/api/${call}?language=${language}`)).json()) as Shown & {
    readonly shows: readonly Shown[]
  }

const listed = async (slug: string, language?: string) =>
  (await fetchApi('shows', language)).shows.find((show) => show.slug === slug)

/** The first of its kind by key, or the last. */
async function itemOf(collection: 'films' | 'cinemas', sort = 'key') {
  const where = { site: { equals: 'nl' } }
  const { docs } = await payload.find({ collection, where, sort, depth: 0, limit: 1 })
  const [item] = docs as unknown as readonly { readonly id: number; readonly key: string }[]
  return item ?? expect.unreachable(`There are no ${collection}`)
}

const publish = (id: number, data: Shown, locale = 'nl') =>
  payload.update({
    collection: 'films',
    id,
    locale: locale as 'nl',
    data: { ...data, _status: 'published' } as never,
  })

test('an enriched film is on the site and survives the next import; clearing a field restores the imported value', async () => {
  const { id, key } = await itemOf('films')
  const imported = await fetchApi(`show/${key}`)
  const file = await pngFile('backdrop.png')
  const picture = await payload.create({ collection: 'media', data: {}, file })
  const words = {
    flag: 'Laatste dagen',
    flagColor: '4',
    genericOrder: 1,
    isNew: 'yes',
    synopsis: paragraphs('Door ons geschreven.'),
  }
  await publish(id, { ...words, backgroundPath: picture.id })

  const wire = { flag: 'Laatste dagen', flagColor: '4', genericOrder: 1, isNew: true, title: imported.title }
  await expect.poll(() => listed(key)).toMatchObject(wire)
  const detail = await fetchApi(`show/${key}`)
  expect(detail).toMatchObject({ ...wire, synopsis: '<p>Door ons geschreven.</p>', slug: key })
  const backdrop = detail.backgroundPath as { readonly lg: string }
  expect(await publishing.picture(backdrop.lg.replace('/media/', ''))).toMatchObject({
    type: 'image/webp',
  })
  expect(await listed(key, 'en')).not.toMatchObject({ flag: 'Laatste dagen' })

  await bring()
  expect(await listed(key)).toMatchObject(wire)
  await syncProgramme(payload, createSiteApi(site.url), ['nl'])
  expect(await payload.findByID({ collection: 'films', id, locale: 'nl' })).toMatchObject({
    flag: 'Laatste dagen',
    genericOrder: 1,
  })

  await publish(id, {
    flag: null,
    flagColor: null,
    genericOrder: null,
    isNew: null,
    synopsis: null,
    backgroundPath: null,
  })
  await expect.poll(() => fetchApi(`show/${key}`)).toEqual(imported)
})

test('a draft is shown nowhere, and withdrawing removes the enrichment', async () => {
  const { id, key } = await itemOf('films')
  const before = await listed(key)
  await payload.update({
    collection: 'films',
    id,
    locale: 'nl',
    draft: true,
    data: { flag: 'Nog niet', _status: 'draft' } as never,
  })
  await publish(id, { flag: 'Nu wel' })
  await expect.poll(() => listed(key)).toMatchObject({ flag: 'Nu wel' })
  await payload.update({
    collection: 'films',
    id,
    locale: 'nl',
    data: { _status: 'draft' } as never,
    unpublishAllLocales: true,
  } as never)
  await expect.poll(() => listed(key)).toEqual(before)
})

test('calls a film without an enrichment imported, not a draft', async () => {
  const { id } = await itemOf('films', '-key')
  const reader = await account(payload, 'nl@marquee.example', { role: 'reader', sites: ['nl'] })
  const publicationStatus = await restOf(cms)(`GET /deliveries/standing?collection=films&id=${id}`, {
    as: reader,
  })
  expect(publicationStatus.body.languages).toMatchObject([{ state: 'imported' }, { state: 'imported' }])
})

test('shows an editor’s text on the page of a cinema and in the list', async () => {
  const cinema = await itemOf('cinemas')
  const data = {
    description: paragraphs('Het oudste huis van de stad.'),
    accessibilityDescription: paragraphs('Een lift naar elke zaal.'),
    _status: 'published',
  } as never
  await payload.update({ collection: 'cinemas', id: cinema.id, locale: 'nl', data })
  await expect
    .poll(() => fetchApi(`cinema/${cinema.key}`))
    .toMatchObject({
      description: '<p>Het oudste huis van de stad.</p>',
      accessibilityDescription: '<p>Een lift naar elke zaal.</p>',
    })
  expect(await fetchApi('cinemas')).toContainEqual(
    expect.objectContaining({ slug: cinema.key, description: '<p>Het oudste huis van de stad.</p>' }),
  )
})

test('marks screenings of one film until the note is deleted', async () => {
  const { docs } = await payload.find({
    collection: 'programme',
    where: { kind: { equals: 'show' } },
    limit: 50,
    depth: 0,
  })
  const timesOf = async (key: string) =>
    Object.values(await fetchApi(`show/${key}/showtimes/2026-11-20`)).flat() as readonly Shown[]
  const records = docs as unknown as readonly { readonly id: number; readonly key: string }[]
  const played = await Promise.all(
    records.map(async (record) => ({ ...record, times: await timesOf(record.key) })),
  )
  const [one, other] = played.filter(({ times }) => times.length > 0)
  if (!one || !other) throw new Error('two films with screenings were expected')
  const add = (data: Shown) =>
    payload.create({
      collection: 'screening-notes',
      locale: 'nl',
      data: { site: 'nl', title: 'Met de regisseur', ...data, _status: 'published' } as never,
    })
  await expect(add({})).rejects.toMatchObject({ data: { errors: [{ path: 'film' }] } })

  const note = await add({
    film: one.id,
    from: '2026-11-19T23:00:00.000Z',
    to: '2026-11-20T23:00:00.000Z',
    tags: ['avp-equipe'],
  })
  const marked = {
    specialShowtimeDetails: { titleShowtimeDetails: 'Met de regisseur', source: 'showtime' },
    tags: expect.arrayContaining(['avp-equipe']),
  }
  await expect.poll(() => timesOf(one.key)).toMatchObject(one.times.map(() => marked))
  expect(await timesOf(other.key)).toEqual(other.times)
  await payload.delete({ collection: 'screening-notes', id: note.id })
  await expect.poll(() => timesOf(one.key)).toEqual(one.times)
})
