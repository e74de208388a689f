import { expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import { knownZone, zoneOf } from './zone.ts'

const zoneFor = (cookie: string, sites?: readonly SiteId[]) =>
  zoneOf(
    new Request('http://flags.localhost/', { headers: { cookie } }),
    sites && { id: '1', name: 'Lotte', role: 'editor', sites },
  )

test.each<[string, readonly SiteId[] | undefined, string]>([
  ['flag-zone=Africa%2FTunis', ['be'], 'Africa/Tunis'],
  ['', ['be'], 'Europe/Brussels'],
  ['', ['be', 'nl'], 'UTC'],
  ['', [], 'UTC'],
  ['', undefined, 'UTC'],
  ['flag-zone=Nowhere%2FElse', ['ma'], 'Africa/Casablanca'],
  ['flag-zone=%E0%A4', ['ma'], 'Africa/Casablanca'],
])('the zone for the cookie %j and the countries %j is %s', (cookie, sites, zone) => {
  expect(zoneFor(cookie, sites)).toBe(zone)
})

test('knows zones in one spelling, and no offsets', () => {
  expect(['europe/brussels', 'utc', '+01:00', 'x'.repeat(80), ''].map(knownZone)).toEqual([
    'Europe/Brussels',
    'UTC',
    undefined,
    undefined,
    undefined,
  ])
})
