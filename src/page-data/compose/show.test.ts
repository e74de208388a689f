import { describe, expect, test } from 'vitest'
import { toShowCinemas, wireShowCinemas } from '../../../content-models/schedule.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { GoneError, UnavailableError } from '../../api/errors.ts'
import { aCinema, aCity, aComposition, aShow, aShowtime } from '../composition.fixture.ts'
import { aSeasonApi } from '../season.fixture.ts'
import { composeShow } from './show.server.ts'

const at = (latitude: number, longitude: number) => ({
  citySlug: 'lyon',
  theaters: [{ addressLine1: '1 rue', gpsPosition: { x: latitude, y: longitude } }],
})
const cinemas = [aCinema('bellecour', at(45.75, 4.83)), aCinema('vaise', at(45.78, 4.8)), aCinema('nice', { citySlug: 'nice' }), aCinema('closed')]
const days = { '2026-11-20': { tags: ['imax'], versions: ['vf'] }, '2026-11-22': { tags: [], versions: ['vost'] } }
const played = toShowCinemas(wireShowCinemas.parse({ bellecour: { days }, vaise: { days }, nice: { days: { '2026-11-22': days['2026-11-22'] } } }))

const api = (more: Partial<ContentApi> = {}): Partial<ContentApi> => ({
  show: async ({ slug }) => aShow(slug, { isMovie: true, synopsis: '<p>Une gardienne.</p>', duration: 118 }),
  shows: async () => [aShow('heron')],
  showCinemas: async () => played,
  cinemas: async () => cinemas,
  cities: async () => [aCity('lyon', ['bellecour', 'vaise']), aCity('nice', ['nice'])],
  showtimes: async () => [aShowtime('14:00', { tags: ['imax'], refCmd: '/booking' }), aShowtime('20:00', { version: 'vost' })],
  ...more,
})

const compose = async (more: Partial<ContentApi> = {}, filters?: string, kind: 'show' | 'entertainment' = 'show') => {
  const composition = aComposition(api(more), { slug: 'heron', filters })
  return { answer: await composeShow(composition, { kind, startTrailer: false }), ...composition }
}

const pageOf = async (...args: Parameters<typeof compose>) => {
  const { answer } = await compose(...args)
  if (answer.outcome !== 'found') throw new Error(answer.outcome)
  return answer.page
}

describe('what a film page answers', () => {
  test('a film asked for as an event has moved, with its filters', async () =>
    expect((await compose({}, 'sorted', 'entertainment')).answer).toEqual({ outcome: 'moved', path: '/films/heron/filters/sorted' }))
  test('an event asked for as a film has moved', async () =>
    expect((await compose({ show: async () => aShow('heron', { isMovie: false }) })).answer).toEqual({ outcome: 'moved', path: '/evenements/heron' }))
  test('a show with another slug now has moved', async () =>
    expect((await compose({ show: async () => aShow('heron', { redirectSlug: 'egret' }) })).answer).toEqual({
      outcome: 'moved',
      path: '/films/egret',
    }))
  test('a show that is gone', async () =>
    expect((await compose({ show: () => Promise.reject(new GoneError('x')) })).answer).toEqual({ outcome: 'gone' }))
  test('a source that fails', async () =>
    expect((await compose({ show: () => Promise.reject(new UnavailableError('x')) })).answer).toEqual({ outcome: 'unavailable' }))
  test('an unknown slug', async () => expect((await compose({ show: undefined })).answer).toEqual({ outcome: 'missing' }))
})

describe('where and when', () => {
  test('the first cinema, then the nearest, on the first day with something', async () => {
    const page = await pageOf()
    expect(page.dayName).toBe('vendredi 20 novembre')
    expect([page.main?.cinema.slug, ...page.others.map(({ cinema }) => cinema.slug)]).toEqual(['bellecour', 'vaise'])
    expect(page.main).toMatchObject({ summary: '2 séances, prochaine à 14:00', failed: false })
    expect(page.days.map(({ date, disabled }) => [date, disabled])).toEqual([
      ['2026-11-20', false],
      ['2026-11-21', true],
      ['2026-11-22', false],
    ])
    expect(page.cinemas).toMatchObject([{ city: 'lyon', cinemas: [{}, {}] }, { city: 'nice' }])
  })

  test('a chosen cinema comes first, others around it follow', async () => {
    const page = await pageOf({}, 'localisation-vaise')
    expect([page.main?.cinema.slug, page.others[0]?.cinema.slug]).toEqual(['vaise', 'bellecour'])
    expect(page.place).toEqual({ label: 'vaise', clearHref: '/films/heron' })
  })

  test('filters narrow cinemas and times', async () => {
    const page = await pageOf({}, 'versions-vf')
    expect(page.main?.rows.flatMap(({ times }) => times.map(({ time }) => time))).toEqual(['14:00'])
    expect((await pageOf({}, 'tags-4dx')).main).toBeNull()
  })

  test('a cinema whose times do not come says so, and the page is kept only shortly', async () => {
    const { answer, context } = await compose({ showtimes: () => Promise.reject(new UnavailableError('x')) })
    expect(answer).toMatchObject({ outcome: 'found', page: { main: { failed: true, rows: [] } } })
    expect(context.stale).toBe(true)
  })

  test('a source without these calls leaves the parts out and is not stale', async () => {
    const { answer, context } = await compose({ showCinemas: undefined, cinemas: undefined, cities: undefined, shows: undefined })
    expect(answer).toMatchObject({ outcome: 'found', page: { main: null, others: [], cinemas: [], similar: [] } })
    expect(context.stale).toBe(false)
  })
})

test('a show leads to the seasons and special events that it belongs to and that are not over', async () => {
  const { events } = aSeasonApi()
  const event = ['opera', 'night', 'summer', 'unknown'].map((slug) => ({ slug }))
  const page = await pageOf({ events, show: async ({ slug }) => aShow(slug, { isMovie: true, event }) })
  expect(page.seasons).toEqual([
    { label: 'La saison d’opéra', href: '/saison/opera', external: false },
    { label: 'La nuit blanche', href: '/evenement-special/night', external: false },
  ])
  expect((await pageOf()).seasons).toEqual([])
})

describe('what search engines get', () => {
  test('film, screenings with offset, way to the page', async () => {
    const { context } = await compose()
    expect(context.jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'Movie', duration: 'PT118M', url: 'http://fr.localhost:3000/films/heron' },
      { '@type': 'ScreeningEvent', startDate: '2026-11-20T14:00:00+01:00' },
      { '@type': 'ScreeningEvent', startDate: '2026-11-20T20:00:00+01:00' },
    ])
  })

  test('slugs of the other languages come from the source, or from its lists', async () => {
    const alternates = async (more: Partial<ContentApi>) => {
      const { answer } = await compose(more)
      return answer.outcome === 'found' ? answer.seo.alternates : null
    }
    expect(await alternates({ showTranslate: async () => ({ fr: 'heron', en: 'the-heron' }) })).toEqual({
      fr: '/films/heron',
      en: '/en/movies-events/the-heron',
    })
    expect(await alternates({})).toEqual({ fr: '/films/heron', en: '/en/movies-events/heron' })
    expect(await alternates({ shows: async () => [] })).toEqual({ fr: '/films/heron' })
  })

  test('a filtered page is canonical to the whole one and not indexed', async () => {
    const { answer } = await compose({}, 'date-2026-11-22')
    expect(answer).toMatchObject({
      seo: { canonical: '/films/heron', noindex: true, title: 'heron — séances et réservation — Marquee', description: 'Une gardienne.' },
    })
  })
})

test('sales that open later are announced in the site’s time', async () => {
  const page = await pageOf({ show: async () => aShow('heron', { salesOpeningDatetime: '2026-12-01T09:00:00+00:00' }) })
  expect(page.sale).toEqual({ text: 'Ouverture des ventes\u202f: mardi 1er décembre à 10:00', calendarHref: '/calendar/fr/heron.ics' })
})
