import { expect, test, vi } from 'vitest'
import { news, newsIn, pngFile } from '../made-content.ts'
import { cmsOfFile } from '../users.ts'
import { openPublishing, restoreAsDraft } from './open-publishing.ts'

const { cms } = cmsOfFile(await openPublishing())
cms.start()
const { make, change } = newsIn(cms)

const state = (kind: string, key: string) => cms.site.states.get(`fr ${kind} ${key}`)
const pricesIn = (language: 'fr' | 'en') => state('event', 'festival')?.published[language]?.detail?.prices

async function picture(name: string, background: string) {
  const file = await pngFile(name, background)
  return (await cms.payload.create({ collection: 'media', data: {}, file })).id
}

test('publishing one language publishes shared values, withdrawing one does not', async () => {
  const [first, second, third] = [
    await picture('1.png', '#101010'),
    await picture('2.png', '#a02020'),
    await picture('3.png', '#20a020'),
  ]
  const { id } = await make({ ...news('shared'), image: first, _status: 'published' })
  await change(id, { title: 'Shared', slug: 'shared-en', _status: 'published' }, { locale: 'en' })
  await vi.waitFor(() => expect(state('news', 'shared')?.published.en).toBeDefined())
  const shown = () => state('news', 'shared')?.published.fr?.fields.image
  const before = shown()
  expect(before).toMatchObject({ lg: expect.stringMatching(/^\/media\//) })

  await change(id, { image: second }, { draft: true })
  expect(shown()).toEqual(before)
  await change(id, { _status: 'published' }, { locale: 'en' })
  await vi.waitFor(() => expect(shown()).not.toEqual(before))
  expect(state('news', 'shared')?.published.en?.fields.image).toEqual(shown())

  const published = shown()
  await change(id, { image: third, title: 'Autre' }, { draft: true })
  await change(id, { _status: 'draft' }, { locale: 'en' })
  await vi.waitFor(() => expect(state('news', 'shared')?.published.en).toBeUndefined())
  expect(state('news', 'shared')?.published.fr?.fields).toMatchObject({ title: 'shared', image: published })
  expect(state('news', 'shared')?.draft?.fr?.fields).toMatchObject({ title: 'Autre' })
})

test('rows added, moved and deleted in one language keep their texts in the others', async () => {
  const prices = (labels: readonly string[]) =>
    labels.map((label, index) => ({ label, amount: [10, 5][index] ?? 0 }))
  const common = { collection: 'seasons', locale: 'fr' } as const
  const data = { site: 'fr', key: 'festival', slug: 'festival', title: 'Festival' }
  const made = await cms.payload.create({
    ...common,
    data: { ...data, prices: prices(['Adulte', 'Enfant']), _status: 'published' } as never,
  })
  const { id } = made
  const [adult, child] = (made as unknown as { prices: { id: string; label: string; amount: number }[] })
    .prices
  const english = { collection: 'seasons', id, locale: 'en' } as const
  const named = [
    { ...adult, label: 'Adult' },
    { ...child, label: 'Child' },
  ]
  await cms.payload.update({
    ...english,
    data: { title: 'Festival', slug: 'festival-en', prices: named, _status: 'published' } as never,
  })
  await vi.waitFor(() => expect(pricesIn('en')).toMatchObject([{ label: 'Adult' }, { label: 'Child' }]))
  expect(pricesIn('fr')).toMatchObject([
    { label: 'Adulte', amount: 10 },
    { label: 'Enfant', amount: 5 },
  ])

  const moved = [
    { label: 'Senior', amount: 7 },
    { ...child, label: 'Kid' },
    { ...adult, label: 'Adult' },
  ]
  await cms.payload.update({ ...english, data: { prices: moved, _status: 'published' } as never })
  await vi.waitFor(() =>
    expect(pricesIn('en')).toMatchObject([
      { label: 'Senior', amount: 7 },
      { label: 'Kid', amount: 5 },
      { label: 'Adult', amount: 10 },
    ]),
  )
  expect(pricesIn('fr')).toMatchObject([
    { label: 'Enfant', amount: 5 },
    { label: 'Adulte', amount: 10 },
  ])
})

test('an earlier draft that is restored is a draft and leaves the public version as it is, until it is published', async () => {
  const { id } = await make({ ...news('restored', 'Un'), _status: 'published' })
  await change(id, { title: 'Deux', _status: 'draft' }, { draft: true })
  await change(id, { title: 'Trois', _status: 'published' })
  await vi.waitFor(() =>
    expect(state('news', 'restored')).toMatchObject({
      published: { fr: { fields: { title: 'Trois' } } },
      draft: null,
    }),
  )
  const where = { parent: { equals: id }, 'version.title': { equals: 'Deux' } }
  const { docs } = await cms.payload.findVersions({ collection: 'news', locale: 'fr', where })
  await expect(cms.payload.restoreVersion({ collection: 'news', id: docs[0]?.id ?? '' })).rejects.toThrow(
    'as a draft only',
  )
  expect(await restoreAsDraft(cms, docs[0]?.id ?? '')).toBe(200)
  await vi.waitFor(() => expect(state('news', 'restored')?.draft?.fr?.fields.title).toBe('Deux'))
  expect(state('news', 'restored')?.published.fr?.fields.title).toBe('Trois')
  await change(id, { _status: 'published' })
  await vi.waitFor(() =>
    expect(state('news', 'restored')).toMatchObject({
      published: { fr: { fields: { title: 'Deux' } } },
      draft: null,
    }),
  )
})
