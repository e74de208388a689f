import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import type { Source } from '../../api/source.ts'
import {
  aCinema,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  connectNoProgramme,
  found,
} from '../../page-kit/composition.fixture.ts'
import { connectSources } from '../../page-kit/sources.server.ts'
import { aSeasonApi } from '../season/season.fixture.ts'
import { composeEntertainments } from './entertainments.server.ts'
import { composeEntertainmentList, composeShows } from './shows.server.ts'

const drama = { genres: ['Drame'], genresSlug: ['drame'] }
const shows = async () => [
  aShow('heron', { title: 'Le Héron', genericOrder: 1, isKids: true }),
  aShow('ete', { title: 'Été', genericOrder: 2, ...drama }),
  aShow('early', { title: 'Avant l’heure', genericOrder: 9, tags: ['avp'], ...drama }),
  aShow('later', { title: 'Plus tard', isComingSoon: true, bookable: false, releaseAt: '2027-01-06' }),
  aShow('opera', { title: 'Opéra', isMovie: false, specialEvent: true, genericOrder: 3 }),
  aShow('closed', { title: 'Fermé', bookable: false }),
]
const api: Partial<ContentApi> = { shows }

async function listOf(compose: typeof composeShows, options: Parameters<typeof aComposition>[1] = {}) {
  return found(await compose(aComposition(api, options)))
}

const tabsOf = async (filters?: string) => {
  const { page } = await listOf(composeShows, { filters })
  return Object.fromEntries(page.tabs.map(({ name, cards }) => [name, cards.map(({ slug }) => slug)]))
}

test('the event list has the seasons unless it is filtered, and the film list never', async () => {
  const { events } = aSeasonApi()
  const seasonsOn = async (compose: typeof composeShows, filters?: string) => {
    const { page } = found(await compose(aComposition({ ...api, events }, { filters })))
    return page.seasons.map(({ title }) => title)
  }
  expect(await seasonsOn(composeEntertainments)).toEqual(['La saison d’opéra', 'La nuit blanche'])
  expect(await seasonsOn(composeEntertainments, 'sorted')).toEqual([])
  expect(await seasonsOn(composeShows)).toEqual([])
})

describe('the film list', () => {
  test('sorts premieres first, then by editors’ order, and omits shows that cannot be booked', async () => {
    expect(await tabsOf()).toEqual({
      book: ['early', 'heron', 'ete', 'opera'],
      presales: ['early'],
      kids: ['heron'],
      special: ['opera'],
      upcoming: ['later'],
    })
  })

  test('has the next times in the place of its address, on the day of its address', async () => {
    const [today, tomorrow] = ['2026-11-20', '2026-11-21']
    const days = { [today]: {}, [tomorrow]: {} }
    const playing: Partial<ContentApi> = {
      ...api,
      cinemas: async () => [aCinema('rex')],
      cinemaShows: async () => aSchedule({ shows: { heron: { days } } }),
      showtimes: async ({ date }) => [
        { ...aShowtime(date === today ? '18:00' : '20:00'), start: `${date}T18:00` },
      ],
    }
    const timesIn = async (filters: string) => {
      const { page } = found(await composeShows(aComposition(playing, { filters })))
      return page.tabs.flatMap(({ cards }) => cards).find(({ slug }) => slug === 'heron')?.next
    }
    connectNoProgramme()
    expect(await timesIn('localisation-rex')).toEqual({ day: '', times: [{ time: '18:00', locksAt: null }] })
    expect((await timesIn(`date-${tomorrow},localisation-rex`))?.day).toBe('Demain')
    expect(await timesIn('sorted')).toBeUndefined()
  })

  test('marks the most awaited shows among the upcoming ones only', async () => {
    const awaited = async () => [
      aShow('later', { isComingSoon: true, mostAwaitedOrder: 1 }),
      aShow('heron', { mostAwaitedOrder: 1 }),
    ]
    const { page } = found(await composeShows(aComposition({ shows: awaited })))
    expect(
      page.tabs.flatMap(({ name, cards }) => cards.map(({ flag }) => [name, flag?.label ?? null])),
    ).toEqual([
      ['book', null],
      ['upcoming', 'Très attendu'],
    ])
  })

  test('marks what the programme sells before the release as a preview or a presale', async () => {
    const model = aSchedule({
      shows: {
        preview: { days: { '2026-11-24': { tags: ['AVP'] } } },
        presale: { days: { '2026-11-25': {} } },
      },
    })
    const read = async () => ({ model, skipped: [], bytes: 0, stale: false })
    connectSources({ fr: { read } as unknown as Source })
    const soon = { isComingSoon: true, releaseAt: '2026-11-25' }
    const composition = aComposition({
      cinemas: async () => [aCinema('rex')],
      shows: async () => [aShow('presale', soon), aShow('preview', soon)],
    })
    const { tabs } = found(await composeShows(composition)).page
    const presales = tabs.find(({ name }) => name === 'presales')?.cards
    expect(presales?.map(({ slug, flag }) => [slug, flag?.label])).toEqual([
      ['preview', 'Avant-première'],
      ['presale', 'Prévente'],
    ])
  })

  test('a filter choice has the number of results in each tab', async () => {
    const { page } = await listOf(composeShows, { filters: 'genres-drame' })
    const [genres] = page.filters.groups.filter(({ name }) => name === 'genres')
    expect(genres?.choices.map(({ value, counts }) => [value, counts])).toEqual([
      ['drame', page.tabs.map(({ cards }) => cards.length)],
    ])
    expect(page.tabs.map(({ name, rescue }) => [name, rescue?.count ?? null])).toEqual([
      ['book', null],
      ['presales', null],
      ['kids', 1],
      ['special', 1],
      ['upcoming', 1],
    ])
  })

  test('sorts by title in the order of the language', async () => {
    expect((await tabsOf('sorted')).book).toEqual(['early', 'ete', 'heron', 'opera'])
  })

  test('a filtered list is not indexed and is canonical to the whole list', async () => {
    expect((await listOf(composeShows, { filters: 'genres-drame' })).seo).toMatchObject({
      noindex: true,
      canonical: '/films',
    })
    expect((await listOf(composeShows)).seo).toMatchObject({
      noindex: false,
      alternates: { fr: '/films', en: '/en/movies-events' },
    })
  })

  describe('with 240 titles', () => {
    const many = async () =>
      Array.from({ length: 240 }, (_, index) => aShow(`film-${index}`, { isKids: true }))
    const countsOf = async (whole: boolean, filters?: string) => {
      const result = found(
        await composeShows(aComposition({ shows: many }, { filters }), { choice: null, whole }),
      )
      const { tabs, whole: address } = result.page
      return { address, tabs: tabs.map(({ name, count, cards }) => [name, count, cards.length]) }
    }

    test('has the first cards of each tab, the counts of all, and the address of the whole list', async () => {
      expect(await countsOf(false)).toEqual({
        address: '/films?view=all',
        tabs: [
          ['book', 240, 24],
          ['presales', 0, 0],
          ['kids', 240, 6],
          ['special', 0, 0],
          ['upcoming', 0, 0],
        ],
      })
      expect((await countsOf(false, 'sorted')).address).toBe('/films/filters/sorted?view=all')
    })

    test('has every card in the whole list', async () => {
      const { address, tabs } = await countsOf(true)
      expect(address).toBeNull()
      expect(tabs).toContainEqual(['book', 240, 240])
      expect(tabs).toContainEqual(['kids', 240, 240])
    })
  })

  test('is an empty list if its source knows none', async () => {
    const { page } = found(await composeShows(aComposition({})))
    expect(page.tabs.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
  })
})

test('the event list has only events', async () => {
  const { page, seo } = await listOf(composeEntertainmentList)
  expect(page.tabs.map(({ cards }) => cards.map(({ slug, href }) => [slug, href]))).toEqual([
    [['opera', '/evenements/opera']],
  ])
  expect(seo.canonical).toBe('/evenements')
})
