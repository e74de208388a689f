import { beforeAll, describe, expect, test } from 'vitest'
import type { Schedule } from '#models/schedule.ts'
import type { Params } from '../api/call.ts'
import type { ContentApi } from '../api/content-api.ts'
import type { Source } from '../api/source.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  down,
  found,
} from '../page-kit/composition.fixture.ts'
import { connectSources } from '../page-kit/sources.server.ts'
import { composeShell } from '../shell/shell.server.ts'
import { composeCinemas } from './cinemas/cinemas.server.ts'
import { composeCity } from './city/city.server.ts'
import { composeSitemap } from './sitemap/sitemap.server.ts'

const cinemas = [
  aCinema('rex', { citySlug: 'lyon', tags: ['imax'] }),
  aCinema('lux', { citySlug: 'nice' }),
  aCinema('adrift'),
]
const cities = [aCity('nice', ['lux']), aCity('lyon', ['rex'])]
const api: Partial<ContentApi> = {
  cinemas: async () => cinemas,
  cities: async () => cities,
  shows: async () => [aShow('heron'), aShow('opera', { isMovie: false, specialEvent: true })],
  cinemaShows: async () => aSchedule({ shows: { heron: { days: { '2026-11-20': {} } } } }),
}

describe('header and footer', () => {
  test('are shown without any source', async () => {
    const composition = aComposition({})
    const result = await composeShell(composition)
    expect(result).toMatchObject({
      outcome: 'found',
      page: { footer: { shows: [], cinemas: [], columns: [], help: [], year: 2026 } },
    })
    expect(composition.context.stale).toBe(false)
  })

  test('link a site with one cinema directly to that cinema', async () => {
    const result = await composeShell(
      aComposition({ cinemas: async () => [aCinema('dakar')] }, { site: 'sn' }),
    )
    expect(result).toMatchObject({
      page: { links: { cinemasHref: '/fr/cinemas/dakar' }, footer: { cinemas: [{ label: 'dakar' }] } },
    })
  })

  test('open a link of the editors in a new tab if it is set', async () => {
    const links = [true, false].map((newTab) => ({
      title: String(newTab),
      url: '/films',
      newTab,
      cookie: false,
    }))
    const footer = async () => ({ columns: [{ title: 'Marquee', links }], socialNetworks: [] })
    const { page } = found(await composeShell(aComposition({ footer })))
    expect(page.footer.columns[0]?.links.map(({ newTab = false }) => newTab)).toEqual([true, false])
  })

  test('omit editors’ links to pages that the site does not have', async () => {
    const links = ['/films', '/nowhere', 'https://jobs.example', '/booking?offer=1'].map((url) => ({
      title: url,
      url,
      newTab: false,
      cookie: false,
    }))
    const footer = async () => ({
      columns: [
        { title: 'Marquee', links },
        { title: 'Empty', links: links.slice(1, 2) },
      ],
      socialNetworks: [],
    })
    const { page } = found(await composeShell(aComposition({ footer })))
    expect(
      page.footer.columns.map((column) => column.links.map(({ href, external }) => [href, external])),
    ).toEqual([
      [
        ['/films', false],
        ['https://jobs.example', true],
      ],
    ])
  })
})

describe('the list of cinemas', () => {
  const drama = { genres: ['Drame'], genresSlug: ['drame'] }
  const programme: Readonly<Record<string, Schedule>> = {
    rex: aSchedule({ shows: { heron: { days: { '2026-11-21': { versions: ['vost'] } } } } }),
    lux: aSchedule({ shows: { opera: { days: { '2026-11-22': { versions: ['vf'] } } } } }),
    adrift: aSchedule({
      shows: { mime: { days: { '2026-11-20': {} } }, unknown: { days: { '2026-11-20': {} } } },
    }),
  }
  const read = async (_call: unknown, { slug = '' }: Params) => ({
    model: programme[slug],
    skipped: [],
    bytes: 0,
    stale: false,
  })
  beforeAll(() => connectSources({ fr: { read } as unknown as Source, tn: { read: down } }))

  const compose = async (site: 'fr' | 'tn', filters?: string) => {
    const shows = async () => [
      aShow('heron', drama),
      aShow('mime'),
      aShow('opera', { isMovie: false, specialEvent: true }),
    ]
    return found(await composeCinemas(aComposition({ ...api, shows }, { site, filters }))).page
  }
  const groups = async (site: 'fr' | 'tn', filters?: string) =>
    (await compose(site, filters)).groups.map(({ name, cinemas: own }) => [
      name,
      ...own.map(({ slug }) => slug),
    ])
  test('groups by city, with cinemas without a city last', async () =>
    expect(await groups('fr')).toEqual([
      ['lyon', 'rex'],
      ['nice', 'lux'],
      [null, 'adrift'],
    ]))
  test('has no groups if the edition does not group', async () =>
    expect(await groups('tn')).toEqual([[null, 'adrift', 'lux', 'rex']]))
  test('filters by format and place', async () => {
    expect(await groups('fr', 'tags-imax')).toEqual([['lyon', 'rex']])
    expect(await groups('fr', 'localisation-nice')).toEqual([['nice', 'lux']])
  })
  test.each([
    ['date-2026-11-21', [['lyon', 'rex']]],
    ['versions-vf', [['nice', 'lux']]],
    ['genres-drame', [['lyon', 'rex']]],
    ['date-2026-11-21,versions-vf', []],
  ])('%s lists the cinemas that play a matching show', async (filters, expected) =>
    expect(await groups('fr', filters)).toEqual(expected),
  )
  test('includes a cinema without a known programme', async () =>
    expect(await groups('tn', 'date-2026-11-21')).toEqual([[null, 'adrift', 'lux', 'rex']]))
  test('enables the days on which a cinema plays a show that passes the other filters', async () => {
    const open = async (filters?: string) =>
      (await compose('fr', filters)).days.filter(({ disabled }) => !disabled).map(({ date }) => date)
    expect(await open()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
    expect(await open('versions-vf')).toEqual(['2026-11-22'])
  })
  test('offers to remove the chosen day', async () => {
    const { filters } = await compose('fr', 'date-2026-11-21')
    expect(filters.active.map(({ href }) => href)).toEqual(['/cinemas'])
  })
  test('shows the pictures that one cinema alone has', async () => {
    const houses = [
      aCinema('rex', { backdrop: '/media/rex.avif' }),
      aCinema('lux', { backdrop: '/media/any.avif' }),
      aCinema('max', { backdrop: '/media/any.avif' }),
    ]
    const { page } = found(
      await composeCinemas(aComposition({ ...api, cinemas: async () => houses }, { site: 'tn' })),
    )
    expect(
      page.groups.flatMap((group) => group.cinemas.map(({ slug, picture }) => [slug, picture?.url])),
    ).toEqual([
      ['lux', undefined],
      ['max', undefined],
      ['rex', '/media/rex.avif'],
    ])
  })
  test('counts the known films of today, and none on a page of another day', async () => {
    const films = async (filters?: string) =>
      (await compose('fr', filters)).groups.flatMap((group) =>
        group.cinemas.map((cinema) => [cinema.slug, cinema.films]),
      )
    expect(await films()).toEqual([
      ['rex', null],
      ['lux', null],
      ['adrift', 1],
    ])
    expect(await films('date-2026-11-21')).toEqual([['rex', null]])
  })
  test('has today’s next showings of leading films that can still be booked', async () => {
    const times = ['11:00', '20:00', '18:00'].map((time) =>
      aShowtime(time, { reservabilityEnd: `2026-11-20T${time}:00+01:00` }),
    )
    const { page } = found(
      await composeCinemas(
        aComposition({
          ...api,
          shows: async () => [aShow('heron')],
          showtimesByCinema: async () => [{ cinema: 'rex', showtimes: times }],
        }),
      ),
    )
    const next = page.groups.flatMap((group) => group.cinemas.flatMap((cinema) => cinema.next))
    expect(next.map(({ time, film }) => [time, film])).toEqual([
      ['18:00', 'heron'],
      ['20:00', 'heron'],
    ])
  })
})

describe('a city', () => {
  const compose = (more: Partial<ContentApi>, slug = 'lyon') =>
    composeCity(aComposition({ ...api, ...more }, { slug }), { light: false })

  test('falls back to the lists if the source has no page', async () => {
    const result = await compose({})
    expect(result).toMatchObject({
      outcome: 'found',
      page: {
        name: 'lyon',
        cinemas: [{ slug: 'rex' }],
        shows: [{ slug: 'heron', href: '/films/heron/filters/localisation-lyon' }],
      },
    })
  })
  test('is missing if it is unknown', async () =>
    expect(await compose({}, 'atlantis')).toEqual({ outcome: 'missing' }))
})

test('the sitemap page omits a list that fails to load, with its heading', async () => {
  const { page } = found(await composeSitemap(aComposition({ ...api, cities: down })))
  expect(page.sections.map(({ title }) => title)).toEqual(['Marquee', 'Films', 'Événements', 'Cinémas'])
})
