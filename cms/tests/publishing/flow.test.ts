import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Where } from 'payload'
import { expect, test, vi } from 'vitest'
import { enqueueDelivery } from '../../src/outbox/enqueue-delivery.ts'
import { republish } from '../../src/outbox/republish.ts'
import { news, newsIn } from '../made-content.ts'
import { cmsOfFile } from '../users.ts'
import { openPublishing, rowOf } from './open-publishing.ts'

const { cms } = cmsOfFile(await openPublishing())
cms.start()
const { make, change } = newsIn(cms)

const state = (key: string) => cms.site.states.get(`fr news ${key}`)
const publish = (key: string, title?: string) => make({ ...news(key, title), _status: 'published' })

test('a published document is sent when it is saved, not at the next look', async () => {
  await cms.stop()
  // The interval of the looks never ends.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  cms.start()
  vi.useRealTimers()
  await publish('quick', 'Vite')
  await vi.waitFor(() => expect(state('quick')?.published.fr?.fields.title).toBe('Vite'))
  expect(state('quick')).toMatchObject({
    mode: 'whole',
    draft: null,
    plans: [],
    published: { fr: { slug: 'quick', formerSlugs: [] } },
  })
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'quick')).toMatchObject({ state: 'sent', attempts: 0, title: 'Vite' }),
  )
  await cms.stop()
  cms.start()
})

test('delivers a draft as a draft, and shows nothing of it in public', async () => {
  const { id } = await make(news('draft', 'Un'), { draft: true })
  await vi.waitFor(() => expect(state('draft')?.draft?.fr?.fields.title).toBe('Un'))
  expect(state('draft')?.published).toEqual({})
  await change(id, { title: 'Deux' }, { draft: true, autosave: true })
  await vi.waitFor(() => expect(state('draft')?.draft?.fr?.fields.title).toBe('Deux'))
  await change(id, { _status: 'published' })
  await vi.waitFor(() =>
    expect(state('draft')).toMatchObject({ published: { fr: { fields: { title: 'Deux' } } }, draft: null }),
  )
})

test('drops an autosave after publishing if nothing has changed, and stores one with changes', async () => {
  const { id } = await publish('late', 'Prêt')
  const autosave = (data: Readonly<Record<string, unknown>>) =>
    change(id, { ...data, _status: 'draft' }, { draft: true, autosave: true })
  const newest = async () => {
    const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
    const { docs } = await cms.payload.findVersions({ collection: 'news', where, locale: 'fr' })
    return docs.map(({ version }) => [version.title, version._status])
  }
  await change(id, { title: 'Prêt', _status: 'published' }, { publishSpecificLocale: 'fr' })
  expect(await autosave({ title: 'Prêt' })).toMatchObject({ id, title: 'Prêt', _status: 'published' })
  expect(await newest()).toEqual([['Prêt', 'published']])
  expect(await autosave({ title: 'Encore mieux' })).toMatchObject({
    id,
    title: 'Encore mieux',
    _status: 'draft',
  })
  expect(await newest()).toEqual([['Encore mieux', 'draft']])
  await vi.waitFor(() =>
    expect(state('late')).toMatchObject({
      published: { fr: { fields: { title: 'Prêt' } } },
      draft: { fr: { fields: { title: 'Encore mieux' } } },
    }),
  )
})

test('publishes and withdraws languages one by one', async () => {
  const { id } = await publish('languages', 'Titre')
  await change(id, { title: 'Title', slug: 'languages-en' }, { locale: 'en', draft: true })
  await vi.waitFor(() => expect(state('languages')?.draft?.en?.slug).toBe('languages-en'))
  expect(Object.keys(state('languages')?.published ?? {})).toEqual(['fr'])
  await change(id, { _status: 'published' }, { locale: 'en', publishSpecificLocale: 'en' })
  await vi.waitFor(() => expect(Object.keys(state('languages')?.published ?? {})).toEqual(['fr', 'en']))
  await change(id, { _status: 'draft' })
  await vi.waitFor(() => expect(Object.keys(state('languages')?.published ?? {})).toEqual(['en']))
  await change(id, {}, { unpublishAllLocales: true })
  await vi.waitFor(() => expect(state('languages')?.published).toEqual({}))
})

test('a document withdrawn before its delivery counts as once public, a draft does not', async () => {
  const context = { silent: true }
  const { id } = await make({ ...news('taken-over'), _status: 'published' }, { context })
  await change(id, {}, { unpublishAllLocales: true })
  await vi.waitFor(() => expect(state('taken-over')).toMatchObject({ published: {}, wasPublished: true }))
  await make(news('never-public', 'Un'), { draft: true })
  await vi.waitFor(() => expect(state('never-public')?.draft?.fr?.fields.title).toBe('Un'))
  expect(state('never-public')?.wasPublished).toBeUndefined()
})

test('delivers bulk changes and deletions, also of documents never delivered before', async () => {
  await Promise.all(['many-1', 'many-2', 'many-3'].map((key) => publish(key)))
  await cms.payload.update({
    collection: 'news',
    locale: 'fr',
    where: { key: { like: 'many-' } },
    data: { title: 'Tous', _status: 'published' },
  })
  for (const key of ['many-1', 'many-2', 'many-3'])
    await vi.waitFor(() => expect(state(key)?.published.fr?.fields.title).toBe('Tous'))
  await cms.payload.delete({ collection: 'news', where: { key: { like: 'many-' } } })
  for (const key of ['many-1', 'many-2', 'many-3'])
    await vi.waitFor(() => expect(state(key)).toMatchObject({ published: {}, draft: null, plans: [] }))
  const context = { silent: true }
  const { id } = await make({ ...news('seeded'), _status: 'published' }, { context })
  expect(await rowOf(cms.payload, 'seeded')).toBeUndefined()
  await cms.payload.delete({ collection: 'news', id })
  await vi.waitFor(() => expect(state('seeded')?.published).toEqual({}))
})

test('removes the previous item of a document that becomes another item', async () => {
  const { id } = await publish('moves')
  await vi.waitFor(() => expect(state('moves')?.published.fr).toBeDefined())
  // Editors cannot change it, but an enrichment can move to another item.
  await cms.payload.db.updateOne({ collection: 'news', id, data: { site: 'be' } })
  await enqueueDelivery(cms, 'news', id)
  await vi.waitFor(() => expect(cms.site.states.get('be news moves')?.published.fr).toBeDefined())
  await vi.waitFor(() => expect(state('moves')?.published).toEqual({}))
})

test('redirects former slugs, also from before the first delivery, until another document takes them', async () => {
  const context = { silent: true }
  const { id } = await make({ ...news('slug-a'), _status: 'published' }, { context })
  const rename = (slug: string) => change(id, { slug, _status: 'published' })
  await rename('slug-b')
  await vi.waitFor(() =>
    expect(state('slug-a')?.published.fr).toMatchObject({ slug: 'slug-b', formerSlugs: ['slug-a'] }),
  )
  await rename('slug-c')
  await vi.waitFor(() => expect(state('slug-a')?.published.fr?.formerSlugs).toEqual(['slug-a', 'slug-b']))
  await rename('slug-a')
  await vi.waitFor(() =>
    expect(state('slug-a')?.published.fr).toMatchObject({
      slug: 'slug-a',
      formerSlugs: ['slug-b', 'slug-c'],
    }),
  )
  await make({ ...news('taker'), slug: 'slug-b', _status: 'published' })
  await vi.waitFor(() => expect(state('slug-a')?.published.fr?.formerSlugs).toEqual(['slug-c']))
  await change(id, { slug: 'slug-draft' }, { draft: true })
  await vi.waitFor(() => expect(state('slug-a')?.draft?.fr?.slug).toBe('slug-draft'))
  expect(state('slug-a')?.published.fr?.formerSlugs).toEqual(['slug-c'])
})

test('a rollback removes the delivery too', async () => {
  const before = cms.site.messages.length
  const req = await createLocalReq({}, cms.payload)
  await initTransaction(req)
  await make({ ...news('rolled-back'), _status: 'published' }, { req })
  await killTransaction(req)
  expect(await rowOf(cms.payload, 'rolled-back')).toBeUndefined()
  expect(
    (await cms.payload.count({ collection: 'news', where: { key: { equals: 'rolled-back' } } })).totalDocs,
  ).toBe(0)
  const sharedReq = await createLocalReq({}, cms.payload)
  await initTransaction(sharedReq)
  await make({ ...news('committed'), _status: 'published' }, { req: sharedReq })
  expect(cms.site.messages.length).toBe(before)
  await commitTransaction(sharedReq)
  await vi.waitFor(() => expect(state('committed')?.published.fr).toBeDefined())
  expect(state('rolled-back')).toBeUndefined()
})

test('sends everything again without delaying an editor’s change', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => publish(`again-${index}`)))
  await vi.waitFor(() => expect(state('again-19')).toBeDefined())
  await vi.waitFor(async () =>
    expect(
      (await cms.payload.count({ collection: 'deliveries', where: { state: { not_equals: 'sent' } } }))
        .totalDocs,
    ).toBe(0),
  )
  cms.site.pause = 100
  const { totalDocs } = await cms.payload.count({ collection: 'deliveries' })
  const before = cms.site.messages.length
  expect(await republish(cms.payload)).toBe(totalDocs)
  await publish('first')
  await vi.waitFor(() => expect(cms.site.messages.some(({ id }) => id === 'first')).toBe(true))
  expect(cms.site.messages.findIndex(({ id }) => id === 'first') - before).toBeLessThan(totalDocs - 5)
  await vi.waitFor(() => expect(cms.site.messages.length - before).toBeGreaterThan(totalDocs))
  cms.site.pause = 0
  expect(await republish(cms.payload, { site: 'be' })).toBe(1)
})
