import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  someShowCinemas,
} from '../../page-kit/composition.fixture.ts'
import { createBooks } from '../../page-kit/labels.ts'
import type { ShowtimeAtModel } from '../../page-models/parts.ts'
import { nextTimes } from './next-times.server.ts'
import { composeTonight, tonightAnywhere } from './tonight.server.ts'

const TODAY = '2026-11-20'
const LATER = '2026-11-22'
const DAY_AFTER = '2026-11-21'

const played = someShowCinemas({
  later: { days: { [LATER]: {} } },
  rex: { days: { [TODAY]: {} } },
  vox: { days: { [TODAY]: {} } },
})

const schedules: Readonly<Record<string, ReturnType<typeof aSchedule>>> = {
  later: aSchedule({ shows: { heron: { days: { [LATER]: {} } } } }),
  rex: aSchedule({
    shows: {
      egret: { cineOrder: 2, days: { [TODAY]: {}, [DAY_AFTER]: {} } },
      heron: { cineOrder: 1, days: { [TODAY]: {} } },
      unknown: { days: { [TODAY]: {} } },
      whale: { cineOrder: 3, days: { [LATER]: {} } },
    },
  }),
  vox: aSchedule({ shows: { heron: { days: { [TODAY]: {} } } } }),
}

const times: Readonly<Record<string, readonly string[]>> = {
  'rex heron': ['13:00', '18:00', '21:00'],
  'vox heron': ['17:30', '20:00', '22:00'],
  [`rex egret ${DAY_AFTER}`]: ['14:00'],
  [`rex whale ${LATER}`]: ['15:00'],
  [`later heron ${LATER}`]: ['16:00'],
}

const api: Partial<ContentApi> = {
  shows: async () => ['egret', 'heron', 'whale'].map((slug) => aShow(slug)),
  cinemas: async () => [aCinema('later'), aCinema('rex'), aCinema('vox')],
  cities: async () => [aCity('lyon', ['rex', 'vox'])],
  showCinemas: async () => played,
  cinemaShows: async ({ slug }) => schedules[slug] ?? aSchedule({}),
  showtimes: async ({ cinema, show, date }) =>
    (times[`${cinema} ${show}${date === TODAY ? '' : ` ${date}`}`] ?? []).map((time) => ({
      ...aShowtime(time, { reservabilityEnd: `${date}T${time}:00+01:00` }),
      start: `${date}T${time}`,
    })),
}

const filtersOf = (place: string | null) => (place === null ? {} : { filters: `localisation-${place}` })

async function tonight(place: string | null, more: Partial<ContentApi> = {}, now?: number) {
  const result = await composeTonight(
    aComposition({ ...api, ...more }, { ...filtersOf(place), ...(now === undefined ? {} : { now }) }),
  )
  return result.outcome === 'found' ? result.page : null
}

const linesOf = (page: Awaited<ReturnType<typeof tonight>>) =>
  page?.shows.map(
    ({ show, day, showtimes }) =>
      `${show.slug} ${[day, ...showtimes.map(({ time, cinema }) => `${time.time} ${cinema.slug}`)].filter(Boolean).join(', ')}`,
  )

describe('the next showtimes in a place', () => {
  test('lists every known show in the order of the programme, with the bookable times of its next day', async () => {
    const page = await tonight('rex')
    expect([page?.title, page?.date, page?.place]).toEqual([
      'Aujourd’hui',
      TODAY,
      { name: 'rex', href: '/ce-soir/rex?view=all' },
    ])
    expect(linesOf(page)).toEqual([
      'heron 13:00 rex, 18:00 rex, 21:00 rex',
      'egret Demain, 14:00 rex',
      'whale Dim. 22 nov., 15:00 rex',
    ])
  })

  test('leaves out the times that have passed', async () => {
    const evening = Date.parse(`${TODAY}T18:30:00+01:00`)
    const page = await tonight('rex', {}, evening)
    expect([page?.title, page?.place.href, page?.shows[0]?.heading]).toEqual([
      'Ce soir',
      '/ce-soir/rex',
      'Ce soir à rex',
    ])
    expect(linesOf(page)?.[0]).toBe('heron 21:00 rex')
  })

  test('merges the cinemas of a city in time order', async () => {
    const page = await tonight('lyon')
    expect(page?.shows[0]?.show.line).toBe('rex, vox')
    expect(linesOf(page)?.[0]).toBe('heron 13:00 rex, 17:30 vox, 18:00 rex, 20:00 vox')
  })

  test('links to the show in the place', async () => {
    const hrefs = async (place: string) => (await tonight(place))?.shows.map(({ show }) => show.href)
    expect(await hrefs('lyon')).toEqual([
      '/films/heron/filters/localisation-lyon',
      `/films/egret/filters/date-${DAY_AFTER},localisation-rex`,
      `/films/whale/filters/date-${LATER},localisation-rex`,
    ])
  })

  test('without a place is at the first cinema that plays today', async () => {
    expect((await tonight(null))?.place.name).toBe('rex')
    const composition = aComposition(api)
    const material = {
      shows: [aShow('heron')],
      cinemas: await (api.cinemas as NonNullable<typeof api.cinemas>)({ language: 'fr' }),
      cities: [],
      books: createBooks(composition.edition.i18n, [], []),
    }
    expect((await tonightAnywhere(material, 'vox', composition))?.place.name).toBe('vox')
  })

  test('without a cinema that plays today begins with the next day', async () => {
    const page = await tonight(null, { cinemas: async () => [aCinema('later')] })
    expect([page?.title, page?.date, linesOf(page)]).toEqual([
      'Dimanche 22 novembre',
      LATER,
      ['heron Dim. 22 nov., 16:00 later'],
    ])
  })

  test('is missing in an unknown place, and where nothing can be booked', async () => {
    expect(await tonight('atlantis')).toBeNull()
    expect(await tonight('rex', { showtimes: async () => [] })).toBeNull()
  })
})

describe('a film that starts soon', () => {
  const soonOf = async (releaseAt: string, more: object = {}) => {
    const page = await tonight('rex', {
      shows: async () => ['heron', 'whale'].map((slug) => aShow(slug, { isMovie: true, releaseAt, ...more })),
    })
    return page?.shows.map(({ show, soon }) => `${show.slug}: ${soon ?? '-'}`)
  }

  test('has its first day at the cinema from its release on', async () => {
    expect(await soonOf(LATER)).toEqual(['heron: -', 'whale: dès dimanche à rex'])
    expect(await soonOf(TODAY)).toEqual(['heron: -', 'whale: dès dimanche à rex'])
  })

  test('is previewed before its release', async () =>
    expect(await soonOf('2026-12-02')).toEqual(['heron: -', 'whale: en avant-première dimanche à rex']))

  test('is neither a film that is out, nor an event, nor one with an unknown release', async () => {
    const none = ['heron: -', 'whale: -']
    expect(await soonOf('2026-11-18')).toEqual(none)
    expect(await soonOf(LATER, { isMovie: false, type: 'Événement', genres: [] })).toEqual(none)
    expect(await soonOf('1900-01-01')).toEqual(none)
  })

  test('comes with the next programme week, but not after seven days', async () => {
    const on = async (day: string, releaseAt: string) => {
      const page = await tonight('rex', {
        shows: async () => [aShow('whale', { isMovie: true, releaseAt })],
        cinemaShows: async () => aSchedule({ shows: { whale: { days: { [day]: {} } } } }),
        showtimes: async () => [{ ...aShowtime('15:00'), start: `${day}T15:00` }],
      })
      return page?.shows.map(({ date, soon }) => [date, soon])
    }
    expect(await on('2026-11-25', '2026-10-01')).toEqual([['2026-11-25', 'dès mercredi à rex']])
    expect(await on('2026-11-28', '2026-11-28')).toEqual([['2026-11-28', undefined]])
  })
})

describe('the next times of one show', () => {
  async function nextOf(place: string | null, now?: number, more: Partial<ContentApi> = {}) {
    const composition = aComposition(
      { ...api, ...more },
      { ...filtersOf(place), ...(now === undefined ? {} : { now }) },
    )
    const [cinemas, cities] = await Promise.all([
      composition.api.cinemas({ language: 'fr' }),
      composition.api.cities({ language: 'fr' }),
    ])
    const books = createBooks(composition.edition.i18n, [], [])
    const next = await nextTimes(
      { slug: 'heron', duration: null, salesOpening: null },
      { cinemas, cities, books },
      composition,
    )
    return next && [next.showtimes[0]?.cinema.name, ...next.showtimes.map(({ time }) => time.time)]
  }

  test('are those at the chosen cinema', async () =>
    expect(await nextOf('vox')).toEqual(['vox', '17:30', '20:00', '22:00']))

  test('without a place are at a cinema that plays it today before later ones', async () =>
    expect((await nextOf(null))?.[0]).toBe('rex'))

  test('are those left today at another cinema before tomorrow’s', async () =>
    expect(await nextOf(null, Date.parse(`${TODAY}T21:30:00+01:00`))).toEqual(['vox', '22:00']))

  test('are those of a cinema with places before those that are sold out', async () =>
    expect(
      await nextOf(null, undefined, {
        showtimes: async (key) =>
          (await api.showtimes?.(key))?.map((showtime) => ({
            ...showtime,
            ...(key.cinema === 'rex' && { serverStatus: 'soldout' as const }),
          })) ?? [],
      }),
    ).toEqual(['vox', '17:30', '20:00', '22:00']))
})

test('times have the full price at their cinema', async () => {
  const priced: Partial<ContentApi> = {
    ...api,
    cinema: async ({ slug }) =>
      aCinema(slug, { pricing: { prices: [{ label: 'Plein', amount: slug === 'rex' ? 12.5 : 9 }] } }),
  }
  const plain = (showtimes: readonly ShowtimeAtModel[] | undefined) =>
    showtimes?.map(({ time, cinema }) => `${time.time} ${cinema.slug} ${time.price?.replace(/\s/g, ' ')}`)
  const heron = (await tonight('lyon', priced))?.shows.find(({ show }) => show.slug === 'heron')
  expect(plain(heron?.showtimes)).toEqual(expect.arrayContaining(['18:00 rex 12,50 €', '17:30 vox 9,00 €']))
  const material = {
    cinemas: [aCinema('rex')],
    cities: [],
    books: createBooks(aComposition({}).edition.i18n, [], []),
  }
  const next = await nextTimes(
    { slug: 'heron', duration: null, salesOpening: null },
    material,
    aComposition(priced),
  )
  expect(plain(next?.showtimes)).toContain('18:00 rex 12,50 €')
})
