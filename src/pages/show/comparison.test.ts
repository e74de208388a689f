import { expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aShow,
  aShowtime,
  found,
  someShowCinemas,
} from '../../page-kit/composition.fixture.ts'
import { showInput } from '../../page-kit/page-input.ts'
import type { ComparedPart } from './comparison.server.ts'
import { composeShow } from './show.server.ts'

const aVenue = (slug: string, latitude: number, price: number) =>
  aCinema(slug, {
    citySlug: 'lyon',
    theaters: [{ gpsPosition: { x: latitude, y: 4.83 } }],
    pricing: { prices: [{ label: 'Plein tarif', amount: price }] },
  })
const cinemas = [aVenue('bellecour', 45.75, 12.5), aVenue('far', 45.8, 9), aVenue('near', 45.76, 11)]
const days = { '2026-11-20': { tags: ['imax'], versions: ['vf'] } }

const api: Partial<ContentApi> = {
  show: async ({ slug }) => aShow(slug, { isMovie: true }),
  shows: async () => [],
  showCinemas: async () => someShowCinemas({ bellecour: { days }, far: { days }, near: { days } }),
  cinemas: async () => cinemas,
  cinema: async ({ slug }) => cinemas.find((cinema) => cinema.slug === slug) ?? aCinema(slug),
  cities: async () => [aCity('lyon', ['bellecour', 'far', 'near'])],
  showtimes: async ({ cinema }) =>
    cinema === 'near'
      ? [aShowtime('10:00', { reservabilityEnd: '2026-11-20T10:00:00+01:00' }), aShowtime('21:30')]
      : [aShowtime('20:00', { version: 'vost', tags: ['pmr'] }), aShowtime('14:00', { tags: ['imax'] })],
}

async function compared(part: ComparedPart, filters?: string) {
  const composition = aComposition(api, { slug: 'heron', filters })
  return found(await composeShow(composition, { kind: 'show', startTrailer: false, compared: part })).page
}

const startsOf = (page: Awaited<ReturnType<typeof compared>>) =>
  page.showtimes.comparison?.cinemas.map(({ cinema, rows }) => [
    cinema.slug,
    ...rows.flatMap(({ times }) => times.map(({ time }) => time)),
  ])

test('has a board per cinema of the city, nearest first, without closed times', async () => {
  const page = await compared('all')
  expect(startsOf(page)).toEqual([
    ['bellecour', '14:00', '20:00'],
    ['near', '21:30'],
    ['far', '14:00', '20:00'],
  ])
  expect(page.showtimes.comparison).toMatchObject({ place: 'lyon', from: 'bellecour', further: [] })
  expect(page.showtimes.comparison?.cinemas[0]?.rows[0]?.price).toMatch(/12,50/)
  expect([page.showtimes.main?.rows, page.showtimes.timetable]).toEqual([[], null])
})

test('parts of the day narrow the times, and are links that keep the filters', async () => {
  const page = await compared('late', 'versions-vf')
  expect(startsOf(page)).toEqual([['bellecour'], ['near', '21:30'], ['far']])
  expect(page.showtimes.comparison?.timesOfDay).toEqual([
    { id: 'all', href: '/films/heron/filters/versions-vf?view=compare', selected: false },
    { id: 'early', href: '/films/heron/filters/versions-vf?view=compare-early', selected: false },
    { id: 'late', href: '/films/heron/filters/versions-vf?view=compare-late', selected: true },
  ])
})

test('days and filters keep the view', async () => {
  const page = await compared('early', 'versions-vf')
  expect(page.showtimes.days[0]?.href).toBe(
    '/films/heron/filters/date-2026-11-20,versions-vf?view=compare-early',
  )
  expect(page.filters.clearHref).toBe('/films/heron?view=compare-early')
  expect(page.showtimes.views.compareHref).toBe('/films/heron/filters/versions-vf?view=compare')
})

test.each([
  ['compare', 'all'],
  ['compare-late', 'late'],
  ['compare-never', null],
  ['time', null],
])('the address view=%s compares %s', (view, part) => {
  expect(showInput.parse({ language: 'fr', slug: 'heron', view }).compared).toBe(part)
})
