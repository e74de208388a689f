import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { wireSearchResult } from '#models/search.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { composeSearch } from '../../features/search/search.server.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  down,
  found,
  someContent,
  someShowCinemas,
} from '../../page-kit/composition.fixture.ts'
import { readInput, searchInput, searchResultsInput } from '../../page-kit/page-input.ts'
import { aSeasonApi } from '../season/season.fixture.ts'
import { composeSearchResults } from './search-results.server.ts'

type Wire = Partial<Record<keyof typeof wireSearchResult.shape, unknown>>

const article = { type: 'faq', slug: 'parking', title: 'Parking', topic: 'Venir' }

/** Finds exact queries only. */
const searching =
  (known: Readonly<Record<string, readonly Wire[]>>): ContentApi['search'] =>
  (params) =>
    someContent({ search: known[params.type === 'faq' ? `faq ${params.q}` : params.q] ?? [] }).search(params)

const api = {
  search: searching({
    lyon: [{ type: 'cinema', slug: 'rex', title: 'Lyon Rex' }],
    'faq lyon': [article],
    heron: [{ slug: 'heron', title: 'Heron' }],
  }),
  cities: async () => [
    aCity('Lyon', ['rex', 'lux']),
    aCity('Lyonne', []),
    { ...aCity('Lyon-sans-page', []), hasPage: false },
  ],
  shows: async () => [aShow('tide', { isMovie: true, releaseAt: ['2026-11-01'], bookable: true })],
} satisfies Partial<ContentApi>

async function results(
  q: string | undefined,
  site: SiteId = 'fr',
  more: Partial<ContentApi> = {},
  near?: string,
) {
  const input = { language: 'fr', ...(q === undefined ? {} : { q }), near } as const
  return found(await composeSearchResults(aComposition({ ...api, ...more }, { site }), input))
}
const titles = ({ page }: Awaited<ReturnType<typeof results>>) =>
  Object.fromEntries(page.groups.map(({ group, hits }) => [group, hits.map(({ title }) => title)]))

test('groups hits like the search modal, and includes cities of the site', async () => {
  const all = await results('lyon')
  expect(titles(all)).toEqual({ cinemas: ['Lyon Rex'], cities: ['Lyon', 'Lyonne'], help: ['Parking'] })
  expect(all.page.groups.map(({ group }) => group)).toEqual(['cinemas', 'cities', 'help'])
  expect(all.page.groups[1]?.hits[0]).toMatchObject({ href: '/cinemas/ville/Lyon', line: '2 cinémas' })
  expect(all.page).toMatchObject({ outcome: 'searched', helpSilent: false, suggestions: [], films: [] })
})

test('cinemas of the visitor’s place come first, and shows that play there among equal matches', async () => {
  const wires = [
    { slug: 'orbit', title: 'Orbit' },
    { slug: 'ninth', title: 'Orbit nine' },
    { slug: 'tenth', title: 'Orbit ten' },
    { slug: 'other', title: 'Another film' },
    { type: 'cinema', slug: 'part-dieu', title: 'Lyon Part-Dieu' },
    { type: 'cinema', slug: 'rex', title: 'Lyon Rex' },
  ]
  const more: Partial<ContentApi> = {
    search: searching({ orbit: wires }),
    cinemas: async () => [aCinema('part-dieu'), aCinema('rex')],
    cinemaShows: async ({ slug }) =>
      aSchedule({ shows: slug === 'rex' ? { tenth: { days: {} }, other: { days: {} } } : {} }),
  }
  expect(titles(await results('orbit', 'fr', more, 'rex'))).toEqual({
    shows: ['Orbit', 'Orbit ten', 'Orbit nine', 'Another film'],
    cinemas: ['Lyon Rex', 'Lyon Part-Dieu'],
  })
  const sourceOrder = ['Orbit', 'Orbit nine', 'Orbit ten', 'Another film']
  for (const near of ['nowhere', undefined])
    expect(titles(await results('orbit', 'fr', more, near)).shows).toEqual(sourceOrder)
  const unreachable = await results('orbit', 'fr', { ...more, cinemaShows: down }, 'rex')
  expect(titles(unreachable)).toEqual({ shows: sourceOrder, cinemas: ['Lyon Rex', 'Lyon Part-Dieu'] })
})

test('finds the subscription by its name on sites that sell one', async () => {
  expect((await results('cinepass')).page.groups).toMatchObject([
    { group: 'pages', hits: [{ href: '/cinepass' }] },
  ])
  expect((await results('cinepass', 'tn')).page.groups).toEqual([])
})

test('finds a current season among the shows by its title', async () => {
  const { events } = aSeasonApi()
  expect((await results('opéra', 'fr', { events })).page.groups[0]).toMatchObject({
    group: 'shows',
    hits: [{ title: 'La saison d’opéra', href: '/saison/opera' }],
  })
  expect(titles(await results('l’été', 'fr', { events })).shows).toBeUndefined()
})

test('finds a mistyped city only if the source has no hit', async () => {
  expect(titles(await results('lyonns'))).toEqual({ cities: ['Lyonne'] })
  expect(titles(await results('heron', 'fr', { cities: async () => [aCity('Heren', [])] }))).toEqual({
    shows: ['Heron'],
  })
})

test('few hits are followed by other films that play', async () => {
  const shows = async () =>
    ['heron', 'tide'].map((slug) => aShow(slug, { isMovie: true, releaseAt: ['2026-11-01'], bookable: true }))
  const { page } = await results('heron', 'fr', { shows })
  expect(page.groups.map(({ hits }) => hits.map(({ href }) => href))).toEqual([['/films/heron']])
  expect(page.films.map(({ href }) => href)).toEqual(['/films/tide'])
})

test('a film that is found has its next times near the visitor, and an offer its price', async () => {
  const { temporaryOffers } = someContent({
    temporaryOffers: [{ title: 'Duo', price: 8.3, cta: { label: 'Voir', url: '/offres/duo' } }],
  })
  const more: Partial<ContentApi> = {
    temporaryOffers,
    search: searching({
      duo: [
        { slug: 'tide', title: 'Tide' },
        { type: 'offer', slug: 'duo', title: 'Duo' },
        { type: 'offer', slug: 'trio', title: 'Trio' },
      ],
    }),
    cinemas: async () => [aCinema('rex'), aCinema('lux')],
    showCinemas: async () =>
      someShowCinemas({
        rex: { days: { '2026-11-20': {} } },
        lux: { days: { '2026-11-20': {} } },
      }),
    showtimes: async ({ cinema }) => [aShowtime(cinema === 'lux' ? '20:00' : '21:30')],
  }
  const { groups } = (await results('duo', 'fr', more, 'lux')).page
  expect(groups).toMatchObject([
    {
      group: 'shows',
      hits: [{ next: { heading: 'Ce soir à lux', showtimes: [{ time: { time: '20:00' } }] } }],
    },
    { group: 'offers', hits: [{ title: 'Duo', price: '8,30\u00a0€' }, { title: 'Trio' }] },
  ])
  const unpriced = await results('duo', 'fr', { ...more, temporaryOffers: down })
  expect(unpriced.page.groups[1]?.hits.map(({ price }) => price)).toEqual([undefined, undefined])
})

test('offers suggestions, films and links to the main pages without hits', async () => {
  const { page } = await results('le heron xyz')
  expect(page).toMatchObject({
    outcome: 'searched',
    groups: [],
    suggestions: [{ label: 'heron', href: '/recherche?q=heron' }],
  })
  expect(page.films).toMatchObject([{ href: '/films/tide', group: 'shows' }])
  expect(page.places.map(({ name }) => name)).toEqual(['shows', 'cinemas', 'offers', 'help'])
})

test.each([
  [undefined, 'empty'],
  ['  ', 'empty'],
  ['ly', 'too-short'],
])('%j calls no source', async (q, outcome) => {
  const search = () => Promise.reject(new UnavailableError('must not be called'))
  expect((await results(q, 'fr', { search })).page).toMatchObject({ outcome, groups: [], minimum: 3 })
})

test('reports a failed help search and shows the other hits', async () => {
  const search: ContentApi['search'] = (query) =>
    query.type === 'faq' ? Promise.reject(new UnavailableError('down')) : api.search(query)
  const { page } = await results('lyon', 'fr', { search })
  expect([page.helpSilent, page.groups.map(({ group }) => group)]).toEqual([true, ['cinemas', 'cities']])
})

test('a search page is not indexed, and its title has the query', async () => {
  expect((await results('lyon')).seo).toMatchObject({
    noindex: true,
    canonical: '/recherche',
    title: 'Recherche\u202f: «\u00a0lyon\u00a0» — Marquee',
  })
  expect((await results('')).seo).toMatchObject({
    noindex: true,
    alternates: { fr: '/recherche', en: '/en/search' },
  })
})

test('the search modal starts with films', async () => {
  const result = await composeSearch(
    aComposition(api),
    readInput(searchInput, { language: 'fr', part: 'start' }),
  )
  expect(result).toMatchObject({ outcome: 'found', page: { hits: [{ href: '/films/tide', title: 'tide' }] } })
})

test.each([
  [{ q: 'lyon' }, { q: 'lyon' }],
  [{ q: 'a'.repeat(300) }, {}],
  [{ q: ['lyon'] }, {}],
  [
    { q: 'lyon', near: 'rex' },
    { q: 'lyon', near: 'rex' },
  ],
  [{ q: 'lyon', near: '<b>' }, { q: 'lyon' }],
])('%j is read as %j', (data, input) => {
  expect(readInput(searchResultsInput, { language: 'fr', ...data })).toEqual({ language: 'fr', ...input })
})
