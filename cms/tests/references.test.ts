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
    { value: 'before', title: 'Avant', isGone: true },
    { value: 'dune', title: 'Dune', isGone: false },
  ])
  expect((await offered('fr')).status).toBe(404)
})
