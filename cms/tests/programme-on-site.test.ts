import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../src/open-store.ts'
import { createContentHandler } from '../../src/services/content/api/content-api.ts'
import { createPublishing } from '../../src/services/content/publishing/create-publishing.ts'
import { openOutsideSource } from '../../src/services/import/outside-source.ts'
import { runImport } from '../../src/services/import/run-import.ts'
import { type OutsideApi, startOutsideApi } from '../../tests/fixtures/outside-api/outside-api.ts'
import { createSiteApi } from '../src/programme/site-api.ts'
import { syncProgramme } from '../src/programme/sync.ts'
import type { Dispatcher } from '../src/publishing/dispatcher.ts'
import { startPublishing } from '../src/publishing/publishing.ts'
import { type OpenedCms, openCms } from './cms.ts'
import { account, restOf } from './users.ts'

const now = Date.parse('2026-11-20T11:00:00Z')
const SECRET = 'a secret that site and editors share'

let store: Store
let outside: OutsideApi
let cms: OpenedCms
let payload: Payload
let dispatcher: Dispatcher
let siteUrl = ''

const unexpected = (error: unknown) => expect.unreachable(String(error))

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  if (request.method === 'GET') return undefined
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** The publishing services of the site on a store with an imported programme. */
async function startSite(dataDir: string) {
  store = await openStore({ dataDir, log: () => {} })
  const api = createContentHandler({ store, clock: () => now, onError: unexpected })
  const publishing = createPublishing({
    store,
    secret: SECRET,
    onError: unexpected,
    log: { info: () => {}, warn: () => {} },
  })
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await bodyOf(incoming)
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(body && { body }),
    })
    const response = incoming.url?.startsWith('/publishing/')
      ? await publishing.fetch(request)
      : await api('nl', request)
    outgoing
      .writeHead(response.status, Object.fromEntries(response.headers))
      .end(Buffer.from(await response.arrayBuffer()))
  }
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { publishing, stop: () => server.close() }
}

let site: Awaited<ReturnType<typeof startSite>>

const bring = async () =>
  runImport({
    store,
    site: 'nl',
    source: 'outside',
    outside: await openOutsideSource(outside.url, 8),
    now: () => now,
  })

beforeAll(async () => {
  outside = await startOutsideApi({ today: '2026-11-20' })
  cms = await openCms({ env: { PUBLISHING_SECRET: SECRET } })
  site = await startSite(path.join(cms.dataDir, 'site'))
  await cms.close({ keep: true })
  cms = await openCms({ dataDir: cms.dataDir, siteUrl, env: { PUBLISHING_SECRET: SECRET } })
  payload = cms.payload
  dispatcher = startPublishing(payload)
  await bring()
  await syncProgramme(payload, createSiteApi(siteUrl), ['nl'])
})
afterAll(async () => {
  await dispatcher.stop()
  site.stop()
  await cms.close()
  await store.close()
  await outside.close()
})

type Shown = Readonly<Record<string, unknown>>

const fetchApi = async (call: string, language = 'nl') =>
  (await (await fetch(`${siteUrl}/api/${call}?language=${language}`)).json()) as Shown & {
    readonly shows: readonly Shown[]
  }

const listed = async (slug: string, language?: string) =>
  (await fetchApi('shows', language)).shows.find((show) => show.slug === slug)

async function anyFilm() {
  const { docs } = await payload.find({
    collection: 'films',
    where: { site: { equals: 'nl' } },
    sort: 'key',
    depth: 0,
    limit: 1,
  })
  const [film] = docs as unknown as readonly { readonly id: number; readonly key: string }[]
  if (!film) throw new Error('there is no film')
  return film
}

const publish = (id: number, data: Shown, locale = 'nl') =>
  payload.update({
    collection: 'films',
    id,
    locale: locale as 'nl',
    data: { ...data, _status: 'published' } as never,
  })

const plain = { format: '', indent: 0, version: 1, direction: 'ltr' }

function sentence(text: string) {
  const words = { type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 }
  return {
    root: {
      type: 'root',
      ...plain,
      children: [{ type: 'paragraph', ...plain, textFormat: 0, children: [words] }],
    },
  }
}

test('an enriched film is on the site and survives the next import; clearing a field restores the imported value', async () => {
  const { id, key } = await anyFilm()
  const imported = await fetchApi(`show/${key}`)
  const file = await sharp({ create: { width: 1_920, height: 1_080, channels: 3, background: '#10a050' } })
    .jpeg()
    .toBuffer()
  const picture = await payload.create({
    collection: 'media',
    data: {},
    file: { data: file, name: 'backdrop.jpg', mimetype: 'image/jpeg', size: file.length },
  })
  const words = {
    flag: 'Laatste dagen',
    flagColor: '4',
    genericOrder: 1,
    isNew: 'yes',
    synopsis: sentence('Door ons geschreven.'),
  }
  await publish(id, { ...words, backgroundPath: picture.id })

  const wire = { flag: 'Laatste dagen', flagColor: '4', genericOrder: 1, isNew: true, title: imported.title }
  await expect.poll(() => listed(key)).toMatchObject(wire)
  const detail = await fetchApi(`show/${key}`)
  expect(detail).toMatchObject({ ...wire, synopsis: '<p>Door ons geschreven.</p>', slug: key })
  const backdrop = detail.backgroundPath as { readonly lg: string }
  expect(await site.publishing.picture(backdrop.lg.replace('/media/', ''))).toMatchObject({
    type: 'image/webp',
  })
  expect(await listed(key, 'en')).not.toMatchObject({ flag: 'Laatste dagen' })

  await bring()
  expect(await listed(key)).toMatchObject(wire)
  await syncProgramme(payload, createSiteApi(siteUrl), ['nl'])
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
  const { id, key } = await anyFilm()
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
  const { docs } = await payload.find({
    collection: 'films',
    where: { site: { equals: 'nl' } },
    sort: '-key',
    depth: 0,
    limit: 1,
  })
  const reader = await account(payload, 'nl@marquee.example', { role: 'reader', sites: ['nl'] })
  const publicationStatus = await restOf(cms)(`GET /deliveries/standing?collection=films&id=${docs[0]?.id}`, {
    as: reader,
  })
  expect(publicationStatus.body.languages).toMatchObject([{ state: 'imported' }, { state: 'imported' }])
})

test('shows an editor’s text on the page of a cinema and in the list', async () => {
  const { docs } = await payload.find({
    collection: 'cinemas',
    where: { site: { equals: 'nl' } },
    sort: 'key',
    depth: 0,
    limit: 1,
  })
  const [cinema] = docs as unknown as readonly { readonly id: number; readonly key: string }[]
  const data = {
    description: sentence('Het oudste huis van de stad.'),
    accessibilityDescription: sentence('Een lift naar elke zaal.'),
    _status: 'published',
  } as never
  await payload.update({ collection: 'cinemas', id: cinema?.id ?? 0, locale: 'nl', data })
  await expect
    .poll(() => fetchApi(`cinema/${cinema?.key}`))
    .toMatchObject({
      description: '<p>Het oudste huis van de stad.</p>',
      accessibilityDescription: '<p>Een lift naar elke zaal.</p>',
    })
  expect(await fetchApi('cinemas')).toContainEqual(
    expect.objectContaining({ slug: cinema?.key, description: '<p>Het oudste huis van de stad.</p>' }),
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
