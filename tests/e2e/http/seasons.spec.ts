import { expect, test } from '@playwright/test'
import { api } from '../content.ts'
import { requestSite } from '../http.ts'
import { sitemapOf } from '../sitemap.ts'

interface PublicSeason {
  readonly slug: string
  readonly type: 'season' | 'special'
  readonly active: boolean
  readonly price: number | null
  readonly initialPrice: number | null
}

test('sites have seasons and special events, active and past, some at a reduced price', {
  tag: '@quick',
}, async () => {
  for (const site of ['fr', 'ch', 'sn'] as const) {
    const seasons = await api<readonly PublicSeason[]>(site, 'events')
    expect(seasons.length, site).toBeGreaterThanOrEqual(6)
    expect(new Set(seasons.map(({ type }) => type)), site).toEqual(new Set(['season', 'special']))
    expect(new Set(seasons.map(({ active }) => active)), site).toEqual(new Set([true, false]))
    expect(
      seasons.filter(
        ({ price, initialPrice }) => price !== null && initialPrice !== null && initialPrice > price,
      ).length,
      site,
    ).toBeGreaterThan(0)
  }
  const { days } = await api<{ days: Record<string, Record<string, { live: boolean }>> }>(
    'fr',
    'event/opera/shows',
  )
  expect(
    new Set(Object.values(days).flatMap((shows) => Object.values(shows).map(({ live }) => live))),
  ).toEqual(new Set([true, false]))
})

test('a season is served at its own address only, former and misplaced ones redirect', {
  tag: '@quick',
}, async () => {
  for (const [path, status, location] of [
    ['/saison/opera', 200, undefined],
    ['/en/season/opera', 200, undefined],
    ['/evenement-special/opera', 301, '/saison/opera'],
    ['/saison/white-night', 301, '/evenement-special/white-night'],
    ['/saison/opera-ballet', 301, '/saison/opera'],
    ['/en/season/opera-ballet', 301, '/en/season/opera'],
    ['/saison/nothing', 404, undefined],
  ] as const) {
    const response = await requestSite('fr', path)
    const to = response.headers.location && new URL(response.headers.location, 'http://site').pathname
    expect([path, response.status, to]).toEqual([path, status, location])
  }
})

test('a past season states that it is over, and sells nothing', { tag: '@quick' }, async () => {
  const { status, body } = await requestSite('fr', '/saison/last-summer')
  expect(status).toBe(200)
  expect(body).toContain('Le rideau est tombé')
  expect(body).not.toMatch(/class="time"|btn--book/)
})

test('the served page shows the chosen showtimes of its address, without unknown or past ones', {
  tag: '@quick',
}, async () => {
  const { body: plain } = await requestSite('fr', '/saison/opera')
  const [first] = [...plain.matchAll(/value="([a-z0-9-]+~[a-z0-9-]+~[\dT:-]+)"/g)].map(
    ([, token]) => token ?? '',
  )
  expect(first).toBeDefined()
  const { body } = await requestSite(
    'fr',
    `/saison/opera?showtimes=${first},tosca~nowhere~2020-01-01T20:00,x`,
  )
  expect(body.match(/<button[^>]*class="time"[^>]*aria-pressed="true"/g)).toHaveLength(1)
  expect(body).toContain(`showtimes=${first}"`)
  const { status, body: booking } = await requestSite('fr', `/booking?season=opera&showtimes=${first}`)
  expect(status).toBe(200)
  expect(booking).toContain('booking__total')
})

test('an event, the home page, the event list and the sitemap link to seasons', {
  tag: '@quick',
}, async () => {
  for (const path of ['/evenements/tosca', '/', '/evenements']) {
    const { body } = await requestSite('fr', path)
    expect(body.includes('href="/saison/opera"'), path).toBe(true)
  }
  const listed = (await sitemapOf('fr')).map(({ path }) => path)
  expect(listed).toEqual(
    expect.arrayContaining(['/saison/opera', '/en/season/opera', '/evenement-special/white-night']),
  )
})
