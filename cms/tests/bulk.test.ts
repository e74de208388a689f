import { expect, test } from 'vitest'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { type Account, cmsOfFile, hireStaff } from './users.ts'

const { payload, rest } = cmsOfFile(await cmsOn(engine))
const { swiss, french } = await hireStaff(payload)

const write = async (as: Account, site: string, title: string, more: object = {}) => {
  const data = { site, title, key: title.toLowerCase(), slug: title.toLowerCase(), ...more }
  const made = await rest('POST /news?locale=fr&draft=true', { as, body: data })
  return Number(made.body.doc?.id)
}
/** The lists of documents send this for a selection. */
const selected = (ids: readonly number[]) =>
  ids.map((id, place) => `where[and][0][id][in][${place}]=${id}`).join('&')
const statusOf = async (id: number) => {
  const { _status } = (await payload.findByID({ collection: 'news', id, locale: 'fr' })) as {
    readonly _status?: string
  }
  return _status
}

test('several documents are published by one press, and the one that cannot be is named', async () => {
  const ids = [
    await write(swiss, 'ch', 'Un'),
    await write(swiss, 'ch', 'Deux', { title: '' }),
    await write(swiss, 'ch', 'Trois'),
  ]
  const published = await rest(`PATCH /news?locale=fr&draft=true&${selected(ids)}`, {
    as: swiss,
    body: { _status: 'published' },
  })
  expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'draft', 'published'])
  expect(published.body.docs).toHaveLength(2)
  expect(published.body.errors).toMatchObject([
    { id: ids[1], message: 'deux: The following field is invalid: Title' },
  ])
})

test('several documents are taken off the site by one press', async () => {
  const ids = [await write(swiss, 'ch', 'Quatre'), await write(swiss, 'ch', 'Cinq')]
  await rest(`PATCH /news?locale=fr&draft=true&${selected(ids)}`, {
    as: swiss,
    body: { _status: 'published' },
  })
  expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'published'])
  const { status } = await rest(`PATCH /news?locale=fr&${selected(ids)}`, {
    as: swiss,
    body: { _status: 'draft' },
  })
  expect(status).toBe(200)
  expect(await Promise.all(ids.map(statusOf))).toEqual(['draft', 'draft'])
})

test('several documents are deleted, except those in use, which are named, and those of other sites', async () => {
  const used = await write(swiss, 'ch', 'Cible')
  const free = await write(swiss, 'ch', 'Libre')
  const foreign = await write(french, 'fr', 'Ailleurs')
  const cta = { url: 'https://ch.marquee.example/fr/actualites/cible', label: 'Lire' }
  await write(swiss, 'ch', 'Renvoi', { cta })
  const { body } = await rest(`DELETE /news?locale=fr&${selected([used, free, foreign])}`, { as: swiss })
  expect(body.docs).toMatchObject([{ id: free }])
  expect(body.errors).toMatchObject([{ id: used, message: expect.stringMatching(/^Cible: .*Renvoi/) }])
  const left = await payload.find({ collection: 'news', where: { id: { in: [used, free, foreign] } } })
  expect(left.docs.map(({ id }) => Number(id)).toSorted((one, other) => one - other)).toEqual([used, foreign])
})
