import { expect, test } from 'vitest'
import { instantOf, offsetTime, siteToday, untilMidnight, wallClock } from './site-clock.ts'

test('the site’s day is not the server’s', () => {
  const late = new Date('2026-11-20T23:30:00Z')
  expect([siteToday(late, 'Africa/Dakar'), siteToday(late, 'Europe/Paris')]).toEqual(['2026-11-20', '2026-11-21'])
  expect(wallClock(late, 'Europe/Paris')).toBe('2026-11-21 00:30:00')
})

test.each([
  ['2026-11-20 20:30:00', 'Europe/Paris', '2026-11-20T20:30:00+01:00'],
  ['2026-07-20T20:30', 'Europe/Paris', '2026-07-20T20:30:00+02:00'],
  // Morocco leaves summer time in Ramadan.
  ['2025-03-10 20:30:00', 'Africa/Casablanca', '2025-03-10T20:30:00+00:00'],
  ['2025-11-20 20:30:00', 'Africa/Casablanca', '2025-11-20T20:30:00+01:00'],
])('%s in %s is %s', (wall, zone, expected) => {
  expect(offsetTime(wall, zone)).toBe(expected)
  expect(instantOf(wall, zone)).toBe(Date.parse(expected))
})

test('the clock’s change does not move midnight', () => {
  expect(untilMidnight(new Date('2026-10-24T21:59:00Z'), 'Europe/Paris')).toBe(60_000)
  expect(untilMidnight(new Date('2026-10-24T22:30:00Z'), 'Europe/Paris')).toBe(24.5 * 3_600_000)
})
