import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { wallClock } from '#models/site-clock.ts'
import { calendarOf } from '../src/calendar/calendar.ts'
import { monthOfDay, nextMonth } from '../src/calendar/calendar-month.ts'
import { openCms } from './cms.ts'
import { newsIn } from './made-content.ts'
import { type Account, cmsOfFile, hireStaff, requestOf } from './users.ts'

const { cms, payload, rest } = cmsOfFile(await openCms())
const { swiss, french } = await hireStaff(payload)
const { draft, make, change } = newsIn(cms)
const thisMonth = () => monthOfDay(wallClock(sites.ch.timeZone, Date.now()))

async function calendar(as: Account, month: string, filter = {}) {
  const entries = await calendarOf(await requestOf(payload, as), month, filter, 'en')
  return entries.map((entry) => [
    entry.kind,
    entry.title,
    entry.kind === 'published' ? entry.languages.join() : entry.language,
  ])
}

async function news(site: 'ch' | 'fr', title: string) {
  const id = await draft({ site, title })
  await change(id, { title: `${title} en` }, { locale: 'en', draft: true })
  return id
}

test('shows each publication once, by the languages that it published, and no draft', async () => {
  const id = await news('ch', 'Neige')
  expect(await calendar(swiss, thisMonth())).toEqual([])
  const publish = (query: string, body: object = { _status: 'published' }) =>
    rest(`PATCH /news/${id}?locale=fr&${query}`, { as: swiss, body })
  expect((await publish('publishSpecificLocale=fr')).status).toBe(200)
  await publish('draft=true&autosave=true', { title: 'Neige fraîche' })
  await publish('draft=true', { title: 'Neige fondue' })
  await publish('publishSpecificLocale=fr')
  expect(await calendar(swiss, thisMonth())).toEqual([['published', 'Neige fondue', 'fr']])
  await publish('publishAllLocales=true')
  expect(await calendar(swiss, thisMonth())).toEqual([
    ['published', 'Neige fondue', 'fr'],
    ['published', 'Neige en', 'en,fr'],
  ])
  expect(await calendar(swiss, thisMonth(), { language: 'de' })).toEqual([])
  expect(await calendar(swiss, thisMonth(), { language: 'en' })).toHaveLength(1)
  expect(await calendar(swiss, nextMonth(thisMonth()))).toEqual([])
})

test('an import is no publication', async () => {
  const before = await calendar(swiss, thisMonth())
  await make({ site: 'ch', title: 'Importé', _status: 'published' })
  expect(await calendar(swiss, thisMonth())).toEqual(before)
})

test('shows plans of documents that the user may read, on the day of their site', async () => {
  const id = await news('fr', 'Noël')
  const schedule = (language: 'fr' | null, at: string) =>
    rest('POST /scheduled-changes', {
      as: french,
      body: { collection: 'news', id, action: 'publish', language, at },
    })
  expect((await schedule('fr', '2050-12-31T23:30')).status).toBe(201)
  expect((await schedule(null, '2051-01-01T00:15')).status).toBe(201)
  expect(await calendar(french, '2050-12')).toEqual([['scheduled', 'Noël en', 'fr']])
  expect(await calendar(french, '2051-01')).toEqual([['scheduled', 'Noël en', null]])
  expect(await calendar(french, '2051-01', { language: 'en' })).toHaveLength(1)
  expect(await calendar(french, '2051-01', { language: 'de' })).toEqual([])
  expect(await calendar(swiss, '2050-12')).toEqual([])
})

test('a plan that failed stays, marked as such', async () => {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: { waitUntil: { greater_than: '2050-12-31T23:00:00.000Z' } },
    data: { hasError: true },
  })
  expect(await calendar(french, '2051-01')).toEqual([['failed', 'Noël en', null]])
})
