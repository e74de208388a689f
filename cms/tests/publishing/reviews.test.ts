import { beforeEach, expect, test } from 'vitest'
import { engine } from '../engines.ts'
import { news, newsIn } from '../made-content.ts'
import { type Account, account, cmsOfFile, hireStaff } from '../users.ts'
import { publishingOn } from './open-publishing.ts'

const { cms, rest } = cmsOfFile(await publishingOn(engine))
const users = {
  ...(await hireStaff(cms.payload)),
  reviewer: await account(cms.payload, 'reviewer@marquee.example', { role: 'editor', sites: ['ch'] }),
}
for (const { id } of [users.reviewer, users.french])
  await cms.payload.update({ collection: 'users', id, data: { reviews: true } })
const rule = { site: 'ch', approval: true }
let id: number
let documents = 0

test('only an administrator makes approval the rule of a site', async () => {
  expect(await rest.status('POST /site-rules', { as: users.swiss, body: rule })).toBe(403)
  expect(await rest.status('POST /site-rules', { as: users.admin, body: rule })).toBe(201)
})
beforeEach(async () => {
  documents += 1
  id = await drafted(`piece-${documents}`)
})

const { draft, change } = newsIn(cms)
async function drafted(key: string, site = 'ch'): Promise<number> {
  const made = await draft({ ...news(key), site })
  await change(made, { title: key, slug: `${key}-de` }, { locale: 'de', draft: true })
  return made
}
const english = { 'accept-language': 'en' }
const publish = (as: Account, query = 'locale=fr&publishSpecificLocale=fr', data = {}) =>
  rest(`PATCH /news/${id}?${query}`, { as, headers: english, body: { _status: 'published', ...data } })
const edit = (as: Account, title: string, locale = 'fr') =>
  rest(`PATCH /news/${id}?locale=${locale}&draft=true`, { as, body: { title } })
const requestReview = (as: Account, how = {}) =>
  rest('POST /reviews/request', {
    as,
    headers: english,
    body: { collection: 'news', id, language: null, note: 'For the gala', ...how },
  })
const reviewOf = async (as: Account) =>
  (await rest(`GET /reviews/of?collection=news&id=${id}`, { as, headers: english })).body
async function decide(as: Account, decision: string, reason = '') {
  const { review } = await reviewOf(users.swiss)
  return rest('POST /reviews/decide', {
    as,
    headers: english,
    body: { collection: 'news', id, review: (review as { id?: number } | null)?.id, decision, reason },
  })
}
const messageOf = ({ body }: Awaited<ReturnType<typeof publish>>) =>
  (body.errors as { message: string }[] | undefined)?.[0]?.message
const statusIn = async (locale: string) =>
  (await cms.payload.findByID({ collection: 'news', id, locale: locale as 'fr' }))._status

test('refuses every way to publish what nobody approved, also for administrators', async () => {
  const refused = await publish(users.swiss)
  expect([refused.status, messageOf(refused)]).toEqual([
    403,
    'This site publishes only what somebody else has approved, and this version is not (French). Request a review first.',
  ])
  expect((await publish(users.admin, 'locale=fr&publishAllLocales=true')).status).toBe(403)
  expect((await publish(users.admin, 'locale=fr')).status).toBe(403)
  expect((await publish(users.translator, 'locale=de&publishSpecificLocale=de')).status).toBe(403)
  const many = await rest(`PATCH /news?locale=fr&where[id][equals]=${id}`, {
    as: users.swiss,
    body: { _status: 'published' },
  })
  expect(many.body.docs).toEqual([])
  const made = await rest('POST /news?locale=fr', {
    as: users.swiss,
    body: { ...news('new-one'), site: 'ch', _status: 'published' },
  })
  expect(made.status).toBe(403)
  const at = '2050-12-24T18:00'
  const change = { collection: 'news', id, action: 'publish', language: 'fr', at }
  const scheduled = await rest('POST /scheduled-changes', { as: users.swiss, headers: english, body: change })
  expect(scheduled.body.faults).toMatchObject([
    { message: expect.stringContaining('Request a review first') },
  ])
  const rows = [{ document: { relationTo: 'news', value: id }, action: 'publish', language: 'fr' }]
  const release = { name: 'Gala', site: 'ch', at, documents: rows }
  expect(await rest.status('POST /releases', { as: users.swiss, body: release })).toBe(400)
  expect([await statusIn('fr'), await statusIn('de')]).toEqual(['draft', 'draft'])
  expect((await edit(users.swiss, 'A draft')).status).toBe(200)
})

test('another site publishes without approval', async () => {
  id = await drafted(`free-${documents}`, 'fr')
  expect((await publish(users.french)).status).toBe(200)
  expect(await reviewOf(users.french)).toMatchObject({ needed: false, review: null })
  expect((await requestReview(users.french)).status).toBe(409)
})

test('a second person approves and publishes what was requested', async () => {
  expect((await requestReview(users.swiss)).status).toBe(201)
  expect(await reviewOf(users.reviewer)).toMatchObject({
    needed: true,
    mayDecide: true,
    review: {
      state: 'requested',
      current: true,
      own: false,
      requester: 'ch@marquee.example',
      note: 'For the gala',
    },
  })
  expect(await reviewOf(users.swiss)).toMatchObject({ mayDecide: false, review: { own: true } })
  expect((await decide(users.swiss, 'publish')).status).toBe(403)
  expect((await decide(users.french, 'publish')).status).toBe(404)
  expect((await decide(users.reviewer, 'publish')).status).toBe(200)
  expect([await statusIn('fr'), await statusIn('de')]).toEqual(['published', 'published'])
  const { docs } = await cms.payload.find({
    collection: 'reviews',
    where: { document: { equals: String(id) } },
  })
  expect(docs).toMatchObject([
    {
      state: 'approved',
      requester: 'ch@marquee.example',
      decider: 'reviewer@marquee.example',
      contents: { fr: expect.stringMatching(/^[\da-f]{64}$/) },
    },
  ])
  expect((await decide(users.reviewer, 'approve')).status).toBe(409)
  const where = { document: { contains: `news/${id}` } }
  const log = await cms.payload.find({ collection: 'audit-entries', where, sort: 'id' })
  expect(log.docs.map(({ event, person }) => [event, person])).toEqual([
    ['review.requested', 'ch@marquee.example'],
    ['document.published', 'reviewer@marquee.example'],
    ['review.approved', 'reviewer@marquee.example'],
  ])
})

test('a reviewer compares the request with what is on the site in its language', async () => {
  await requestReview(users.swiss, { language: 'fr' })
  expect(await reviewOf(users.reviewer)).toMatchObject({ review: { difference: null } })
  await decide(users.reviewer, 'publish')
  await edit(users.swiss, 'Changed')
  await edit(users.swiss, 'Geändert', 'de')
  await requestReview(users.swiss, { language: 'fr' })
  const { review } = await reviewOf(users.reviewer)
  const { difference } = review as { readonly difference: string }
  const [, newest = '', query] = /\/versions\/(\d+)\?(.*)$/.exec(difference) ?? []
  const titleOf = async (version: string | null, locale: 'fr' | 'de') => {
    const found = await cms.payload.findVersionByID({ collection: 'news', id: version ?? '', locale })
    return found.version.title
  }
  expect(await titleOf(newest, 'fr')).toBe('Changed')
  expect(await titleOf(new URLSearchParams(query).get('versionFrom'), 'fr')).toBe(`piece-${documents}`)
  await requestReview(users.translator, { language: 'de' })
  expect(await reviewOf(users.reviewer)).toMatchObject({ review: { difference: null } })
})

test('nobody approves an own request, not even an administrator', async () => {
  await requestReview(users.admin)
  const own = await decide(users.admin, 'publish')
  expect([own.status, messageOf(own)]).toEqual([403, expect.stringContaining('somebody else decides')])
  await requestReview(users.reviewer)
  expect((await decide(users.reviewer, 'approve')).status).toBe(403)
  expect((await decide(users.admin, 'approve')).status).toBe(200)
  expect((await publish(users.swiss)).status).toBe(200)
})

test('a change voids a request and an approval; those of another language stay', async () => {
  await requestReview(users.swiss, { language: 'fr' })
  await edit(users.swiss, 'Changed')
  const late = await decide(users.reviewer, 'publish')
  expect([late.status, messageOf(late)]).toEqual([409, expect.stringContaining('has changed since')])
  await requestReview(users.swiss, { language: 'fr' })
  expect((await decide(users.reviewer, 'approve')).status).toBe(200)
  expect((await publish(users.swiss, undefined, { title: 'Smuggled in' })).status).toBe(403)
  await edit(users.swiss, 'Anders', 'de')
  expect((await publish(users.swiss)).status).toBe(200)
  expect((await publish(users.swiss, 'locale=de&publishSpecificLocale=de')).status).toBe(403)
  await edit(users.swiss, 'Changed again')
  expect(await reviewOf(users.swiss)).toMatchObject({ review: { state: 'approved', current: false } })
  expect((await publish(users.swiss)).status).toBe(403)
})

test('sends back with a reason, and a new request replaces the former', async () => {
  await requestReview(users.swiss)
  expect((await decide(users.reviewer, 'sendBack')).status).toBe(400)
  expect((await decide(users.reviewer, 'sendBack', 'Too long')).status).toBe(200)
  expect(await reviewOf(users.swiss)).toMatchObject({ review: { state: 'sentBack', reason: 'Too long' } })
  expect((await publish(users.swiss)).status).toBe(403)
  await requestReview(users.swiss)
  await requestReview(users.translator, { language: 'de' })
  expect((await requestReview(users.translator, { language: 'fr' })).status).toBe(403)
  const { docs } = await cms.payload.find({
    collection: 'reviews',
    where: { document: { equals: String(id) } },
    sort: 'id',
  })
  expect(docs.map(({ state }) => state)).toEqual(['sentBack', 'replaced', 'requested'])
  for (const as of [users.swiss, users.admin])
    expect(await rest.status('POST /reviews', { as, body: { state: 'approved' } })).toBe(403)
})

test('an approved document can be planned, and a deleted one leaves no review', async () => {
  await requestReview(users.swiss)
  await decide(users.reviewer, 'approve')
  const change = { collection: 'news', id, action: 'publish', language: 'fr', at: '2050-12-24T18:00' }
  expect(await rest.status('POST /scheduled-changes', { as: users.swiss, body: change })).toBe(201)
  await cms.payload.delete({ collection: 'news', id })
  const where = { document: { equals: String(id) } }
  expect((await cms.payload.count({ collection: 'reviews', where })).totalDocs).toBe(0)
})
