import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import type { ContentApi } from '../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aShow,
  found,
  someContent,
  someSettings,
} from '../page-kit/composition.fixture.ts'
import { composeShell } from './shell.server.ts'

async function shellOf(api: Partial<ContentApi>, options: Parameters<typeof aComposition>[1] = {}) {
  return found(await composeShell(aComposition(api, options))).page
}

const footerOf = async (...args: Parameters<typeof shellOf>) => (await shellOf(...args)).footer

const labels = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label)

describe('cinemas of the footer', () => {
  const fixed = {
    fr: ['paris', 'lyon', 'marseille', 'toulouse', 'nice'],
    nl: ['amsterdam', 'rotterdam', 'den-haag', 'utrecht', 'tilburg'],
  } as const
  const cinemas = async () => [aCinema('vox'), aCinema('étoile'), aCinema('astoria')]

  test.each(['fr', 'nl'] as const)('%s: five cities in the configured order', async (site) => {
    const cities = [...fixed[site], 'another'].toSorted().map((slug) => aCity(slug, []))
    const { cinemas: column } = await footerOf(
      { cities: async () => cities, cinemas },
      { site, language: site },
    )
    expect(labels(column)).toEqual(fixed[site])
    expect(column[0]?.href).toBe(site === 'fr' ? '/cinemas/ville/paris' : '/nl/bioscopen/stad/amsterdam')
  })

  test('a configured city without cinemas is left out', async () => {
    expect(labels((await footerOf({ cities: async () => [aCity('nice', [])] })).cinemas)).toEqual(['nice'])
  })
})

describe('films of the footer', () => {
  const numbered = Array.from({ length: 12 }, (_, index) =>
    aShow(`film-${index + 1}`, { homeOrder: 12 - index }),
  )
  const shows = async () => [
    ...numbered,
    aShow('opera', { isMovie: false, specialEvent: true }),
    aShow('later', { isComingSoon: true }),
    aShow('closed', { bookable: false }),
  ]

  test('the first eight current films, in the order of the home page', async () => {
    const { shows: column } = await footerOf({ shows })
    expect(labels(column)).toEqual([12, 11, 10, 9, 8, 7, 6, 5].map((number) => `film-${number}`))
    expect(column[0]?.href).toBe('/films/film-12')
  })
})

describe('the rest of the footer', () => {
  test('has the questions of the editors', async () => {
    const questions = [{ title: 'Whole?', description: '<p>Yes.</p>' }]
    expect((await footerOf(someContent({ footerFaq: [{ type: 'booking', questions }] }))).help).toEqual([
      { type: 'booking', slugs: [], questions: [{ title: 'Whole?', text: '<p>Yes.</p>' }] },
    ])
  })

  test("the editors' addresses of networks take precedence", async () => {
    const socialNetworks = [{ label: 'Facebook', url: 'https://facebook.example/ours' }]
    const { social } = await footerOf(someContent({ footer: { socialNetworks } }))
    expect(social.find(({ network }) => network === 'facebook')?.href).toBe('https://facebook.example/ours')
    expect(social.find(({ network }) => network === 'instagram')?.href).toBe(sites.fr.social.instagram)
  })

  test("the year is that of the site's day", async () => {
    const newYear = { now: Date.parse('2026-12-31T23:30:00Z') }
    expect((await footerOf({}, { site: 'fr', ...newYear })).year).toBe(2027)
    expect((await footerOf({}, { site: 'sn', ...newYear })).year).toBe(2026)
  })
})

test('the header links to films, and to the list of cinemas if there are several', async () => {
  const cinemas = async () => [aCinema('a'), aCinema('b')]
  expect(await shellOf({ cinemas }, { site: 'ch', language: 'de' })).toMatchObject({
    links: { moviesHref: '/de/filme-events', cinemasHref: '/de/kinos' },
  })
})

test('placeholder addresses of other sites and app stores link to their replacement pages', async () => {
  const { links, stores } = await shellOf({}, { site: 'be', language: 'nl' })
  expect(links.outsideHrefs).toEqual({
    club: '/outside/nl/club.be.marquee.example',
    homeVideo: '/outside/nl/video.be.marquee.example',
    business: '/outside/nl/business.be.marquee.example',
  })
  expect(stores).toEqual([
    { system: 'ios', href: '/outside/nl/apps.marquee.example/be/ios' },
    { system: 'android', href: '/outside/nl/apps.marquee.example/be/android' },
  ])
})

describe('the choice of a place', () => {
  const many = async () => [aCinema('a'), aCinema('b')]

  test('is offered if more than one cinema is open', async () => {
    expect((await shellOf({ cinemas: many })).locator).toEqual({ cookie: 'locator' })
    expect(
      (await shellOf({ cinemas: async () => [aCinema('a'), aCinema('b', { status: false })] })).locator,
    ).toBeNull()
    expect((await shellOf({})).locator).toBeNull()
  })

  test('is saved under the cookie name of the settings', async () => {
    const settings = async () => someSettings({ cookieNames: ['_ours', 'x-locator'] })
    expect((await shellOf({ cinemas: many, settings })).locator).toEqual({ cookie: 'x-locator' })
  })
})
