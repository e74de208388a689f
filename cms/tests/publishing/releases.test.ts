import { afterEach, expect, test, vi } from 'vitest'
import { readContentPreview } from '#models/preview-token.ts'
import { calendarOf } from '../../src/calendar/calendar.ts'
import { scheduledNext } from '../../src/dashboard/scheduled.ts'
import { readCmsEnv } from '../../src/env.ts'
import { JOBS } from '../../src/outbox/scheduled-jobs.ts'
import { engine } from '../engines.ts'
import { news, newsIn } from '../made-content.ts'
import { cmsOfFile, hireStaff, requestOf } from '../users.ts'
import { publishingOn } from './open-publishing.ts'

const { cms, rest } = cmsOfFile(await publishingOn(engine))
const { swiss, french, translator } = await hireStaff(cms.payload)
afterEach(async () => {
  await cms.payload.delete({ collection: 'releases', where: { id: { exists: true } } })
})

const { draft, change, versionsOf } = newsIn(cms)
const drafted = (key: string, site = 'ch', data = {}) => draft({ ...news(key), site, ...data })
const row = (id: number, how = {}) => ({
  document: { relationTo: 'news', value: id },
  action: 'publish',
  language: 'fr',
  ...how,
})
const release = (documents: readonly object[], how = {}) => ({
  name: 'Gala',
  site: 'ch',
  at: '2050-12-24T18:00',
  documents,
  ...how,
})
const make = (body: object, as = swiss) => rest('POST /releases', { as, body })
const faultsOf = ({ body }: Awaited<ReturnType<typeof make>>) =>
  (body.errors as { data?: { errors: { path: string; message: string }[] } }[])[0]?.data?.errors
const jobs = async () => (await cms.payload.db.find({ collection: JOBS, sort: 'id' })).docs
const publicIn = (key: string) => Object.keys(cms.site.states.get(`ch news ${key}`)?.published ?? {})
const stateOf = async (id: unknown, as = swiss) =>
  (await rest(`GET /releases/${id}/state`, { as, headers: { 'accept-language': 'en' } })).body
/** The scheduled changes become due; the database keeps its own clock for the audit log. */
const reachItsTime = () =>
  cms.payload.db.updateMany({
    collection: JOBS,
    where: { id: { exists: true } },
    data: { waitUntil: new Date(Date.now() - 1_000).toISOString() },
  })

test('publishes and withdraws all documents at its time, each in its language', async () => {
  const [one, two, old] = [await drafted('one'), await drafted('two'), await drafted('old')]
  await change(two, { title: 'Zwei', slug: 'zwei' }, { locale: 'de', draft: true })
  await rest(`PATCH /news/${old}?locale=fr&publishSpecificLocale=fr`, {
    as: swiss,
    body: { _status: 'published' },
  })
  const rows = [row(one), row(two, { language: 'all' }), row(old, { action: 'withdraw' })]
  const { status, body } = await make(release(rows))
  expect(status).toBe(201)
  const id = body.doc?.id
  cms.start()
  await vi.waitFor(() => expect(publicIn('old')).toEqual(['fr']))
  expect(publicIn('one')).toEqual([])
  expect(await stateOf(id)).toMatchObject({ state: 'scheduled', when: expect.stringContaining('18:00') })
  expect((await stateOf(id, french)).state).toBeUndefined()
  await reachItsTime()
  await vi.waitFor(() =>
    expect([publicIn('one'), publicIn('two'), publicIn('old')]).toEqual([['fr'], ['fr', 'de'], []]),
  )
  await cms.stop()
  expect(await stateOf(id)).toMatchObject({ state: 'done', failed: [] })
  const entries = await cms.payload.find({
    collection: 'audit-entries',
    where: { way: { equals: 'plan' } },
    sort: 'id',
  })
  expect(entries.docs.map(({ event, person }) => [event, person])).toEqual([
    ['document.published', 'ch@marquee.example'],
    ['document.published', 'ch@marquee.example'],
    ['document.withdrawn', 'ch@marquee.example'],
  ])
  const late = await rest(`PATCH /releases/${id}`, { as: swiss, body: { name: 'Later' } })
  expect(late.status).toBe(409)
  expect(await rest.status(`DELETE /news/${one}`, { as: swiss })).toBe(200)
})

test('leads to the site at its time, where the site knows what it changes, for those who may read it', async () => {
  const id = await drafted('early')
  const { body } = await make(release([row(id)]))
  const preview = (as?: typeof swiss) =>
    rest(`GET /releases/${body.doc?.id}/preview?locale=de`, { ...(as && { as }) })
  const { status, location } = await preview(swiss)
  expect(status).toBe(303)
  const link = new URL(location ?? '')
  expect([link.hostname, link.searchParams.get('to')]).toEqual(['ch.localhost', '/de'])
  const token = link.searchParams.get('token') ?? ''
  const at = Date.parse('2050-12-24T17:00:00Z')
  expect(readContentPreview(readCmsEnv().publishingSecret, 'ch', token, Date.now())).toMatchObject({
    at,
    drafts: false,
    travel: true,
  })
  cms.start()
  await vi.waitFor(() =>
    expect(cms.site.states.get('ch news early')?.plans).toEqual([
      { at: new Date(at).toISOString(), action: 'publish', language: 'fr' },
    ]),
  )
  await cms.stop()
  expect([(await preview(french)).status, (await preview()).status]).toEqual([404, 403])
})

test('publishes none if one cannot be, and says why at each', async () => {
  const [good, bad] = [await drafted('good'), await drafted('bad')]
  const { body } = await make(release([row(good), row(bad)]))
  await change(bad, { title: '' }, { draft: true })
  await reachItsTime()
  cms.start()
  await vi.waitFor(async () => expect((await stateOf(body.doc?.id)).state).toBe('failed'))
  await cms.stop()
  expect(publicIn('good')).toEqual([])
  const main = await cms.payload.findByID({ collection: 'news', id: good, locale: 'fr' })
  expect(main._status).toBe('draft')
  expect((await stateOf(body.doc?.id)).failed).toMatchObject([
    { title: 'good', why: { message: expect.stringContaining('another document') } },
    { why: { issues: [expect.stringMatching(/^Title – /)] } },
  ])
  await change(bad, { title: 'B' }, { draft: true })
  const again = { at: '2051-01-01T10:00' }
  expect(await rest.status(`PATCH /releases/${body.doc?.id}`, { as: swiss, body: again })).toBe(200)
  expect(await stateOf(body.doc?.id)).toMatchObject({ state: 'scheduled', failed: [] })
})

test('refuses documents that could not be published, each at its row, and saves nothing', async () => {
  const [whole, untitled] = [await drafted('whole'), await drafted('untitled', 'ch', { title: '' })]
  const elsewhere = await make(release([row(await drafted('elsewhere', 'fr'))]))
  expect(elsewhere.status).toBe(400)
  expect(faultsOf(elsewhere)).toMatchObject([{ path: 'documents.0.document' }])
  const refused = await make(
    release([row(whole), row(untitled), row(whole, { language: 'all' })], { at: '2001-01-01T10:00' }),
  )
  expect(refused.status).toBe(400)
  expect(faultsOf(refused)).toMatchObject([
    { path: 'at', message: expect.stringContaining('This time has passed') },
    { path: 'documents.1.document', message: expect.stringContaining('Title – ') },
    { path: 'documents.2.document', message: expect.stringContaining('already in the release') },
  ])
  expect((await cms.payload.count({ collection: 'releases' })).totalDocs).toBe(0)
  expect(await jobs()).toEqual([])
  const main = await cms.payload.findByID({ collection: 'news', id: whole, locale: 'fr' })
  expect(main._status).toBe('draft')
  expect((await make(release([row(whole)]))).status).toBe(201)
  expect(await versionsOf(whole)).toBe(1)
})

test('is for editors of its site, and its plans are changed with it only', async () => {
  const id = await drafted('mine')
  expect((await make(release([row(id)]), translator)).status).toBe(403)
  expect((await make(release([row(id)]), french)).status).toBe(403)
  const { body } = await make(release([row(id)]))
  const path = `/releases/${body.doc?.id}`
  for (const as of [translator, french])
    expect(await rest.status(`PATCH ${path}`, { as, body: { name: 'x' } })).toBeGreaterThanOrEqual(403)
  const seen = await rest(`GET /scheduled-changes?collection=news&id=${id}`, { as: swiss })
  expect(seen.body.changes).toMatchObject([{ mayCallOff: false, release: { name: 'Gala' } }])
  const [job] = await jobs()
  expect(await rest.status(`DELETE /scheduled-changes/${job?.id}`, { as: swiss })).toBe(409)
  expect(await rest.status(`DELETE /news/${id}`, { as: swiss })).toBe(409)
  const moved = { name: 'Première', at: '2050-12-25T09:30' }
  expect(await rest.status(`PATCH ${path}`, { as: swiss, body: moved })).toBe(200)
  expect(await jobs()).toMatchObject([
    { waitUntil: '2050-12-25T08:30:00.000Z', input: { release: { name: 'Première' } } },
  ])
  expect(await rest.status(`DELETE ${path}`, { as: swiss })).toBe(200)
  expect(await jobs()).toEqual([])
})

test('takes a document from its own page, once, for all of its languages', async () => {
  const [first, second, untitled] = [
    await drafted('first'),
    await drafted('second'),
    await drafted('incomplete', 'ch', { title: '' }),
  ]
  const { body } = await make(release([row(first)]))
  await make(release([row(first)], { name: 'Later', at: '2051-01-01T10:00' }))
  const offered = async (id: number, as = swiss) =>
    (
      await rest(`GET /scheduled-changes?collection=news&id=${id}`, {
        as,
        headers: { 'accept-language': 'en' },
      })
    ).body.releases
  expect(await offered(second)).toMatchObject([
    { id: body.doc?.id, name: 'Gala', when: expect.stringContaining('18:00') },
    { name: 'Later' },
  ])
  expect(await offered(first)).toEqual([])
  expect(await offered(second, translator)).toEqual([])
  const add = (id: number, as = swiss) =>
    rest(`POST /releases/${body.doc?.id}/documents`, { as, body: { collection: 'news', id } })
  expect((await add(second)).status).toBe(200)
  expect(await offered(second)).toMatchObject([{ name: 'Later' }])
  expect((await add(second)).status).toBe(409)
  expect((await add(untitled)).status).toBe(400)
  expect((await add(await drafted('theirs', 'fr'))).status).toBe(404)
  const third = await drafted('third')
  expect((await add(third, translator)).status).toBe(403)
  expect((await add(third, french)).status).toBe(404)
  const { docs } = await cms.payload.find({
    collection: 'releases',
    where: { name: { equals: 'Gala' } },
    depth: 0,
  })
  expect(docs).toMatchObject([
    {
      documents: [
        { document: { value: first }, language: 'fr' },
        { document: { value: second }, action: 'publish', language: 'all' },
      ],
    },
  ])
  expect(await jobs()).toMatchObject([
    { input: { release: { name: 'Later' } } },
    { input: { release: { name: 'Gala' } } },
    { input: { release: { name: 'Gala' } } },
  ])
})

test('is named in the calendar and on the start page', async () => {
  await make(release([row(await drafted('shown'))]))
  const entries = await calendarOf(await requestOf(cms.payload, swiss), '2050-12', {}, 'en')
  expect(entries.filter(({ kind }) => kind === 'scheduled')).toMatchObject([
    { kind: 'scheduled', title: 'shown', release: 'Gala' },
  ])
  expect(await scheduledNext(await requestOf(cms.payload, swiss), 'en')).toMatchObject([
    { title: 'shown', release: 'Gala' },
  ])
  expect(await scheduledNext(await requestOf(cms.payload, french), 'en')).toEqual([])
})
