import { describe, expect, test } from 'vitest'
import { addDays, daysFrom, instantOf, todayIn, wallClock, withOffset } from './dates.ts'

const at = (iso: string) => Date.parse(iso)

describe('the site’s own day', () => {
  test.each([
    ['Europe/Paris', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['Europe/Paris', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['Africa/Dakar', '2026-11-20T23:59:00Z', '2026-11-20'],
    ['Africa/Tunis', '2026-11-20T23:00:00Z', '2026-11-21'],
  ])('in %s at %s it is %s', (zone, instant, day) => expect(todayIn(zone, at(instant))).toBe(day))

  test('midnight is 00, not 24', () => expect(wallClock('Europe/Paris', at('2026-11-20T23:05:30Z'))).toBe('2026-11-21T00:05'))
})

describe('wall clock to instant', () => {
  test.each([
    ['2026-11-20T20:30', 'Europe/Paris', '2026-11-20T20:30:00+01:00'],
    ['2026-07-01T09:05', 'Europe/Zurich', '2026-07-01T09:05:00+02:00'],
    ['2026-11-20T20:30', 'Africa/Abidjan', '2026-11-20T20:30:00+00:00'],
    // Morocco leaves its summer time during Ramadan.
    ['2026-03-01T20:30', 'Africa/Casablanca', '2026-03-01T20:30:00+00:00'],
    ['2026-04-20T20:30', 'Africa/Casablanca', '2026-04-20T20:30:00+01:00'],
  ])('%s in %s is %s', (wall, zone, expected) => {
    expect(withOffset(wall, zone)).toBe(expected)
    expect(instantOf(wall, zone)).toBe(at(expected))
  })

  test('an hour that comes twice is its first', () => expect(withOffset('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T02:30:00+02:00'))
  test('an hour that is skipped is a moment after the change', () =>
    expect(instantOf('2026-03-29T02:30', 'Europe/Paris')).toBe(at('2026-03-29T01:30:00Z')))
})

describe('counting days', () => {
  test('across a month and a clock change', () => expect(daysFrom('2026-10-24', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']))
  test('back over a year', () => expect(addDays('2027-01-01', -1)).toBe('2026-12-31'))
})
