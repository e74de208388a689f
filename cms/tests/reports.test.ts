import { expect, onTestFinished, test, vi } from 'vitest'
import { sites } from '#config/sites.ts'
import type { LinkCheck } from '../src/reports/check-link.ts'
import { LINK_CHECKS } from '../src/reports/link-checks.ts'
import { lastRuns, runLinkCheck, untilNight } from '../src/reports/run-link-check.ts'
import { translationReport } from '../src/search/translations.ts'
import { openCms } from './cms.ts'
import { pngFile, richText, words } from './made-content.ts'
import { type Account, cmsOfFile, hireStaff, requestOf } from './users.ts'

const { payload, rest } = cmsOfFile(await openCms())
const { french, swiss, reader } = await hireStaff(payload)

const text = (url: string) =>
  richText([{ type: 'link', version: 3, fields: { url, linkType: 'custom' }, children: [words('there')] }])

const report = async (as: Account, filter = {}) =>
  translationReport(await requestOf(payload, as), 'en', filter)

const statesOf = async (as: Account, id: number, filter = {}) => {
  const row = (await report(as, filter)).find((each) => each.collection === 'news' && each.id === id)
  return row && Object.fromEntries(row.languages.map(({ language, state }) => [language, state]))
}

const write = (id: number, locale: string, body: object, query = 'draft=true') =>
  rest(`PATCH /news/${id}?locale=${locale}&${query}`, { as: swiss, body })

async function news(as: Account, site: string, title: string, more: object = {}) {
  const made = await rest('POST /news?locale=fr&draft=true', {
    as,
    body: { site, title, slug: title.toLowerCase(), ...more },
  })
  return Number(made.body.doc?.id)
}

test('lists documents with languages that are missing, outdated or not public', async () => {
  const swissNews = await news(swiss, 'ch', 'Neige')
  expect(await statesOf(swiss, swissNews)).toMatchObject({ en: 'missing', fr: 'draft', de: 'missing' })
  await write(swissNews, 'en', { title: 'Snow', slug: 'snow' })
  await write(swissNews, 'de', { title: 'Schnee', slug: 'schnee' })
  expect(await statesOf(swiss, swissNews)).toMatchObject({ en: 'draft', fr: 'draft', de: 'draft' })
  await write(swissNews, 'fr', { title: 'Neige fraîche' })
  expect(await statesOf(swiss, swissNews)).toMatchObject({ en: 'behind', fr: 'draft', de: 'behind' })
  await write(swissNews, 'en', { title: 'Fresh snow' })
  expect(await statesOf(swiss, swissNews)).toMatchObject({ en: 'draft', fr: 'draft', de: 'behind' })
  for (const language of sites.ch.languages)
    if (language !== 'fr')
      await write(swissNews, language, { title: `Fresh ${language}`, slug: `fresh-${language}` })
  for (const language of sites.ch.languages)
    await write(swissNews, language, { _status: 'published' }, `publishSpecificLocale=${language}`)
  expect(await statesOf(swiss, swissNews)).toBeUndefined()
  // A draft of a public document does not withdraw it.
  await write(swissNews, 'de', { position: 4 })
  expect(await statesOf(swiss, swissNews)).toBeUndefined()
})

test('settings without texts lack no language; a kind that a site has once is listed by its label', async () => {
  const { id } = await payload.create({
    collection: 'settings',
    locale: 'fr',
    draft: true,
    data: { site: 'ch' },
  })
  const rows = async () => (await report(swiss)).filter(({ collection }) => collection === 'settings')
  expect(await rows()).toMatchObject([
    { title: 'Site settings', languages: sites.ch.languages.map(() => ({ state: 'draft' })) },
  ])
  await payload.update({
    collection: 'settings',
    id,
    publishAllLocales: true,
    data: { _status: 'published' },
  })
  expect(await rows()).toEqual([])
})

test('the report reads a document again only after it has changed', async () => {
  const id = await news(swiss, 'ch', 'Relue')
  let read = 0
  const find = payload.find.bind(payload)
  const spy = vi.spyOn(payload, 'find').mockImplementation(async (query) => {
    const result = await find(query)
    read += result.docs.length
    return result as never
  })
  onTestFinished(() => {
    spy.mockRestore()
    vi.useRealTimers()
  })
  // A change may become visible up to a minute after its date.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  await report(swiss)
  read = 0
  expect(await statesOf(swiss, id)).toMatchObject({ fr: 'draft', de: 'missing' })
  expect(read).toBe(0)
  await write(id, 'de', { title: 'Nochmals', slug: 'nochmals' })
  read = 0
  expect(await statesOf(swiss, id)).toMatchObject({ fr: 'draft', de: 'draft' })
  expect(read).toBeGreaterThan(0)
  await payload.delete({ collection: 'news', id })
  expect(await statesOf(swiss, id)).toBeUndefined()
})

test('a change of shared values makes no language outdated, and nobody can write the notes', async () => {
  const id = await news(swiss, 'ch', 'Place')
  await write(id, 'en', { title: 'Square', slug: 'square' })
  await write(id, 'fr', { position: 3, translationNotes: { en: { since: '2026-01-01', after: 'fr' } } })
  expect(await statesOf(swiss, id)).toMatchObject({ en: 'draft', fr: 'draft', de: 'missing' })
})

test('filters the report by the user’s sites and by language, and exports CSV', async () => {
  const id = await news(french, 'fr', 'Gel')
  expect(await statesOf(swiss, id)).toBeUndefined()
  expect(await statesOf(french, id)).toEqual({ fr: 'draft', en: 'missing' })
  expect((await report(french, { site: 'ch' })).length).toBe(0)
  expect(await statesOf(swiss, id, { language: 'de' })).toBeUndefined()
  const table = await rest('GET /reports/translations.csv?language=en', { as: french })
  expect(table.status).toBe(200)
  expect(table.body.text).toContain('"France"')
  expect(table.body.text).toContain('"Gel"')
  expect(table.body.text).not.toContain('Switzerland')
  expect(await rest.status('GET /reports/translations.csv')).toBe(403)
})

test('checks every link of public documents once and stores broken ones by document', async () => {
  const id = await news(swiss, 'ch', 'Liens', { content: text('/fr/nulle-part') })
  await write(id, 'fr', { _status: 'published' }, 'publishSpecificLocale=fr')
  const second = await news(swiss, 'ch', 'Encore', { content: text('/fr/nulle-part') })
  await write(second, 'fr', { _status: 'published' }, 'publishSpecificLocale=fr')
  await news(swiss, 'ch', 'Brouillon', { content: text('/fr/brouillon') })
  const requests: string[] = []
  const check: LinkCheck = async (site, address) => {
    requests.push(`${site} ${address}`)
    return address === '/fr/nulle-part' ? { fault: 'status', status: 404 } : undefined
  }
  const run = await runLinkCheck(payload, { siteUrl: 'http://127.0.0.1:9', check })
  expect(await runLinkCheck(payload, { siteUrl: 'http://127.0.0.1:9', check })).toBeUndefined()
  await run?.finished
  expect(requests).toEqual(['ch /fr/nulle-part'])
  const { done } = await lastRuns(payload)
  expect(done?.broken?.map((link) => [link.id, link.site, link.language, link.fault]).toSorted()).toEqual([
    [id, 'ch', 'fr', { fault: 'status', status: 404 }],
    [second, 'ch', 'fr', { fault: 'status', status: 404 }],
  ])
})

test('runs once a night, survives an error, and deletes old results', async () => {
  const options = { siteUrl: 'http://127.0.0.1:9', night: '2026-11-22' }
  const first = await runLinkCheck(payload, {
    ...options,
    check: async () => Promise.reject(new Error('no')),
  })
  await first?.finished
  expect(
    (await payload.find({ collection: LINK_CHECKS, where: { night: { equals: '2026-11-22' } } })).docs[0]
      ?.state,
  ).toBe('failed')
  expect(await runLinkCheck(payload, options)).toBeUndefined()
  for (let night = 1; night <= 11; night += 1) {
    const run = await runLinkCheck(payload, {
      ...options,
      night: `2026-12-${night}`,
      check: async () => undefined,
    })
    await run?.finished
  }
  expect((await payload.count({ collection: LINK_CHECKS })).totalDocs).toBe(10)
  expect(untilNight(Date.UTC(2026, 10, 22, 1, 59))).toBe(60_000)
  expect(untilNight(Date.UTC(2026, 10, 22, 2, 1))).toBe(86_400_000 - 60_000)
})

test('users who may write start a check, and results are read through the report only', async () => {
  expect(await rest.status('POST /reports/links/check')).toBe(403)
  expect(await rest.status('POST /reports/links/check', { as: reader })).toBe(403)
  expect(await rest.status('POST /reports/links/check', { as: swiss })).toBe(202)
  expect(await rest.status(`GET /${LINK_CHECKS}`, { as: swiss })).toBe(403)
  await expect.poll(async () => (await lastRuns(payload)).running).toBeUndefined()
})

test('a document lists those that link to it, and cannot be deleted while there are any', async () => {
  const target = await news(swiss, 'ch', 'Cible')
  const from = await news(swiss, 'ch', 'Renvoi', {
    content: text('https://ch.marquee.example/fr/actualites/cible'),
  })
  await news(french, 'fr', 'Ailleurs', { content: text('/actualites/cible') })
  const line = `GET /reports/where-used?collection=news&id=${target}`
  const used = await rest(line, { as: swiss })
  expect(used.body).toEqual({
    seen: [expect.objectContaining({ id: from, title: 'Renvoi', fields: ['Text'], public: false })],
    elsewhere: 0,
  })
  expect(await rest.status(line, { as: french })).toBe(403)
  const refused = await rest(`DELETE /news/${target}`, { as: swiss })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('Renvoi')
  expect(await rest.status(`DELETE /news/${from}`, { as: swiss })).toBe(200)
  expect(await rest.status(`DELETE /news/${target}`, { as: swiss })).toBe(200)
})

test('a picture lists documents of the user’s sites by name and others by number', async () => {
  const file = await pngFile('teal.png')
  const picture = await payload.create({ collection: 'media', data: { alt: 'Teal', site: 'ch' }, file })
  const [own] = [
    await news(swiss, 'ch', 'Montré', { image: picture.id }),
    await news(french, 'fr', 'Aussi', { image: picture.id }),
  ]
  const used = await rest(`GET /reports/where-used?collection=media&id=${picture.id}`, { as: swiss })
  expect(used.body).toEqual({
    seen: [expect.objectContaining({ id: own, title: 'Montré', fields: ['Picture'] })],
    elsewhere: 1,
  })
  const refused = await rest(`DELETE /media/${picture.id}`, { as: swiss })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('Montré')
  expect(JSON.stringify(refused.body)).not.toContain('Aussi')
})
