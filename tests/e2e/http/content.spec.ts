import { expect, test } from '@playwright/test'
import { type SiteId, sites } from '#config/sites.ts'
import { bookableShowtime, linksOf, showsOf } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { thingsOf } from '../json-ld.ts'
import { sitemapOf } from '../sitemap.ts'

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const isNoindex = (html: string) => /<meta name="robots" content="noindex/.test(html)
const cardsOf = (html: string) => html.match(/<article class="card"/g)?.length ?? 0

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
  test(`${site}: a film has structured data, with times in the site's zone`, {
    tag: site === 'fr' ? '@quick' : '@exhaustive',
  }, async () => {
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
    ['/saison/white-night', 301, '/evenement-special/white-night'],
    ['/en/season/opera-ballet', 301, '/en/season/opera'],
    ['/info/cvd', 301, '/cvd'],
  ] as const) {
    const response = await requestSite('fr', path)
    expect([path, response.status, response.headers.location]).toEqual([path, status, location])
    // The light header of error pages has no search.
    if (status === 410) expect(response.body.split('</header>', 1)[0]).not.toContain('href="/recherche"')
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
