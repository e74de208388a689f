import type { Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { cmsOn } from './cms-on.ts'
import { engines } from './engines.ts'
import { type Account, account, restOf } from './users.ts'

/** What the lists of documents send for a selection. */
describe.each(engines)('several documents at once on %s', (engine) => {
  let payload: Payload
  let rest: ReturnType<typeof restOf>
  let swiss: Account
  let french: Account

  const write = async (as: Account, site: string, title: string, more: object = {}) => {
    const data = { site, title, key: title.toLowerCase(), slug: title.toLowerCase(), ...more }
    const made = await rest('POST /news?locale=fr&draft=true', { as, body: data })
    return Number(made.body.doc?.id)
  }
  const selected = (ids: readonly number[]) =>
    ids.map((id, place) => `where[and][0][id][in][${place}]=${id}`).join('&')
  const statusOf = async (id: number) => {
    const { _status } = (await payload.findByID({ collection: 'news', id, locale: 'fr' })) as {
      readonly _status?: string
    }
    return _status
  }

  cmsOn(engine, async (opened) => {
    payload = opened.payload
    rest = restOf(opened)
    swiss = await account(payload, 'ch@marquee.example', { role: 'editor', sites: ['ch'] })
    french = await account(payload, 'fr@marquee.example', { role: 'editor', sites: ['fr'] })
  })

  test('are published by one press, and the one that cannot be is named', async () => {
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

  test('are taken off the site by one press', async () => {
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

  test('are deleted, except those in use, which are named, and those of other sites', async () => {
    const used = await write(swiss, 'ch', 'Cible')
    const free = await write(swiss, 'ch', 'Libre')
    const foreign = await write(french, 'fr', 'Ailleurs')
    const cta = { url: 'https://ch.marquee.example/fr/actualites/cible', label: 'Lire' }
    await write(swiss, 'ch', 'Renvoi', { cta })
    const { body } = await rest(`DELETE /news?locale=fr&${selected([used, free, foreign])}`, { as: swiss })
    expect(body.docs).toMatchObject([{ id: free }])
    expect(body.errors).toMatchObject([{ id: used, message: expect.stringMatching(/^Cible: .*Renvoi/) }])
    const left = await payload.find({ collection: 'news', where: { id: { in: [used, free, foreign] } } })
    expect(left.docs.map(({ id }) => Number(id)).toSorted((one, other) => one - other)).toEqual([
      used,
      foreign,
    ])
  })
})
