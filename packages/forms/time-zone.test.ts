import { expect, test } from 'vitest'
import { knownZone, zoneOf } from './time-zone.ts'

const zoneFor = (cookie: string, countryZones: readonly string[]) =>
  zoneOf(new Request('http://flags.localhost/', { headers: { cookie } }), countryZones)

test.each<[string, readonly string[], string]>([
  ['zone=Africa%2FTunis', ['Europe/Brussels'], 'Africa/Tunis'],
  ['', ['Europe/Brussels'], 'Europe/Brussels'],
  ['', ['Africa/Abidjan', 'Africa/Abidjan'], 'Africa/Abidjan'],
  ['', ['Europe/Brussels', 'Europe/Amsterdam'], 'UTC'],
  ['', [], 'UTC'],
  ['zone=Nowhere%2FElse', ['Africa/Casablanca'], 'Africa/Casablanca'],
  ['zone=%E0%A4', ['Africa/Casablanca'], 'Africa/Casablanca'],
])('the zone for the cookie %j and the countries in %j is %s', (cookie, countryZones, zone) => {
  expect(zoneFor(cookie, countryZones)).toBe(zone)
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
