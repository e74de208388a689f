import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { describe, expect, test } from 'vitest'
import { pageLimits } from '#config/page-limits.ts'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aShow,
  aShowtime,
  down,
  found,
  movedTo,
  someShowCinemas,
} from '../../page-kit/composition.fixture.ts'
import { aSeasonApi } from '../season/season.fixture.ts'
import { composeShow } from './show.server.ts'

const at = (latitude: number, longitude: number) => ({
  citySlug: 'lyon',
  theaters: [{ addressLine1: '1 rue', gpsPosition: { x: latitude, y: longitude } }],
})
const cinemas = [
  aCinema('bellecour', at(45.75, 4.83)),
  aCinema('vaise', at(45.78, 4.8)),
  aCinema('nice', { citySlug: 'nice' }),
  aCinema('closed'),
]
const days = {
  '2026-11-20': { tags: ['imax'], versions: ['vf'] },
  '2026-11-22': { tags: [], versions: ['vost'] },
}
const played = someShowCinemas({
  bellecour: { days },
  vaise: { days },
  nice: { days: { '2026-11-22': days['2026-11-22'] } },
})

const api = (more: Partial<ContentApi> = {}): Partial<ContentApi> => ({
  show: async ({ slug }) => aShow(slug, { isMovie: true, synopsis: '<p>Une gardienne.</p>', duration: 118 }),
  shows: async () => [aShow('heron')],
  showCinemas: async () => played,
  cinemas: async () => cinemas,
  cities: async () => [aCity('lyon', ['bellecour', 'vaise']), aCity('nice', ['nice'])],
  showtimes: async () => [
    aShowtime('14:00', { tags: ['imax'], refCmd: '/booking' }),
    aShowtime('20:00', { version: 'vost' }),
  ],
  ...more,
})

const compose = async (
  more: Partial<ContentApi> = {},
  filters?: string,
  how: Partial<Parameters<typeof composeShow>[1]> = {},
) => {
  const composition = aComposition(api(more), { slug: 'heron', filters })
  return {
    result: await composeShow(composition, { kind: 'show', startTrailer: false, ...how }),
    ...composition,
  }
}

const pageOf = async (...args: Parameters<typeof compose>) => found((await compose(...args)).result).page

test('a film has no ratings before its release, or before its previews are over', async () => {
  const show = async () => aShow('heron', { isMovie: true, isEarlyAVP: true, releaseAt: '2026-11-21' })
  const released = { '2026-11-22': days['2026-11-22'] }
  const showCinemas = async () => someShowCinemas({ bellecour: { days: released } })
  expect((await pageOf({ show })).feelings).toBeNull()
  expect((await pageOf({ show, showCinemas })).feelings).not.toBeNull()
  expect((await pageOf()).feelings).not.toBeNull()
})

test('a film page has the release date of the site’s region', async () => {
  const releaseAt = { FR_FR: '2026-12-02', CH_CH: '2026-12-09' }
  const composition = aComposition(api({ show: async () => aShow('heron', { isMovie: true, releaseAt }) }), {
    slug: 'heron',
    site: 'ch',
  })
  expect(await composeShow(composition, { kind: 'show', startTrailer: false })).toMatchObject({
    outcome: 'found',
    page: { announced: { release: '09/12/2026' } },
  })
})

describe('outcomes of a film page', () => {
  test('a film under the address of an event redirects with its filters', async () =>
    expect((await compose({}, 'sorted', { kind: 'entertainment' })).result).toEqual(
      movedTo('/films/heron/filters/sorted'),
    ))
  test('an event under the address of a film redirects', async () =>
    expect((await compose({ show: async () => aShow('heron', { isMovie: false }) })).result).toEqual(
      movedTo('/evenements/heron'),
    ))
})

describe('the next times', () => {
  test('are the first bookable ones of the day, in the first cinema that has some', async () => {
    const page = await pageOf({
      showtimes: async ({ cinema }) =>
        cinema === 'bellecour'
          ? [aShowtime('14:00', { status: 'soldout' })]
          : ['21:00', '13:00', '15:00', '18:00', '20:00'].map((time) => aShowtime(time)),
    })
    expect(page.head.next).toMatchObject({ heading: 'Aujourd’hui à vaise', cinema: { name: 'vaise' } })
    const shown = page.head.next?.rows.flatMap(({ times }) => times.map(({ time }) => time))
    expect(shown?.join(' ')).toBe('13:00 15:00 18:00 20:00')
  })

  test('are those of the next day if nothing of today can be booked for two more minutes', async () => {
    const closing = { reservabilityEnd: '2026-11-20T12:01:00+01:00' }
    const page = await pageOf({
      showtimes: async ({ date }) =>
        date === '2026-11-20'
          ? [aShowtime('12:01', closing)]
          : [aShowtime('14:00', { time: `${date} 14:00:00` })],
    })
    expect(page.showtimes.dayName).toBe('dimanche 22 novembre')
    expect(page.head.next?.heading).toBe('Dimanche 22 novembre à bellecour')
    const today = await pageOf({ showtimes: async () => [aShowtime('12:01', closing)] }, 'date-2026-11-20')
    expect([today.showtimes.dayName, today.head.next]).toEqual(['vendredi 20 novembre', null])
  })
})

test('showtimes before the start of sales are not over, and those of a preview are on sale', async () => {
  const salesOpeningDatetime = '2026-11-21T10:00:00+01:00'
  const pageWith = (status: 'locked' | 'available') =>
    pageOf({
      show: async ({ slug }) => aShow(slug, { isMovie: true, salesOpeningDatetime }),
      showCinemas: async () => someShowCinemas({ bellecour: { days: { '2026-11-20': {} } } }),
      showtimes: async () => [aShowtime('20:00', { status })],
    })
  const { head, showtimes } = await pageWith('locked')
  expect([head.sales, showtimes.main?.summary]).toEqual(['none', 'pas encore en vente'])
  expect(showtimes.main?.rows[0]?.times[0]?.soon).toBe(true)
  expect((await pageWith('available')).head.sales).toBe('open')
})

test('nothing is on sale once the last showtimes are past or sold out', async () => {
  const gone = async () => [
    aShowtime('10:00', { reservabilityEnd: '2026-11-20T10:00:00+01:00' }),
    aShowtime('20:00', { status: 'soldout' }),
  ]
  const today = async () => someShowCinemas({ bellecour: { days: { '2026-11-20': days['2026-11-20'] } } })
  const sales = async (more: Partial<ContentApi>) => (await pageOf(more)).head.sales
  expect(await sales({ showCinemas: today, showtimes: gone })).toBe('over')
  expect(await sales({ showCinemas: today })).toBe('open')
  expect(await sales({ showCinemas: async () => someShowCinemas({}) })).toBe('none')
  const chosen = await pageOf({ showtimes: gone }, 'date-2026-11-20')
  expect(chosen.head.sales).toBe('open')
})

describe('cinemas and days', () => {
  test('shows the first cinema and then the nearest, on the first day with showtimes', async () => {
    const page = await pageOf()
    expect(page.showtimes.dayName).toBe('vendredi 20 novembre')
    expect([
      page.showtimes.main?.cinema.slug,
      ...page.showtimes.others.map(({ cinema }) => cinema.slug),
    ]).toEqual(['bellecour', 'vaise'])
    expect(page.showtimes.main).toMatchObject({ summary: '2 séances, prochaine à 14:00', failed: false })
    expect(page.showtimes.days.map(({ date, disabled }) => [date, disabled])).toEqual([
      ['2026-11-20', false],
      ['2026-11-21', true],
      ['2026-11-22', false],
    ])
    expect(page.showtimes.place.cities).toMatchObject([{ city: 'lyon', cinemas: [{}, {}] }, { city: 'nice' }])
  })

  test('names the cities instead of the cinemas of a very large programme', async () => {
    const { listed } = pageLimits.showCinemas
    const slugs = Array.from({ length: listed + 1 }, (_, index) => `lyon-${index}`)
    const page = await pageOf({
      cinemas: async () => slugs.map((slug) => aCinema(slug, { citySlug: 'lyon' })),
      showCinemas: async () => someShowCinemas(Object.fromEntries(slugs.map((slug) => [slug, { days }]))),
    })
    const { cities, count } = page.showtimes.place
    expect(count).toBe(listed + 1)
    expect(cities).toMatchObject([{ city: 'lyon', cinemas: [{ label: `${listed + 1} cinémas` }] }])
    expect(cities[0]?.cinemas[0]?.href).toMatch(/localisation-lyon$/)
    expect(cities[0]?.unlisted?.split(' ')).toEqual(slugs)
  })

  test('shows a chosen cinema first, then the cinemas around it', async () => {
    const page = await pageOf({}, 'localisation-vaise')
    expect([page.showtimes.main?.cinema.slug, page.showtimes.others[0]?.cinema.slug]).toEqual([
      'vaise',
      'bellecour',
    ])
    expect(page.showtimes.place).toMatchObject({ label: 'vaise', clearHref: '/films/heron' })
  })

  test('marks a cinema as failed if its times fail to load, and the page as stale', async () => {
    const { result, context } = await compose({ showtimes: down })
    expect(result).toMatchObject({
      outcome: 'found',
      page: { showtimes: { main: { failed: true, rows: [] } } },
    })
    expect(context.stale).toBe(true)
  })

  test('omits the parts of missing calls without being stale', async () => {
    const { result, context } = await compose({
      showCinemas: undefined,
      cinemas: undefined,
      cities: undefined,
      shows: undefined,
    })
    expect(result).toMatchObject({
      outcome: 'found',
      page: { showtimes: { main: null, others: [], place: { cities: [] } }, similar: [] },
    })
    expect(context.stale).toBe(false)
  })
})

test('a show links to its current seasons and special events', async () => {
  const { events } = aSeasonApi()
  const event = ['opera', 'night', 'summer', 'unknown'].map((slug) => ({ slug }))
  const page = await pageOf({ events, show: async ({ slug }) => aShow(slug, { isMovie: true, event }) })
  expect(page.about.seasons).toEqual([
    { label: 'La saison d’opéra', href: '/saison/opera', external: false },
    { label: 'La nuit blanche', href: '/evenement-special/night', external: false },
  ])
  expect((await pageOf()).about.seasons).toEqual([])
})

describe('metadata of a film page', () => {
  test('structured data has the film, showtimes with their offset, and the breadcrumb', async () => {
    const { context } = await compose()
    expect(context.jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'Movie', duration: 'PT118M', url: 'http://fr.localhost:3000/films/heron' },
      ...['14:00', '14:00', '20:00', '20:00'].map((time) => ({
        '@type': 'ScreeningEvent',
        startDate: `2026-11-20T${time}:00+01:00`,
      })),
    ])
  })

  test('structured data has the nearest cinemas if the first has no showtime left', async () => {
    const showtimes = async ({ cinema }: { readonly cinema: string }) =>
      cinema === 'bellecour' ? [aShowtime('09:00')] : [aShowtime('20:00')]
    const { context } = await compose({ showtimes })
    expect(context.jsonLd.slice(2)).toMatchObject([
      { startDate: '2026-11-20T20:00:00+01:00', location: { name: 'vaise' } },
    ])
  })

  test('reads slugs of other languages from the source, or from its lists', async () => {
    const alternates = async (more: Partial<ContentApi>) => found((await compose(more)).result).seo.alternates
    expect(await alternates({ showTranslate: async () => ({ fr: 'heron', en: 'the-heron' }) })).toEqual({
      fr: '/films/heron',
      en: '/en/movies-events/the-heron',
    })
    expect(await alternates({})).toEqual({ fr: '/films/heron', en: '/en/movies-events/heron' })
    expect(await alternates({ shows: async () => [] })).toEqual({ fr: '/films/heron' })
  })

  test('a filtered page is canonical to the whole page and not indexed', async () => {
    const { result } = await compose({}, 'date-2026-11-22')
    expect(result).toMatchObject({
      seo: {
        canonical: '/films/heron',
        noindex: true,
        title: 'heron — séances et réservation — Marquee',
        description: 'Une gardienne.',
      },
    })
  })
})

test('announces a later start of sales in the time zone of the site', async () => {
  const page = await pageOf({
    show: async () => aShow('heron', { salesOpeningDatetime: '2026-12-01T09:00:00+00:00' }),
  })
  expect(page.announced.sale).toEqual({
    text: 'Ouverture des ventes\u202f: mardi 1er décembre à 10:00',
    calendarHref: '/calendar/fr/heron.ics',
  })
})

describe('access needs', () => {
  const described = {
    showCinemas: async () =>
      someShowCinemas({
        bellecour: { days: { '2026-11-20': { tags: ['ad', 'pmr', 'imax'], versions: ['vf'] } } },
        vaise: { days: { '2026-11-20': { tags: ['pmr'], versions: ['vf'] } } },
      }),
    showtimes: async ({ cinema }: { readonly cinema: string }) =>
      cinema === 'vaise'
        ? [aShowtime('15:00', { tags: ['pmr'] })]
        : [
            aShowtime('14:00', { tags: ['ad'] }),
            aShowtime('16:00', { tags: ['pmr', 'imax'] }),
            aShowtime('20:00', { tags: ['imax'] }),
          ],
  }
  const access = (page: Awaited<ReturnType<typeof pageOf>>) =>
    page.filters.groups
      .find(({ name }) => name === 'access')
      ?.choices.map(({ label, count }) => [label, count])

  test('are offered if a showtime of the day meets them, and filter the showtimes', async () => {
    expect(access(await pageOf(described))).toEqual([
      ['Audiodescription', 1],
      ['Places en fauteuil roulant', 2],
    ])
    const page = await pageOf(described, 'tags-imax_access-wheelchair')
    expect(page.showtimes.main?.rows.map(({ times }) => times.map(({ time }) => time))).toEqual([['16:00']])
    expect(page.showtimes.others).toEqual([])
  })

  test('leave nothing if no showtime meets two of them, and the page suggests one to remove', async () => {
    const page = await pageOf(described, 'tags-access-audio-description_access-wheelchair')
    expect([page.showtimes.main, page.showtimes.others]).toEqual([null, []])
    expect(page.filters.rescue?.label).toContain('Audiodescription')
    expect(page.filters.active).toHaveLength(2)
  })
})

describe('the view by time', () => {
  const byTime = (more: Partial<ContentApi> = {}, filters?: string) => pageOf(more, filters, { byTime: true })
  const lines = (page: Awaited<ReturnType<typeof byTime>>) =>
    page.showtimes.timetable?.entries.map(({ time, cinema }) => `${time.time} ${cinema.slug}`)

  test('lists all times in the cinemas of a city, the nearer cinema first at the same time', async () => {
    const page = await byTime()
    expect(lines(page)).toEqual(['14:00 bellecour', '14:00 vaise', '20:00 bellecour', '20:00 vaise'])
    expect(page.showtimes.timetable).toMatchObject({ place: 'lyon', from: 'bellecour', further: [] })
    expect(page.showtimes.timetable?.entries.map(({ cinema }) => cinema.kilometres?.toFixed(1))).toEqual([
      '0.0',
      '4.1',
      '0.0',
      '4.1',
    ])
    expect(page.showtimes.main?.rows).toEqual([])
  })

  test('measures distances from a chosen cinema, and includes its city', async () => {
    const page = await byTime({}, 'localisation-vaise')
    expect([page.showtimes.timetable?.from, lines(page)?.[0]]).toEqual(['vaise', '14:00 vaise'])
    expect(lines(page)).toHaveLength(4)
  })

  test('links a bookable showtime to its calendar file', async () => {
    const [first, , third] = (await byTime()).showtimes.timetable?.entries ?? []
    expect([first?.calendarHref, third?.calendarHref]).toEqual([
      '/calendar/fr/heron/bellecour/2026-11-20T1400.ics',
      null,
    ])
  })

  test('every link retains the view, and a link switches to the other view', async () => {
    const page = await byTime({}, 'tags-imax')
    expect(
      page.showtimes.days
        .filter(({ disabled }) => !disabled)
        .every(({ href }) => href.endsWith('?view=time')),
    ).toBe(true)
    expect(page.filters.clearHref).toBe('/films/heron?view=time')
    expect(page.showtimes.views).toEqual({
      byCinemaHref: '/films/heron/filters/tags-imax',
      byTimeHref: '/films/heron/filters/tags-imax?view=time',
      compareHref: '/films/heron/filters/tags-imax?view=compare',
    })
    expect(lines(page)).toEqual(['14:00 bellecour', '14:00 vaise'])
  })

  test('requests at most twelve cinemas, and links the others', async () => {
    const slugs = Array.from({ length: 15 }, (_, index) => `c${index}`)
    let calls = 0
    const page = await byTime({
      cinemas: async () => slugs.map((slug) => aCinema(slug, { citySlug: 'lyon' })),
      showCinemas: async () => someShowCinemas(Object.fromEntries(slugs.map((slug) => [slug, { days }]))),
      showtimes: async () => {
        calls += 1
        return [aShowtime('14:00')]
      },
    })
    expect(calls).toBe(12)
    expect(page.showtimes.timetable?.further.map(({ href }) => href)).toEqual(
      ['c12', 'c13', 'c14'].map((slug) => `/films/heron/filters/date-2026-11-20,localisation-${slug}`),
    )
  })

  test('links a cinema without a response, and lists the others', async () => {
    const page = await byTime({
      showtimes: async ({ cinema }: { readonly cinema: string }) => {
        if (cinema === 'vaise') throw new UnavailableError('x')
        return [aShowtime('14:00')]
      },
    })
    expect([lines(page), page.showtimes.timetable?.further.map(({ label }) => label)]).toEqual([
      ['14:00 bellecour'],
      ['vaise'],
    ])
  })
})
