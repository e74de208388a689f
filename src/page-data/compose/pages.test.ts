import { describe, expect, test } from 'vitest'
import { siteIds, sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { UnavailableError } from '../../api/errors.ts'
import { aCinema, aCity, aComposition, aSchedule, aShow } from '../composition.fixture.ts'
import { composeCinemas } from './cinemas.server.ts'
import { composeCity } from './city.server.ts'
import { composeShell } from './shell.server.ts'
import { composeSitemap } from './sitemap.server.ts'

const cinemas = [aCinema('rex', { citySlug: 'lyon', tags: ['imax'] }), aCinema('lux', { citySlug: 'nice' }), aCinema('adrift')]
const cities = [aCity('nice', ['lux']), aCity('lyon', ['rex'])]
const api: Partial<ContentApi> = {
  cinemas: async () => cinemas,
  cities: async () => cities,
  shows: async () => [aShow('heron'), aShow('opera', { isMovie: false, specialEvent: true })],
  cinemaShows: async () => aSchedule({ shows: { heron: { days: { '2026-11-20': {} } } } }),
}
const down = () => Promise.reject(new UnavailableError('down'))

const every = siteIds.flatMap((site) => sites[site].languages.map((language: Language) => [site, language] as const))

describe('header and footer', () => {
  test.each(every)('%s %s: stand without any source', async (site, language) => {
    const composition = aComposition({}, { site, language })
    const answer = await composeShell(composition)
    expect(answer).toMatchObject({ outcome: 'found', page: { shows: [], cinemas: [], columns: [], help: [], year: 2026 } })
    expect(composition.context.stale).toBe(false)
  })

  test('a site with one cinema leads straight to it', async () => {
    const answer = await composeShell(aComposition({ cinemas: async () => [aCinema('dakar')] }, { site: 'sn' }))
    expect(answer).toMatchObject({ page: { cinemasHref: '/fr/cinemas/dakar', cinemas: [{ label: 'dakar' }] } })
  })

  test('links of editors to pages that the site does not have are left out', async () => {
    const links = ['/films', '/nowhere', 'https://jobs.example', '/booking?offer=1'].map((url) => ({ title: url, url, newTab: false, cookie: false }))
    const footer = async () => ({
      columns: [
        { title: 'Marquee', links },
        { title: 'Empty', links: links.slice(1, 2) },
      ],
      socialNetworks: [],
    })
    const answer = await composeShell(aComposition({ footer }))
    const columns = answer.outcome === 'found' ? answer.page.columns : []
    expect(columns.map((column) => column.links.map(({ href, external }) => [href, external]))).toEqual([
      [
        ['/films', false],
        ['https://jobs.example', true],
      ],
    ])
  })
})

describe('the list of cinemas', () => {
  const groups = async (site: 'fr' | 'tn', filters?: string) => {
    const answer = await composeCinemas(aComposition(api, { site, filters }))
    return answer.outcome === 'found' ? answer.page.groups.map(({ name, cinemas: own }) => [name, ...own.map(({ slug }) => slug)]) : answer
  }
  test('by city, those without one last', async () =>
    expect(await groups('fr')).toEqual([
      ['lyon', 'rex'],
      ['nice', 'lux'],
      [null, 'adrift'],
    ]))
  test('without groups where the edition does not group', async () => expect(await groups('tn')).toEqual([[null, 'adrift', 'lux', 'rex']]))
  test('filtered by format and place', async () => {
    expect(await groups('fr', 'tags-imax')).toEqual([['lyon', 'rex']])
    expect(await groups('fr', 'localisation-nice')).toEqual([['nice', 'lux']])
  })
  test('is unavailable without its source', async () =>
    expect(await composeCinemas(aComposition({ cinemas: down }))).toEqual({ outcome: 'unavailable' }))
})

describe('a city', () => {
  const compose = (more: Partial<ContentApi>, slug = 'lyon') => composeCity(aComposition({ ...api, ...more }, { slug }), { light: false })

  test('is made from the lists where the source has no page for it', async () => {
    const answer = await compose({})
    expect(answer).toMatchObject({
      outcome: 'found',
      page: { name: 'lyon', cinemas: [{ slug: 'rex' }], shows: [{ slug: 'heron', href: '/films/heron/filters/localisation-lyon' }] },
    })
  })
  test('that nobody knows is missing', async () => expect(await compose({}, 'atlantis')).toEqual({ outcome: 'missing' }))
  test('is unavailable where nothing answers', async () =>
    expect(await compose({ city: down, cities: down, cinemas: down })).toEqual({ outcome: 'unavailable' }))
})

test('the sitemap page leaves out a list that does not come, with its heading', async () => {
  const answer = await composeSitemap(aComposition({ ...api, cities: down }))
  const titles = answer.outcome === 'found' ? answer.page.sections.map(({ title }) => title) : []
  expect(titles).toEqual(['Marquee', 'Films', 'Événements', 'Cinémas'])
})
