import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { filesIn, sendFiles } from '../../src/outbox/files.ts'
import { createSiteClient } from '../../src/outbox/site-client.ts'
import { news, newsIn } from '../made-content.ts'
import { account, cmsOfFile, restOf } from '../users.ts'
import { SECRET } from './fake-site.ts'
import { openPublishing, rowOf } from './open-publishing.ts'

const { cms } = cmsOfFile(await openPublishing())
const { make, change } = newsIn(cms)

const made = async (key: string) => (await make({ ...news(key, 'Titre'), _status: 'published' })).id

test('shows an editor the delivery state of a document by language', async () => {
  const rest = restOf(cms)
  const french = await account(cms.payload, 'fr@example.org', {
    role: 'editor',
    sites: ['fr'],
    languages: [],
  })
  const swiss = await account(cms.payload, 'ch@example.org', { role: 'editor', sites: ['ch'], languages: [] })
  const id = await made('seen')
  await change(id, { title: 'Title', slug: 'seen-en' }, { locale: 'en', draft: true })
  const publicationStatus = (who = french) =>
    rest(`GET /deliveries/standing?collection=news&id=${id}`, { as: who })
  expect((await publicationStatus()).body).toMatchObject({
    languages: [
      { language: 'fr', state: 'waiting' },
      { language: 'en', state: 'draft' },
    ],
    sentAt: null,
  })
  expect((await publicationStatus(swiss)).status).toBe(404)
  cms.site.manner = 'refuses'
  const dispatcher = cms.start()
  await vi.waitFor(async () =>
    expect((await publicationStatus()).body).toMatchObject({
      languages: [
        { language: 'fr', state: 'refused' },
        { language: 'en', state: 'draft' },
      ],
      reason: { code: 'refused', issues: [{ path: 'published.fr.fields.title', message: 'is missing' }] },
    }),
  )
  cms.site.manner = 'well'
  const row = await rowOf(cms.payload, 'seen')
  expect(await rest.status(`POST /deliveries/${row?.id}/again`, { as: swiss })).toBe(404)
  expect(await rest.status(`POST /deliveries/${row?.id}/again`)).toBe(404)
  expect(await rest.status(`POST /deliveries/${row?.id}/again`, { as: french })).toBe(200)
  const { port } = new URL(cms.site.url)
  await vi.waitFor(async () =>
    expect((await publicationStatus()).body).toMatchObject({
      languages: [
        { language: 'fr', state: 'live', page: `http://fr.localhost:${port}/redirect/fr/news/seen` },
        { state: 'draft' },
      ],
      reason: null,
      sentAt: expect.any(String),
    }),
  )
  const listed = async (as: typeof french) =>
    (await rest('GET /deliveries?depth=0', { as })).body.docs?.map(({ key }) => key)
  expect(await listed(french)).toEqual(['seen'])
  expect((await listed(swiss)) ?? []).toEqual([])
  expect(await rest.status(`PATCH /deliveries/${row?.id}`, { as: french, body: { revision: 1 } })).toBe(403)
  await dispatcher.stop()
})

test('sends each picture once under its own name, and reports a missing file', async () => {
  const bytes = 'bytes of a picture'
  const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`
  const folder = path.join(cms.dataDir, 'pictures')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), bytes)
  const text = {
    slug: 'a',
    formerSlugs: [],
    fields: { image: { lg: `/media/${name}` }, content: `<img src="/media/${name}">` },
  }
  expect(filesIn({ published: { fr: text }, draft: null })).toEqual([name])
  const client = createSiteClient(cms.site.url, SECRET)
  expect(await sendFiles(cms.payload, client, folder, [name])).toEqual({ outcome: 'taken' })
  expect(await sendFiles(cms.payload, client, folder, [name])).toEqual({ outcome: 'taken' })
  expect(cms.site.files.get(name)).toBe(bytes)
  expect(cms.site.arrivals.filter((each) => each === name)).toHaveLength(1)
  expect(await sendFiles(cms.payload, client, folder, ['0'.repeat(64) + '.png'])).toMatchObject({
    outcome: 'refused',
    reason: { code: 'picture' },
  })
})
