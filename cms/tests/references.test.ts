import { expect, test } from 'vitest'
import { openCms } from './cms.ts'
import { account, cmsOfFile } from './users.ts'

const { payload, rest } = cmsOfFile(await openCms())
const swiss = await account(payload, 'ch@marquee.example', { role: 'editor', sites: ['ch'] })
const body = { site: 'ch', title: 'Neige', _status: 'published' }
const publish = (fields: object) => rest('POST /news?locale=fr', { as: swiss, body: { ...body, ...fields } })

const imported = (kind: string, key: string, fields: object) =>
  payload.db.create({ collection: 'programme', data: { site: 'ch', kind, key, name: key, ...fields } })

test('cinemas are taken as they are until a programme is imported', async () => {
  expect((await publish({ cinemas: [{ slug: 'unknown', name: 'Genève' }] })).status).toBe(201)
})

test('only cinemas of the site, now or before, in any language, are published', async () => {
  await imported('show', 'dune', { name: 'Dune' })
  await imported('show', 'before', { name: 'Avant', gone: '2026-01-01T00:00:00.000Z' })
  await imported('cinema', 'geneve', { name: 'Genève', slug: { fr: 'geneve', de: 'genf' } })
  await imported('cinema', 'closed', { name: 'Fermé', gone: '2026-01-01T00:00:00.000Z' })
  for (const slug of ['geneve', 'genf', 'closed'])
    expect((await publish({ cinemas: [{ slug, name: slug }] })).status, slug).toBe(201)
  const refused = await publish({ cinemas: [{ slug: 'dune', name: 'Dune' }] })
  expect(refused.body.errors).toMatchObject([
    { data: { errors: [{ path: 'cinemas.0.slug', message: expect.stringContaining('dune') }] } },
  ])
})

test('a film may be one that is not in the programme yet', async () => {
  expect((await publish({ featuredShow: 'next-year' })).status).toBe(201)
})

test('a field offers what its site has, by title, to those who read the site', async () => {
  const offered = (site: string) => rest(`GET /references?kind=show&site=${site}`, { as: swiss })
  expect((await offered('ch')).body.choices).toEqual([
    { value: 'before', title: 'Avant', picture: null, isGone: true },
    { value: 'dune', title: 'Dune', picture: null, isGone: false },
  ])
  expect((await offered('fr')).status).toBe(404)
})

test('a row is called as what it refers to, in the language of the document', async () => {
  const made = await publish({ title: 'Gel', cinemas: [{ slug: 'geneve' }, { slug: 'genf' }] })
  expect(made.body.doc).toMatchObject({ cinemas: [{ name: 'Genève' }, { name: 'Genève' }] })
  const [row] = (made.body.doc as { cinemas: readonly object[] }).cinemas
  const { body } = await rest(`PATCH /news/${made.body.doc?.id}?locale=fr`, {
    as: swiss,
    body: { cinemas: [{ ...row, slug: 'closed' }] },
  })
  expect(body.doc).toMatchObject({ cinemas: [{ slug: 'closed', name: 'Fermé' }] })
})

test('the topic of a help article is one of its site, and gives the article its name in each language', async () => {
  const dutch = await account(payload, 'nl@marquee.example', { role: 'editor', sites: ['nl', 'ch'] })
  const as = dutch
  const topic = { site: 'nl', name: 'Kaarten', _status: 'published' }
  const { body: made } = await rest('POST /faq-categories?locale=nl', { as, body: topic })
  const key = String(made.doc?.key)
  await rest(`PATCH /faq-categories/${made.doc?.id}?locale=en`, { as, body: { name: 'Tickets' } })
  const article = { site: 'nl', title: 'Ruilen', category: { reference: key }, _status: 'published' }
  const { body } = await rest('POST /faq-articles?locale=nl', { as, body: article })
  expect(body.doc).toMatchObject({ category: { reference: key, name: 'Kaarten' } })
  const english = { title: 'Exchange', category: { reference: key } }
  const translated = await rest(`PATCH /faq-articles/${body.doc?.id}?locale=en`, { as, body: english })
  expect(translated.body.doc).toMatchObject({ category: { name: 'Tickets' } })
  const used = await rest(`GET /reports/where-used?collection=faq-categories&id=${made.doc?.id}`, { as })
  expect(used.body.seen).toMatchObject([{ id: body.doc?.id, title: expect.any(String), public: true }])
  const wrong = { ...article, title: 'Ander', category: { reference: 'no-topic' } }
  expect((await rest('POST /faq-articles?locale=nl', { as, body: wrong })).status).toBe(400)
})

test('an experience names a group by its address in the language of the form', async () => {
  const group = { site: 'ch', title: 'Confort', slug: 'confort', _status: 'published' }
  const { body } = await rest('POST /experience-groups?locale=fr', { as: swiss, body: group })
  await rest(`PATCH /experience-groups/${body.doc?.id}?locale=de`, {
    as: swiss,
    body: { title: 'Komfort', slug: 'komfort' },
  })
  const offered = await rest('GET /references?kind=experienceGroup&site=ch&locale=de', { as: swiss })
  expect(offered.body.choices).toEqual([{ value: 'komfort', title: 'Komfort', picture: null, isGone: false }])
  const experience = { site: 'ch', title: 'Duo', _status: 'published' }
  const statusOf = async (title: string, name: string) =>
    (await rest('POST /experiences?locale=fr', { as: swiss, body: { ...experience, title, group: name } }))
      .status
  expect(await statusOf('Duo', 'confort')).toBe(201)
  expect(await statusOf('Trio', 'nowhere')).toBe(400)
  const address = `GET /reports/where-used?collection=experience-groups&id=${body.doc?.id}`
  expect((await rest(address, { as: swiss })).body.seen).toMatchObject([{ collection: 'experiences' }])
})

test('nobody creates or sees a kind that no site of theirs has', async () => {
  const help = { site: 'ch', title: 'Hilfe' }
  expect((await rest('POST /faq-articles?locale=de', { as: swiss, body: help })).status).toBe(403)
  const hidden = payload.collections['faq-articles']?.config.admin.hidden
  const isHidden = (sites: readonly string[]) =>
    typeof hidden === 'function' && hidden({ user: { id: 1, role: 'editor', sites } as never })
  expect([isHidden(['ch', 'be']), isHidden(['ch', 'nl'])]).toEqual([true, false])
})
