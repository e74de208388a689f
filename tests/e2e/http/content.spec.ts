import { expect, test } from '@playwright/test'
import { type SiteId, siteIds, sites } from '../../../config/sites.ts'
import { bookableShowtime, languageOf, linksOf, showsOf } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { sitemapOf } from '../sitemap.ts'

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

const thingsOf = (html: string): readonly Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json) as Thing[],
  )

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

for (const site of ['fr', 'ch', 'tn'] as const) {
  test(`${site}: a film has structured data, with times in the site's zone`, async () => {
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
    if (/class="time"/.test(body)) expect(showtimes.length).toBeGreaterThan(0)
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

test('an event and a cinema have structured data', async () => {
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
  if (/class="time"/.test(body))
    expect(things.filter((each) => each['@type'] === 'ScreeningEvent').length).toBeGreaterThan(0)
})

test('home pages list each other as alternates across the eight sites', async () => {
  const homes = siteIds.flatMap((site) =>
    sites[site].languages.map((language) => [`${language}-${sites[site].region}`, site, language] as const),
  )
  for (const [name, site, language] of homes) {
    const path = site === 'fr' && language === 'fr' ? '/' : `/${language}`
    const alternates = alternatesOf((await requestSite(site, path)).body)
    expect(Object.keys(alternates).sort(), `${site}${path}`).toEqual(
      [...homes.map(([each]) => each), 'x-default'].sort(),
    )
    expect(alternates[name], `${site}${path}`).toBe(`${originOf(site)}${path}`)
  }
})

test('alternates of other pages are of the own site, and mutual', async () => {
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

test('a filtered page is filtered in the served HTML, not indexed, and canonical to the plain one', async () => {
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

test('light pages are canonical to the full ones, and not in the sitemap', async () => {
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

test('moved and misplaced items redirect, and withdrawn ones are a 410', async () => {
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

for (const site of siteIds) {
  test(`${site}: the content API serves shows, its contract and errors as JSON`, async () => {
    const { status, headers, body } = await requestSite(site, `/api/shows?language=${languageOf(site)}`)
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('application/json')])
    expect((JSON.parse(body) as { shows: unknown[] }).shows.length).toBeGreaterThan(20)
    const contract = JSON.parse((await requestSite(site, '/api/openapi.json')).body) as {
      openapi: string
      paths: object
    }
    expect(contract.openapi).toMatch(/^3\.1\./)
    expect(Object.keys(contract.paths)).toContain('/api/shows')
    const unknown = await requestSite(site, '/api/no-such-call')
    expect([unknown.status, unknown.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ])
    expect(JSON.parse(unknown.body)).toEqual({ error: expect.any(String) })
  })
}

test('the sitemap dates its items and names their alternates', async () => {
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

test('the language switch leads to the same day, filters and selection', async () => {
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

for (const site of siteIds) {
  test(`${site}: the page of all pages links to every page of sitemap.xml`, async () => {
    const entries = (await sitemapOf(site)).map(({ path }) => path)
    const pages = entries.filter((path) => path.endsWith('/sitemap'))
    expect(pages).toHaveLength(sites[site].languages.length)
    const linked = new Set(
      (await Promise.all(pages.map((path) => requestSite(site, path)))).flatMap(({ body }) => linksOf(body)),
    )
    expect(entries.filter((path) => !linked.has(path) && !pages.includes(path))).toEqual([])
  })
}

test('an event in a list shows its next day', async () => {
  const { body } = await requestSite('fr', '/evenements')
  const lines = [...body.matchAll(/<article class="card".*?<p class="num">([^<]*)<\/p>/gs)].map(
    ([, line = '']) => line,
  )
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(line).toMatch(/^(Lun|Mar|Mer|Jeu|Ven|Sam|Dim)\. \d.* · \p{L}+/u)
})
