import { expect, test } from 'vitest'
import { openCms } from './cms.ts'
import { newsIn } from './made-content.ts'
import { type Account, cmsOfFile, hireStaff } from './users.ts'

const { cms, payload, rest } = cmsOfFile(await openCms())
const { admin, french, swiss, translator, reader } = await hireStaff(payload)
const { draft } = newsIn(cms)
const article = (site: string) =>
  draft({ site, key: `news-${site}`, slug: `news-${site}`, title: `Title news-${site}` })
const ids = { fr: await article('fr'), ch: await article('ch') }

test('lists contain documents of the user’s own sites only, whatever the query', async () => {
  const seen = async (as: Account, query = '') =>
    (await rest(`GET /news?draft=true${query}`, { as })).body.docs?.map(({ key }) => key)
  expect(await seen(admin)).toEqual(expect.arrayContaining(['news-fr', 'news-ch']))
  expect(await seen(french)).toEqual(['news-fr'])
  expect(await seen(swiss)).toEqual(['news-ch'])
  expect(await seen(translator)).toEqual(['news-ch'])
  expect(await seen(reader)).toEqual(['news-ch'])
  expect(await seen(french, '&where[site][equals]=ch')).toEqual([])
  expect(await seen(french, '&where[or][0][site][equals]=ch&where[or][1][key][equals]=news-ch')).toEqual([])
  expect(await rest.status('GET /news')).toBe(403)
  expect((await rest('GET /news/count?where[site][equals]=ch', { as: french })).body.totalDocs).toBe(0)
})

test('hides a document of another country, with its versions and drafts', async () => {
  const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: ids.ch } } })
  const version = docs[0]?.id
  const live = { title: 'Mine', slug: 'mine', _status: 'published' }
  for (const [line, body] of [
    [`GET /news/${ids.ch}`],
    [`GET /news/${ids.ch}?draft=true`],
    [`GET /news/${ids.ch}/as-of?at=2030-01-01T12:00&drafts=1&locale=fr`],
    [`GET /news/versions/${version}`],
    [`POST /news/versions/${version}`],
    [`PATCH /news/${ids.ch}`, { title: 'Mine' }],
    [`PATCH /news/${ids.ch}?draft=true`, { title: 'Mine' }],
    [`PATCH /news/${ids.ch}?locale=fr&publishAllLocales=true`, live],
    [`PATCH /news/${ids.ch}?publishSpecificLocale=fr`, live],
    [`PATCH /news/${ids.ch}?locale=fr&unpublishAllLocales=true`, { _status: 'draft' }],
    [`GET /news/${ids.ch}/seen-elsewhere?locale=fr`],
    [`DELETE /news/${ids.ch}`],
    [`POST /news/${ids.ch}/duplicate`, {}],
  ] as [string, unknown?][]) {
    expect([403, 404], line).toContain(await rest.status(line, { as: french, body }))
  }
  expect(
    (await rest(`GET /news/versions?where[parent][equals]=${ids.ch}`, { as: french })).body.docs,
  ).toEqual([])
  expect(
    (await rest(`GET /news/versions?where[parent][equals]=${ids.ch}`, { as: swiss })).body.docs,
  ).toHaveLength(1)
  expect((await payload.findByID({ collection: 'news', id: ids.ch, draft: true, locale: 'fr' })).title).toBe(
    'Title news-ch',
  )
})

test('bulk changes affect the user’s own sites only', async () => {
  const changed = await rest('PATCH /news?where[id][exists]=true&draft=true&locale=fr', {
    as: french,
    body: { headline: 'All of them' },
  })
  expect(changed.body.docs?.map(({ key }) => key)).toEqual(['news-fr'])
  const removed = await rest(`DELETE /news?where[site][equals]=ch`, { as: french })
  expect(removed.body.docs).toEqual([])
  expect(
    (await payload.findByID({ collection: 'news', id: ids.ch, draft: true, locale: 'fr' })).headline ?? null,
  ).toBeNull()
})

test('refuses to create a document on, or move it to, another country’s site', async () => {
  const data = { site: 'ch', key: 'news-x', slug: 'x', title: 'X' }
  const made = await rest('POST /news?locale=fr&draft=true', { as: french, body: data })
  expect(made.status).toBe(403)
  expect(JSON.stringify(made.body)).toContain('Switzerland')
  expect(
    await rest.status('POST /news?locale=fr', { as: french, body: { ...data, _status: 'published' } }),
  ).toBe(403)
  const moved = await rest(`PATCH /news/${ids.fr}?locale=fr&draft=true`, { as: french, body: { site: 'ch' } })
  expect(moved.body.doc?.site ?? 'fr').toBe('fr')
  const own = await rest('POST /news?locale=fr&draft=true', { as: french, body: { ...data, site: 'fr' } })
  expect(own.status).toBe(201)
  const copy = await rest(`POST /news/${own.body.doc?.id}/duplicate?locale=fr`, {
    as: french,
    body: { site: 'ch' },
  })
  expect(copy.status).toBe(403)
})

test('only administrators change the settings of a site', async () => {
  const send = async (line: string, as: Account, body: object) => await rest.status(line, { as, body })
  expect(await send('POST /settings?locale=fr&draft=true', french, { site: 'fr' })).toBe(403)
  const { id } = await payload.create({
    collection: 'settings',
    locale: 'fr',
    draft: true,
    data: { site: 'fr' },
  })
  expect(await rest.status(`GET /settings/${id}?draft=true`, { as: french })).toBe(200)
  for (const query of ['locale=fr&draft=true', 'locale=fr', 'publishAllLocales=true'])
    expect(await send(`PATCH /settings/${id}?${query}`, french, { orderTunnelUrl: '/order' }), query).toBe(
      403,
    )
  expect(await send(`PATCH /settings/${id}?locale=fr`, admin, { orderTunnelUrl: '/order' })).toBe(200)
})

test('gives the reason of a refusal in the language of the interface', async () => {
  const body = { site: 'ch', key: 'news-y', slug: 'y', title: 'Y' }
  const french_ = await rest('POST /news?locale=fr&draft=true', {
    as: french,
    body,
    headers: { 'accept-language': 'fr-FR' },
  })
  expect(JSON.stringify(french_.body)).toContain('Suisse')
})

test('a translator writes texts in assigned languages, and nothing else', async () => {
  const body = { title: 'Titel', slug: 'titel', position: 7, key: 'stolen', site: 'fr' }
  const done = await rest(`PATCH /news/${ids.ch}?locale=de&draft=true`, { as: translator, body })
  expect(done.status).toBe(200)
  expect(done.body.doc).toMatchObject({ title: 'Titel', key: 'news-ch', site: 'ch' })
  expect(done.body.doc?.position ?? null).toBeNull()
  for (const line of [
    `PATCH /news/${ids.ch}?locale=fr&draft=true`,
    `PATCH /news/${ids.ch}?draft=true`,
    `PATCH /news/${ids.ch}?locale=all&draft=true`,
    `PATCH /news/${ids.ch}?locale=*&draft=true`,
    `PATCH /news/${ids.ch}?locale=de&publishAllLocales=true`,
    `PATCH /news/${ids.ch}?locale=de&unpublishAllLocales=true`,
    `PATCH /news/${ids.ch}?locale=de&publishSpecificLocale=fr`,
    'POST /news?locale=de',
    `DELETE /news/${ids.ch}`,
    `POST /news/${ids.ch}/duplicate?locale=de`,
  ]) {
    expect(await rest.status(line, { as: translator, body: { title: 'Nein', slug: 'nein' } }), line).toBe(403)
  }
  const { docs } = await payload.findVersions({
    collection: 'news',
    where: { parent: { equals: ids.ch } },
    limit: 1,
  })
  expect(await rest.status(`POST /news/versions/${docs[0]?.id}`, { as: translator })).toBe(403)
  const published = await rest(`PATCH /news/${ids.ch}?locale=de&publishSpecificLocale=de`, {
    as: translator,
    body: { _status: 'published' },
  })
  expect(published.status).toBe(200)
  const status = (await payload.findByID({ collection: 'news', id: ids.ch, locale: 'all' }))._status
  expect(status).toMatchObject({ de: 'published' })
  expect(status).not.toMatchObject({ fr: 'published' })
})

test('a translator changes texts of rows, but does not add, delete or reorder rows', async () => {
  interface Price {
    readonly id: string
    readonly label?: unknown
    readonly amount?: unknown
  }
  const prices = [
    { label: 'Plein', amount: 20 },
    { label: 'Réduit', amount: 10 },
  ]
  const { id } = await payload.create({
    collection: 'seasons',
    locale: 'fr',
    draft: true,
    data: { site: 'ch', title: 'Opéra', slug: 'opera', prices },
  })
  const read = async (locale: 'fr' | 'de') =>
    (await payload.findByID({ collection: 'seasons', id, draft: true, locale })).prices as Price[]
  const [full, reduced] = await read('fr')
  const submitted = [
    { id: reduced?.id, label: 'Ermässigt', amount: 0 },
    { label: 'Gratis', amount: 0 },
  ]
  const done = await rest(`PATCH /seasons/${id}?locale=de&draft=true`, {
    as: translator,
    body: { title: 'Oper', slug: 'oper', prices: submitted },
  })
  expect(done.status).toBe(200)
  expect((await read('de')).map((row) => [row.id, row.amount, row.label ?? null])).toEqual([
    [full?.id, 20, null],
    [reduced?.id, 10, 'Ermässigt'],
  ])
  expect(
    await rest.status(`PATCH /seasons/${id}?locale=de&draft=true`, {
      as: translator,
      body: { title: 'Die Oper' },
    }),
  ).toBe(200)
  expect((await read('fr')).map(({ label, amount }) => [label, amount])).toEqual([
    ['Plein', 20],
    ['Réduit', 10],
  ])
})

test('a reader writes nothing', async () => {
  for (const line of [
    `PATCH /news/${ids.ch}?locale=fr&draft=true`,
    'POST /news?locale=fr',
    `DELETE /news/${ids.ch}`,
    `POST /news/${ids.ch}/duplicate`,
  ]) {
    expect(await rest.status(line, { as: reader, body: { title: 'No' } }), line).toBe(403)
  }
})

test('refuses to publish a language that the site does not have; "all languages" are those of the site', async () => {
  const wrong = await rest(`PATCH /news/${ids.fr}?locale=de`, {
    as: admin,
    body: { _status: 'published', title: 'T', slug: 't' },
  })
  expect(wrong.status).toBe(400)
  expect(JSON.stringify(wrong.body)).toContain('not published in German')
  const body = { _status: 'published' }
  expect(
    await rest.status(`PATCH /news/${ids.fr}?locale=fr&publishAllLocales=true`, { as: admin, body }),
  ).toBe(200)
  const { _status } = await payload.findByID({ collection: 'news', id: ids.fr, locale: 'all' })
  expect(_status).toMatchObject({ fr: 'published', en: 'published' })
  expect(
    Object.entries(_status as Record<string, string>).filter(([, status]) => status === 'published'),
  ).toHaveLength(2)
  const many = await rest('PATCH /news?where[id][exists]=true&locale=fr&publishAllLocales=true', {
    as: admin,
    body,
  })
  expect(many.status).toBe(400)
  expect(JSON.stringify(many.body)).toContain('sites with different languages')
})

test('refuses a request without a body like any other', async () => {
  const headers = { 'content-type': 'text/plain' }
  for (const as of [undefined, reader]) {
    const refused = await rest('POST /news?locale=fr&draft=true', { ...(as && { as }), body: '{}', headers })
    expect(refused.status).toBe(403)
  }
})

test('closes Payload’s internal collections to public calls', async () => {
  for (const slug of ['payload-migrations', 'payload-jobs', 'payload-kv']) {
    expect([403, 404, 501], slug).toContain(await rest.status(`GET /${slug}`, { as: french }))
  }
  expect([401, 403]).toContain(await rest.status('GET /payload-jobs/run', { as: french }))
  expect(await rest.status('POST /graphql', { as: admin, body: { query: '{ __typename }' } })).toBe(404)
})

test('hides locks and preferences of other users', async () => {
  const lock = (document: number, user: Account) =>
    payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'news', value: document },
        user: { relationTo: 'users', value: user.id },
      },
    })
  const theirs = await lock(ids.ch, swiss)
  const mine = await lock(ids.fr, french)
  const seen = await rest('GET /payload-locked-documents', { as: french })
  expect(seen.body.docs?.map(({ id }) => id)).toEqual([mine.id])
  expect(await rest.status(`DELETE /payload-locked-documents/${theirs.id}`, { as: french })).toBe(403)
  const user = { relationTo: 'users', value: french.id }
  const body = { document: { relationTo: 'news', value: ids.ch }, user }
  expect(await rest.status('POST /payload-locked-documents', { as: french, body })).toBe(403)
  expect(await rest.status(`DELETE /payload-locked-documents/${mine.id}`, { as: french })).toBe(200)
  await payload.delete({ collection: 'payload-locked-documents', id: theirs.id })
  await rest('POST /payload-preferences/secret', { as: swiss, body: { value: 'kept' } })
  expect((await rest('GET /payload-preferences/secret', { as: french })).body.value ?? null).toBeNull()
  const preferences = await rest('GET /payload-preferences', { as: french })
  expect(JSON.stringify(preferences.body)).not.toContain('kept')
})

test('closes every collection to anonymous requests and to editors of other countries', async () => {
  for (const { slug, fields } of payload.config.collections) {
    expect([401, 403, 404, 501], slug).toContain(await rest.status(`GET /${slug}`))
    const seen = await rest(`GET /${slug}?limit=100&draft=true&depth=2`, { as: french })
    if (slug !== 'media' && fields.some((field) => 'name' in field && field.name === 'site')) {
      expect(seen.body.docs?.filter(({ site }) => site !== 'fr') ?? [], slug).toEqual([])
    }
    expect(JSON.stringify(seen.body), slug).not.toContain('news-ch')
  }
})

test('the list of deliveries has a page for administrators only', () => {
  const { hidden } = payload.collections.deliveries?.config.admin ?? {}
  const isHidden = (role: string) =>
    typeof hidden === 'function' && hidden({ user: { collection: 'users', id: 1, role, sites: ['fr'] } })
  expect(['admin', 'editor', 'translator', 'reader'].map(isHidden)).toEqual([false, true, true, true])
})

test('shows nobody a document as JSON', () => {
  const shown = payload.config.collections.filter(({ admin }) => !admin.hideAPIURL && admin.hidden !== true)
  expect(shown.map(({ slug }) => slug)).toEqual([])
})
