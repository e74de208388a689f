import { beforeAll, describe, expect, test } from 'vitest'
import { toCity, type WireCity, wireCity } from '#models/city.ts'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aComposition,
  aSchedule,
  aShow,
  connectNoProgramme,
  found,
  someContent,
} from '../../page-kit/composition.fixture.ts'
import { composeCinemas } from '../cinemas/cinemas.server.ts'
import { composeCity } from './city.server.ts'

beforeAll(connectNoProgramme)

const city = (slug: string, cinemas: readonly string[], more: Partial<WireCity> = {}) =>
  toCity(wireCity.parse({ slug, name: slug, cinemas, hasPage: true, ...more }))

const listed = [
  aCinema('rex', { citySlug: 'paris' }),
  aCinema('vox', { citySlug: 'creteil' }),
  aCinema('lux', { citySlug: 'lyon' }),
]
const cities = [
  city('paris', ['rex'], { isIdf: true }),
  city('creteil', ['vox'], { isIdf: true, hasPage: false }),
  city('lyon', ['lux']),
]
const api: Partial<ContentApi> = {
  cinemas: async () => listed,
  cities: async () => cities,
  shows: async () => ['first', 'second', 'elsewhere'].map((slug) => aShow(slug)),
  cinemaShows: async () =>
    aSchedule({ shows: { first: { days: { '2026-11-20': {} } }, second: { days: { '2026-11-21': {} } } } }),
}

async function cityPage(light: boolean, more: Partial<ContentApi> = {}) {
  return found(await composeCity(aComposition({ ...api, ...more }, { slug: 'paris' }), { light }))
}

describe('a city', () => {
  test('lists the shows of its cinemas, in the order of its zone if there is one', async () => {
    expect((await cityPage(false)).page.shows.map(({ slug }) => slug)).toEqual(['first', 'second'])
    const { zoneShows } = someContent({
      zoneShows: {
        shows: [
          { slug: 'second', order: 1 },
          { slug: 'first', order: 2 },
        ],
      },
    })
    expect((await cityPage(false, { zoneShows })).page.shows.map(({ slug }) => slug)).toEqual([
      'second',
      'first',
    ])
  })

  test('a light page has only cinemas and films, and is canonical to the full page', async () => {
    const { page, seo } = await cityPage(true)
    expect(page).toMatchObject({
      text: null,
      backdrop: null,
      more: null,
    })
    expect(page.cinemas.map(({ slug }) => slug)).toEqual(['rex'])
    expect(seo).toMatchObject({ canonical: '/cinemas/ville/paris', noindex: true })
    expect((await cityPage(false)).seo).toMatchObject({ canonical: '/cinemas/ville/paris', noindex: false })
  })
})

test('shows a highlight without shows', async () => {
  const highlight = { title: 'Nos préférés', description: '<p>À voir</p>', shows: [] }
  const detail = someContent({ city: { slug: 'paris', name: 'Paris', highlight } })
  const { page } = await cityPage(false, { city: detail.city })
  expect(page.more?.highlight).toEqual({ title: 'Nos préférés', text: '<p>À voir</p>', shows: [] })
})

test('lists the default cinema of the city first', async () => {
  const cinemas = ['rex', 'vox', 'lux'].map((slug) => ({ slug, name: slug }))
  const detail = someContent({ city: { slug: 'paris', name: 'Paris', defaultCinema: 'vox', cinemas } })
  const { page } = await cityPage(false, { city: detail.city })
  expect(page.cinemas.map(({ slug }) => slug)).toEqual(['vox', 'rex', 'lux'])
})

describe('places', () => {
  const shown = async (filters?: string) =>
    found(await composeCinemas(aComposition(api, { filters }))).page.groups

  test('offers zones under translated names', async () => {
    const abroad = async () => [...cities, city('horsfrance', ['sun'])]
    const cinemas = async () => [...listed, aCinema('sun', { citySlug: 'horsfrance' })]
    const { filters } = found(
      await composeCinemas(
        aComposition({ ...api, cinemas, cities: abroad }, { filters: 'localisation-idf' }),
      ),
    ).page
    const places = filters.groups.find(({ name }) => name === 'localisation')?.choices
    expect(places?.map(({ label }) => label)).toEqual([
      'Île-de-France',
      'creteil',
      'Hors de France',
      'lyon',
      'paris',
    ])
    expect(filters.active.map(({ label }) => label)).toEqual(['Île-de-France'])
  })

  test('the capital’s region includes several cities', async () => {
    expect((await shown('localisation-idf')).map(({ name }) => name)).toEqual(['creteil', 'paris'])
  })

  test('a city without a page has no link', async () => {
    expect((await shown()).map(({ name, href }) => [name, href])).toEqual([
      ['creteil', null],
      ['lyon', '/cinemas/ville/lyon'],
      ['paris', '/cinemas/ville/paris'],
    ])
  })

  test('ignores an unknown place', async () => expect(await shown('localisation-atlantis')).toHaveLength(3))
})
