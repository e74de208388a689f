import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCachedSource } from '../../src/api/cached.ts'
import { createContentApi } from '../../src/api/content-api.ts'
import { createHttpSource } from '../../src/api/http.ts'
import { composeSearch } from '../../src/features/search/search.server.ts'
import { composeTonight } from '../../src/features/tonight/tonight.server.ts'
import { composeFilmCards } from '../../src/features/wishlist/film-cards.server.ts'
import { aComposition } from '../../src/page-kit/composition.fixture.ts'
import { connectReminders } from '../../src/page-kit/reminders.server.ts'
import { connectSources } from '../../src/page-kit/sources.server.ts'
import type { PageResult } from '../../src/page-models/page-result.ts'
import { composeCinema } from '../../src/pages/cinema/cinema.server.ts'
import { composeHome } from '../../src/pages/home/home.server.ts'
import { composeShow } from '../../src/pages/show/show.server.ts'
import { composeTonightAt } from '../../src/pages/tonight/tonight-at.server.ts'
import { composeTonightPlaces } from '../../src/pages/tonight/tonight-places.server.ts'
import { feedOf } from '../../src/programme/calendar-feed.server.ts'
import { type OutsideApiOptions, startOutsideApi } from '../fixtures/outside-api/outside-api.ts'

const now = Date.parse('2026-11-20T12:00:00+01:00')
const today = '2026-11-20'

/** Everything that the models know, beyond the calls that such sources have. */
const rich: OutsideApiOptions = {
  broken: false,
  hours: [14, 15, 16, 17, 18, 20],
  countedAt: '2026-11-20T11:58:00+01:00',
  pricing: { prices: [{ label: 'Normaal', amount: 12.5 }] },
}

async function openFeed(options: OutsideApiOptions = {}) {
  const outside = await startOutsideApi({ today, ...options })
  const source = createCachedSource(createHttpSource({ site: 'nl', baseUrl: outside.url }), { site: 'nl' })
  connectSources({ nl: source })
  const api = createContentApi({ source })
  const at = (slug = '', filters?: string) =>
    aComposition(api, { site: 'nl', language: 'nl', now, slug, ...(filters ? { filters } : {}) })
  return { outside, source, api, at }
}

async function pageOf<Page>(result: Promise<PageResult<Page>>): Promise<Page> {
  const received = await result
  if (received.outcome !== 'found') throw new Error(received.outcome)
  return received.page
}

describe('the features of the site over an outside content API', () => {
  let feed: Awaited<ReturnType<typeof openFeed>>
  beforeAll(async () => {
    feed = await openFeed(rich)
  })
  afterAll(() => feed.outside.close())

  test('the home page has the next times of tonight at a cinema that plays', async () => {
    const { tonight, hero, finder } = await pageOf(composeHome(feed.at()))
    expect(tonight?.date).toBe(today)
    expect(tonight?.shows.length).toBeGreaterThan(1)
    expect(hero?.next?.showtimes.length).toBeGreaterThan(0)
    expect(finder?.cinemas.length).toBe(6)
  })

  test('the places of tonight lead to the programme of a city and of a cinema by time', async () => {
    const places = await pageOf(composeTonightPlaces(feed.at()))
    expect(places.cities.map(({ name }) => name)).toEqual(['Dorpskade', 'Heuvelen', 'Waterlo'])
    for (const slug of ['waterlo', 'dorp-lichtspel']) {
      const page = await pageOf(composeTonightAt(feed.at(slug), {}))
      expect([slug, page.count.showtimes > 1, page.list !== null]).toEqual([slug, true, true])
    }
    const near = await pageOf(composeTonight(feed.at('', 'localisation-waterlo')))
    expect(near.shows.length).toBeGreaterThan(1)
  })

  test('a film compares the cinemas of a city, with prices and few seats', async () => {
    const film = feed.at('rauwe-aarde-504', `date-${today},localisation-dorpskade`)
    const { comparison } = await pageOf(
      composeShow(film, { kind: 'show', startTrailer: false, compared: 'all' }),
    )
    const cinemas = comparison?.cinemas ?? []
    expect(cinemas.map(({ cinema }) => cinema.name)).toEqual(['Lichtspel Dorpskade', 'De Vonk'])
    expect(cinemas.map(({ price }) => price?.replace(/\s/g, ' '))).toEqual([
      'Volledig tarief € 12,50',
      'Volledig tarief € 12,50',
    ])
    const times = cinemas.flatMap((each) => each.times.map(({ time }) => time))
    expect(times.some(({ fewUntil, price }) => fewUntil !== undefined && price !== null)).toBe(true)
  })

  test('a cinema lists two films in a row', async () => {
    const { pairs } = await pageOf(composeCinema(feed.at('waterlo-passage'), { light: false, inPairs: true }))
    expect(pairs?.pairs.length).toBeGreaterThan(0)
  })

  test.each([
    ['rauwe', 'Rauwe aarde'],
    ['rauew aarde', 'Rauwe aarde'],
    ['lichtspel', 'Lichtspel Dorpskade'],
    ['lichtpsel', 'Lichtspel Dorpskade'],
    ['waterlo', 'Waterlo'],
    ['heuvlen', 'Heuvelen'],
  ])('the search for %s finds %s', async (q, title) => {
    const { hits } = await pageOf(composeSearch(feed.at(), { language: 'nl', q, part: 'all' }))
    expect(hits.map((hit) => hit.title)).toContain(title)
  })

  test('the wishlist has a card for every film, and the release of those to come', async () => {
    const { films } = await pageOf(composeFilmCards(feed.at()))
    expect(films.map(({ card }) => card.title)).toContain('Morgen misschien')
    expect(films.find(({ card }) => card.slug === 'morgen-misschien-510')?.release).toMatch(/2026$/)
  })

  test('a film without showtimes offers a reminder', async () => {
    connectReminders({ pushKey: null, isSent: () => true })
    const film = await pageOf(
      composeShow(feed.at('morgen-misschien-510'), { kind: 'show', startTrailer: false }),
    )
    expect(film.reminder).toEqual({ pushKey: null })
  })

  test('the calendar feed of a cinema has its events', async () => {
    const { edition } = feed.at()
    const place = { ...edition, now, source: feed.source }
    const text = await feedOf({ api: feed.api, edition, place }, 'waterlo-passage')
    expect(text).toMatch(/SUMMARY:La traviata/)
  })
})

describe('an outside content API that lacks them', () => {
  test('has times without prices and without a claim about seats', async () => {
    const feed = await openFeed({ broken: false })
    try {
      const film = feed.at('rauwe-aarde-504', `date-${today},localisation-dorpskade`)
      const { comparison } = await pageOf(
        composeShow(film, { kind: 'show', startTrailer: false, compared: 'all' }),
      )
      const times = comparison?.cinemas.flatMap((each) => each.times.map(({ time }) => time)) ?? []
      expect(comparison?.cinemas.map(({ price }) => price)).toEqual([null, null])
      expect(times.map(({ fewUntil, price }) => [fewUntil, price])).toEqual(
        times.map(() => [undefined, null]),
      )
    } finally {
      await feed.outside.close()
    }
  })
})
