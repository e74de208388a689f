import { createLocalReq } from 'payload'
import { expect, test, vi } from 'vitest'
import { JOBS } from '../src/outbox/scheduled-jobs.ts'
import { createScheduler } from '../src/scheduling/scheduler.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { account, cmsOfFile, restOf } from './users.ts'

const published = { _status: 'published' }

const { cms } = cmsOfFile(await cmsOn(engine))
const editor = await account(cms.payload, 'author@marquee.example', { role: 'editor', sites: ['fr'] })

const from = { 'x-forwarded-for': '203.0.113.7' }
const rest = async (line: string, body?: unknown) => {
  const reply = await restOf(cms)(line, {
    as: editor,
    headers: from,
    ...(body === undefined ? {} : { body }),
  })
  expect([200, 201], `${line} ${JSON.stringify(reply.body)}`).toContain(reply.status)
  return reply.body
}
const drafted = async (key: string) => {
  const data = { site: 'fr', key, slug: key, title: key }
  const { doc } = await rest('POST /news?locale=fr&draft=true', data)
  const id = Number(doc?.id)
  await rest(`PATCH /news/${id}?locale=en&draft=true`, { title: `${key} in English`, slug: `${key}-en` })
  return id
}
/** Entries of a document, the oldest first, without what every entry has. */
const entriesOf = async (key: string) => {
  const where = { document: { like: `/${key}` } }
  const query = { collection: 'audit-entries', where, sort: 'id', pagination: false } as const
  const { docs } = await cms.payload.find(query)
  return docs.map(({ event, language, way, person, site, network }) => ({
    event,
    language: language ?? null,
    way: way ?? null,
    person: person ?? null,
    site,
    network: network ?? null,
  }))
}
const own = { way: 'api-key', person: 'author@marquee.example', site: 'fr', network: '203.0.113.0/24' }

test('records what is published, in which languages, by whom and from where; drafts leave no entry', async () => {
  const id = await drafted('one')
  expect(await entriesOf('one')).toEqual([])
  await rest(`PATCH /news/${id}?locale=fr&publishSpecificLocale=fr`, published)
  await rest(`PATCH /news/${id}?locale=fr&draft=true&autosave=true`, { title: 'Suite' })
  await rest(`PATCH /news/${id}?locale=en&publishAllLocales=true`, published)
  await rest(`PATCH /news/${id}?locale=en`, { title: 'Again', ...published })
  expect(await entriesOf('one')).toEqual([
    { ...own, event: 'document.published', language: 'fr' },
    { ...own, event: 'document.published', language: 'fr en' },
    { ...own, event: 'document.published', language: 'en' },
  ])
})

test('records what is taken off the site, in one language and in all', async () => {
  const id = await drafted('off')
  await rest(`PATCH /news/${id}?locale=fr&publishAllLocales=true`, published)
  await rest(`PATCH /news/${id}?locale=en`, { _status: 'draft' })
  await rest(`PATCH /news/${id}?locale=fr&unpublishAllLocales=true`, { _status: 'draft' })
  expect((await entriesOf('off')).slice(1)).toEqual([
    { ...own, event: 'document.withdrawn', language: 'en' },
    { ...own, event: 'document.withdrawn', language: 'fr' },
  ])
})

test('records a document that is published as it is made', async () => {
  const data = { site: 'fr', key: 'made', slug: 'made', title: 'Made', ...published }
  await rest('POST /news?locale=fr', data)
  expect(await entriesOf('made')).toEqual([{ ...own, event: 'document.published', language: 'fr' }])
})

test('records a restored version and a deletion, also of what was never public', async () => {
  const id = await drafted('restored')
  const { docs } = await cms.payload.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
    sort: 'createdAt',
    limit: 1,
  })
  await rest(`POST /news/versions/${docs[0]?.id}`)
  await rest(`DELETE /news/${id}`)
  expect(await entriesOf('restored')).toEqual([
    { ...own, event: 'document.restored', language: null },
    { ...own, event: 'document.deleted', language: null },
  ])
})

test('an editor deletes a document of a country that some kinds do not have', async () => {
  const swiss = await account(cms.payload, 'swiss@marquee.example', { role: 'editor', sites: ['ch'] })
  const data = { site: 'ch', key: 'swiss', slug: 'swiss', title: 'Swiss' }
  const { body } = await restOf(cms)('POST /news?locale=fr&draft=true', { as: swiss, body: data })
  const deleted = await restOf(cms)(`DELETE /news/${Number(body.doc?.id)}`, { as: swiss })
  expect(deleted.status).toBe(200)
  expect(await entriesOf('swiss')).toMatchObject([{ event: 'document.deleted', site: 'ch' }])
})

test('records every document of a bulk operation', async () => {
  const keys = ['many-1', 'many-2']
  const ids = [await drafted('many-1'), await drafted('many-2')]
  const where = `where[id][in]=${ids.join(',')}`
  await rest(`PATCH /news?${where}&locale=fr`, published)
  await rest(`DELETE /news?${where}`)
  for (const key of keys)
    expect((await entriesOf(key)).map(({ event, site }) => [event, site])).toEqual([
      ['document.published', 'fr'],
      ['document.deleted', 'fr'],
    ])
})

test('records a carried-out plan under the name of who planned it, and its rehearsal not at all', async () => {
  const id = await drafted('scheduled')
  const change = { collection: 'news', id, action: 'publish', language: 'fr', at: '2099-01-01T09:00' }
  await rest('POST /scheduled-changes', change)
  expect(await entriesOf('scheduled')).toEqual([])
  const due = async () => {
    const where = { taskSlug: { equals: 'schedulePublish' } }
    await cms.payload.db.updateJobs({ where, data: { waitUntil: new Date(0).toISOString() } })
    await createScheduler(cms.payload).look()
    expect((await cms.payload.db.count({ collection: JOBS })).totalDocs).toBe(0)
  }
  await due()
  const input = { type: 'unpublish', doc: { relationTo: 'news', value: String(id) } }
  await cms.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: new Date(0) })
  await due()
  const byScheduledChange = { ...own, way: 'plan', network: null }
  expect(await entriesOf('scheduled')).toEqual([
    { ...byScheduledChange, event: 'document.published', language: 'fr' },
    { ...byScheduledChange, person: null, event: 'document.withdrawn', language: 'fr' },
  ])
})

test('a publication that fails leaves no entry, and an entry that fails no refused publication', async () => {
  const id = await drafted('failing')
  const refused = await restOf(cms)(`PATCH /news/${id}?locale=de`, { as: editor, body: published })
  expect(refused.status).toBe(400)
  expect(await entriesOf('failing')).toEqual([])
  const create = cms.payload.create.bind(cms.payload)
  const broken = vi
    .spyOn(cms.payload, 'create')
    .mockImplementation(((options: never) =>
      (options as { collection: string }).collection === 'audit-entries'
        ? Promise.reject(new Error('full'))
        : create(options)) as never)
  const logged = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  await rest(`PATCH /news/${id}?locale=fr`, published)
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ msg: 'An audit entry was not stored' }))
  broken.mockRestore()
  logged.mockRestore()
  const { _status } = await cms.payload.findByID({ collection: 'news', id, locale: 'fr' })
  expect(_status).toBe('published')
})

test('records who gets a preview link, of what and in which language, once an hour', async () => {
  const id = await drafted('seen')
  const clock = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(clock)
  const asOf = (query: string) => restOf(cms)(`GET /news/${id}/as-of?${query}`, { as: editor, headers: from })
  for (const query of ['drafts=1&locale=fr', 'drafts=1&locale=fr', 'drafts=1&locale=en'])
    expect((await asOf(query)).status).toBe(303)
  const { preview, livePreview } = cms.payload.collections.news?.config.admin ?? expect.unreachable()
  const document = await cms.payload.findByID({ collection: 'news', id, locale: 'fr', draft: true })
  const req = await createLocalReq({ user: { ...editor, collection: 'users' } as never }, cms.payload)
  const before = await preview?.(document, { locale: 'fr', req, token: null })
  expect(before).toContain('/_preview?token=')
  const at = '2026-12-24T18:00'
  expect((await asOf(`at=${at}&drafts=0&locale=fr`)).status).toBe(303)
  const { url } = livePreview ?? {}
  if (typeof url !== 'function') throw new Error('There is no live preview')
  const live = { data: document, locale: { code: 'en', label: '' }, req, payload: cms.payload }
  expect(await url(live as never)).toContain('/_preview?token=')
  const refused = await restOf(cms)(`GET /news/${id}/as-of?drafts=1&locale=fr`)
  expect(refused.status).toBe(401)
  now.mockReturnValue(clock + 3_600_000)
  expect((await asOf('drafts=1&locale=en')).status).toBe(303)
  now.mockRestore()
  expect(await entriesOf('seen')).toEqual([
    { ...own, event: 'preview.made', language: 'fr' },
    { ...own, event: 'preview.made', language: 'en' },
    { ...own, event: 'preview.made', language: 'fr' },
    { ...own, event: 'preview.made', language: 'en' },
  ])
})

test('the export names the document', async () => {
  const boss = await account(cms.payload, 'boss@marquee.example', { role: 'admin' })
  const { lines } = await restOf(cms)('GET /audit-entries/export', { as: boss })
  const line = lines.find((each) => each.includes('document.withdrawn')) ?? expect.unreachable()
  expect(JSON.parse(line)).toMatchObject({
    document: expect.stringMatching(/^news\/\d+\/[a-z]+$/),
    site: 'fr',
    language: 'fr',
  })
})
