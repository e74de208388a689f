import { expect, test } from '@playwright/test'
import { type SiteId, siteIds, sites } from '../../../config/sites.ts'
import { bookableShowtime, linksOf, showsOf } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { thingsOf } from '../json-ld.ts'
import { sitemapOf } from '../sitemap.ts'

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const isNoindex = (html: string) => /<meta name="robots" content="noindex/.test(html)
const cardsOf = (html: string) => html.match(/<article class="card"/g)?.length ?? 0

const alternatesOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, name = '', href = '']) => [name, href],
    ),
  )

/** Offset of the site's zone at that moment: `+01:00`. */
function offsetAt(zone: string, moment: number): string {
  const part =
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment).at(-1)
      ?.value ?? ''
  return part.replace('GMT', '') || '+00:00'
}

/** Path of a page in a site's sitemap that matches the pattern in the site's first language. */
const pathOn = async (site: SiteId, shape: RegExp) =>
  (await sitemapOf(site)).map(({ path }) => path).find((path) => shape.test(path)) ?? ''

for (const site of ['fr', 'sn'] as const) {
  test(`${site}: a film has structured data, with times in the site's zone`, { tag: '@quick' }, async () => {
    const { show } = await bookableShowtime(site)
    const film = await pathOn(site, new RegExp(`/(films|movies-events)/${show.slug}$`))
    const { body } = await requestSite(site, film)
    const things = thingsOf(body)
    expect(things.find((each) => each['@type'] === 'Movie')).toMatchObject({
      name: show.title,
      url: originOf(site) + film,
    })
    const showtimes = things.filter((each) => each['@type'] === 'ScreeningEvent')
    // Late in the evening there may be none left today.
    expect(showtimes.length > 0).toBe(/class="time"/.test(body))
    for (const { startDate, location, workPresented } of showtimes) {
      const start = String(startDate)
      expect(Date.parse(start), start).toBeGreaterThan(Date.now() - 60_000)
      expect(start.slice(19)).toBe(offsetAt(sites[site].timeZone, Date.parse(start)))
      expect(location).toMatchObject({
        '@type': 'MovieTheater',
        address: { addressCountry: sites[site].region },
      })
      expect(workPresented).toMatchObject({ '@type': 'Movie', name: show.title })
    }
    expect(things.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement).toHaveLength(3)
  })
}

test('an event and a cinema have structured data', { tag: '@quick' }, async () => {
  const events = (await sitemapOf('fr'))
    .map(({ path }) => path)
    .filter((path) => /^\/evenements\/[a-z0-9-]+$/.test(path))
  const pages = await Promise.all(events.map((path) => requestSite('fr', path)))
  const described = pages.flatMap(({ body }) => thingsOf(body)).filter((each) => each['@type'] === 'Event')
  expect(described.length, 'events that play somewhere').toBeGreaterThan(0)
  for (const each of described)
    expect(each).toMatchObject({
      name: expect.any(String),
      startDate: expect.stringMatching(/[+-]\d\d:\d\d$/),
    })
  const { cinema } = await bookableShowtime('fr')
  const { body } = await requestSite('fr', `/cinemas/${cinema}`)
  const things = thingsOf(body)
  expect(things.find((each) => each['@type'] === 'MovieTheater')).toMatchObject({
    url: `${originOf('fr')}/cinemas/${cinema}`,
    address: { '@type': 'PostalAddress', addressCountry: 'FR' },
    geo: { '@type': 'GeoCoordinates' },
  })
  expect(things.some((each) => each['@type'] === 'ScreeningEvent')).toBe(/class="time"/.test(body))
})

test('home pages list each other as alternates across the eight sites', { tag: '@quick' }, async () => {
  const homes = siteIds.flatMap((site) =>
    sites[site].languages.map((language) => [
      `${language}-${sites[site].region}`,
      `${originOf(site)}${site === 'fr' && language === 'fr' ? '/' : `/${language}`}`,
    ]),
  )
  for (const [site, path] of [
    ['fr', '/'],
    ['ch', '/de'],
  ] as const) {
    const { 'x-default': other, ...alternates } = alternatesOf((await requestSite(site, path)).body)
    expect(alternates).toEqual(Object.fromEntries(homes))
    expect(other).toBeDefined()
  }
})

test('alternates of other pages are of the own site, and mutual', { tag: '@quick' }, async () => {
  const { show } = await bookableShowtime('ch')
  const path = `/de/filme-events/${show.slug}`
  const alternates = alternatesOf((await requestSite('ch', path)).body)
  expect(Object.keys(alternates)).toEqual(['en-CH', 'fr-CH', 'de-CH', 'x-default'])
  expect(alternates['x-default']).toBe(alternates['en-CH'])
  for (const address of Object.values(alternates)) {
    const { status, body } = await requestSite('ch', new URL(address).pathname)
    expect(status).toBe(200)
    expect(alternatesOf(body)).toEqual(alternates)
  }
})

test('a filtered page is filtered in the served HTML, not indexed, and canonical to the plain one', {
  tag: '@quick',
}, async () => {
  const plain = (await requestSite('fr', '/films')).body
  const link = linksOf(plain).find((href) => href.startsWith('/films/filters/genres-')) ?? ''
  const { status, body } = await requestSite('fr', link)
  expect(status).toBe(200)
  expect(isNoindex(body)).toBe(true)
  expect(isNoindex(plain)).toBe(false)
  expect(canonicalOf(body)).toBe(`${originOf('fr')}/films`)
  expect(cardsOf(body)).toBeGreaterThan(0)
  expect(cardsOf(body)).toBeLessThan(cardsOf(plain))
  const unknown = (await requestSite('fr', '/films/filters/colour-red')).body
  expect(cardsOf(unknown), 'an unknown segment has no effect').toBe(cardsOf(plain))
  const { cinema, date } = await bookableShowtime('fr')
  const day = (await requestSite('fr', `/cinemas/${cinema}/filters/date-${date}`)).body
  expect(canonicalOf(day)).toBe(`${originOf('fr')}/cinemas/${cinema}`)
  expect(
    new Set(
      [...day.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)T(?:0[6-9]|1\d|2\d)/gi)].map(([, each]) => each),
    ),
  ).toEqual(new Set([date]))
})

test('light pages are canonical to the full ones, and not in the sitemap', { tag: '@quick' }, async () => {
  const paths = (await sitemapOf('fr')).map(({ path }) => path)
  const city = paths
    .find((path) => path.startsWith('/cinemas/ville/'))
    ?.split('/')
    .at(-1)
  const { cinema } = await bookableShowtime('fr')
  for (const [light, full] of [
    [`/cinemas/l/${cinema}`, `/cinemas/${cinema}`],
    [`/ville-list/${city}`, `/cinemas/ville/${city}`],
  ] as const) {
    const { status, body } = await requestSite('fr', light)
    expect([status, canonicalOf(body)]).toEqual([200, originOf('fr') + full])
    expect(body).toContain('header--light')
    expect(paths).toContain(full)
    expect(paths).not.toContain(light)
  }
})

test('moved and misplaced items redirect, and withdrawn ones are a 410', { tag: '@quick' }, async () => {
  const shows = await showsOf('fr')
  const event = shows.find(({ isMovie }) => !isMovie)?.slug
  const film = shows.find(({ isMovie }) => isMovie)?.slug
  for (const [path, status, location] of [
    [`/films/${event}`, 301, `/evenements/${event}`],
    [`/evenements/${film}`, 301, `/films/${film}`],
    [`/en/movies-events/${event}`, 301, `/en/events/${event}`],
    ['/films/the-old-address', 301, expect.stringMatching(/^\/films\/[a-z0-9-]+$/)],
    ['/films/the-withdrawn-film', 410, undefined],
  ] as const) {
    const response = await requestSite('fr', path)
    expect([path, response.status, response.headers.location]).toEqual([path, status, location])
  }
})

test('the content API serves shows, its contract and errors as JSON', { tag: '@quick' }, async () => {
  const { status, headers, body } = await requestSite('fr', '/api/shows?language=fr')
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('application/json')])
  expect((JSON.parse(body) as { shows: unknown[] }).shows.length).toBeGreaterThan(20)
  const contract = JSON.parse((await requestSite('fr', '/api/openapi.json')).body) as {
    openapi: string
    paths: object
  }
  expect(contract.openapi).toMatch(/^3\.1\./)
  expect(Object.keys(contract.paths)).toContain('/api/shows')
  const unknown = await requestSite('fr', '/api/no-such-call')
  expect([unknown.status, unknown.headers['content-type'], JSON.parse(unknown.body)]).toEqual([
    404,
    expect.stringContaining('application/json'),
    { error: expect.any(String) },
  ])
})

test('the sitemap dates its items and names their alternates', { tag: '@quick' }, async () => {
  const { body, headers } = await requestSite('ch', '/sitemap.xml')
  expect(headers['content-type']).toContain('xml')
  const entries = [...body.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry)
  const items = entries.filter((entry) => /<loc>[^<]*\/(filme-events|kinos)\/[a-z0-9-]+</.test(entry))
  expect(items.length).toBeGreaterThan(20)
  for (const entry of items) {
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d/)
    expect(entry).toContain('hreflang="de-CH"')
    expect(entry).toContain('hreflang="x-default"')
  }
})

test('the language switch leads to the same day, filters and selection', { tag: '@quick' }, async () => {
  const switchOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<a href="([^"]+)" lang="\w\w" hrefLang="(\w\w)"/gi)].map(
        ([, href = '', language = '']) => [language, href],
      ),
    )
  const filtered = await requestSite('fr', '/cinemas/lyon-bellecour/filters/date-2026-11-28,versions-vost')
  expect(switchOf(filtered.body).en).toBe('/en/cinemas/lyon-bellecour/filters/date-2026-11-28,versions-vost')
  expect(Object.values(alternatesOf(filtered.body)).join()).not.toContain('/filters/')
  const there = await requestSite('fr', switchOf(filtered.body).en ?? '')
  expect(there.status).toBe(200)
  expect(switchOf(there.body).fr).toBe('/cinemas/lyon-bellecour/filters/date-2026-11-28,versions-vost')
  const season = await requestSite('fr', '/saison/opera?cinema=lyon-bellecour&utm_source=letter')
  expect(switchOf(season.body).en).toBe('/en/season/opera?cinema=lyon-bellecour')
})

test('an event in a list shows its next day', { tag: '@quick' }, async () => {
  const { body } = await requestSite('fr', '/evenements')
  const lines = [...body.matchAll(/<article class="card".*?<p class="num">([^<]*)<\/p>/gs)].map(
    ([, line = '']) => line,
  )
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(line).toMatch(/^(Lun|Mar|Mer|Jeu|Ven|Sam|Dim)\. \d.* · \p{L}+/u)
})

test('the home page, its menu and its footer link to the list of films', { tag: '@quick' }, async () => {
  const { body } = await requestSite('ch', '/de')
  for (const start of ['<header', '<main', '<footer']) {
    const part = body.slice(body.indexOf(start), body.indexOf(start.replace('<', '</')))
    expect(linksOf(part), start).toContain('/de/filme-events')
  }
})
