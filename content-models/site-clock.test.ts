import { describe, expect, test } from 'vitest'
import { siteIds, sites } from '#config/sites.ts'
import { isExhaustive } from '../tests/scope.ts'
import {
  addDays,
  addMinutes,
  contractTime,
  dayNumber,
  dayOfLocal,
  daysFrom,
  instantOf,
  instantsOf,
  localDay,
  nextMidnight,
  todayIn,
  wallClock,
  weekdayOf,
  withOffset,
} from './site-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const at = (iso: string) => Date.parse(iso)
const iso = (instant: number) => new Date(instant).toISOString()

describe('the site’s local day', () => {
  test.each([
    ['Europe/Paris', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['Europe/Paris', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['Africa/Dakar', '2026-11-20T23:59:00Z', '2026-11-20'],
    ['Africa/Tunis', '2026-11-20T23:00:00Z', '2026-11-21'],
  ])('in %s at %s it is %s', (zone, instant, day) => expect(todayIn(zone, at(instant))).toBe(day))

  test('midnight is 00, not 24', () =>
    expect(wallClock('Europe/Paris', at('2026-11-20T23:05:30Z'))).toBe('2026-11-21T00:05'))

  test('formats a time as in the contract, with seconds if they are known', () => {
    expect(contractTime('2026-11-21T00:05')).toBe('2026-11-21 00:05:00')
    expect(contractTime('2026-11-21T00:05', 7)).toBe('2026-11-21 00:05:07')
  })
})

describe('wall clock to instant', () => {
  test.each([
    ['Europe/Paris', '2026-11-20 20:30:00', '2026-11-20T20:30:00+01:00'],
    ['Africa/Abidjan', '2026-11-20T20:30', '2026-11-20T20:30:00+00:00'],
    ['America/St_Johns', '2026-11-20T20:30', '2026-11-20T20:30:00-03:30'],
    // A change of half an hour, and one at midnight.
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45:00+11:00'],
    ['Africa/Cairo', '2026-04-24T00:30', '2026-04-24T00:30:00+02:00'],
  ])('%s, %s is %s', (zone, wall, expected) => {
    expect(withOffset(zone, wall)).toBe(expected)
    expect(iso(instantOf(zone, wall))).toBe(iso(at(expected)))
  })

  test('an invalid time or a day that does not exist has no instant', () => {
    for (const wall of ['', 'soon', '2026-02-31T10:00', '2026-11-20T25:00'])
      expect(instantsOf('Europe/Paris', wall)).toEqual([])
  })
})

interface Change {
  readonly at: number
  /** Offsets in ms. */
  readonly before: number
  readonly after: number
}

/** Independent of the module: reads the offset name of Intl. */
function offsetNamed(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
  }
}

/** Clock changes of a zone in 2026 and 2027, searched by day and then by quarter of an hour. */
function changesOf(timeZone: string): readonly Change[] {
  const offsetAt = offsetNamed(timeZone)
  const found: Change[] = []
  for (let day = at('2026-01-01T00:00Z'); day < at('2028-01-01T00:00Z'); day += DAY) {
    const [before, after] = [offsetAt(day), offsetAt(day + DAY)]
    if (before === after) continue
    let instant = day
    while (offsetAt(instant) === before) instant += 15 * MINUTE
    found.push({ at: instant, before, after })
  }
  return found
}

const allZones = [...new Set(siteIds.map((site) => sites[site].timeZone))]
/** One with the European change, one with Ramadan's, and one without any. */
const zones = isExhaustive ? allZones : ['Europe/Paris', 'Africa/Casablanca', 'Africa/Tunis']

const wallAt = (instant: number, offset: number) => iso(instant + offset).slice(0, 16)
const every = (minutes: number, from: number, to: number) =>
  Array.from({ length: (to - from) / (minutes * MINUTE) }, (_, index) => from + index * minutes * MINUTE)

test('the clocks change in Europe and in Morocco only', { tags: ['exhaustive'] }, () => {
  const { ma, ...others } = Object.fromEntries(
    siteIds.map((site) => [site, changesOf(sites[site].timeZone).length]),
  )
  expect(others).toMatchObject({ fr: 4, ch: 4, be: 4, nl: 4, tn: 0, sn: 0, ci: 0 })
  // The number in Morocco depends on the zone data: 2026c has winter time from September 2026 on.
  expect(ma).toBeGreaterThanOrEqual(2)
})

describe.each(zones)('each clock change in %s in 2026 and 2027', (zone) => {
  const changes = changesOf(zone)
  const skipping = changes.filter(({ before, after }) => after > before)
  const repeating = changes.filter(({ before, after }) => after < before)
  const offsetAt = offsetNamed(zone)

  test('a repeated time has two instants and resolves to the first', () => {
    for (const { at: change, before, after } of repeating) {
      for (const first of every(5, change - (before - after), change)) {
        const wall = wallAt(first, before)
        expect([wall, iso(instantOf(zone, wall))]).toEqual([wall, iso(first)])
        expect(at(withOffset(zone, wall))).toBe(first)
        expect(instantsOf(zone, wall)).toEqual([first, first + before - after])
      }
    }
  })

  test('a skipped time has no instant and resolves with the previous offset', () => {
    for (const { at: change, before, after } of skipping) {
      for (const target of every(5, change, change + after - before)) {
        const wall = wallAt(target, before)
        expect([wall, iso(instantOf(zone, wall))]).toEqual([wall, iso(target)])
        expect(at(withOffset(zone, wall))).toBe(target)
        expect(instantsOf(zone, wall)).toEqual([])
      }
    }
  })

  test('every other time around it, or around New Year, has one instant, and both ways agree', () => {
    for (const change of [...changes.map((each) => each.at), at('2027-01-01T00:00Z')]) {
      for (const instant of every(isExhaustive ? 15 : 30, change - DAY - HOUR, change + DAY + HOUR)) {
        const wall = wallAt(instant, offsetAt(instant))
        expect(wallClock(zone, instant)).toBe(wall)
        const isTwice = repeating.some((each) => Math.abs(instant - each.at) <= each.before - each.after)
        if (isTwice) expect(instantsOf(zone, wall)).toContain(instant)
        else
          expect([wall, instantsOf(zone, wall), instantOf(zone, wall), at(withOffset(zone, wall))]).toEqual([
            wall,
            [instant],
            instant,
            instant,
          ])
      }
    }
  })

  test('the next midnight is the end of the date', () => {
    for (const change of [...changes.map((each) => each.at), at('2027-01-01T00:00Z')]) {
      const steps = every(isExhaustive ? 15 : 30, change - DAY - HOUR, change + DAY + HOUR)
      const ends = steps.filter((instant) => todayIn(zone, instant) !== todayIn(zone, instant - 1))
      expect(ends.length).toBeGreaterThanOrEqual(2)
      for (const instant of steps) {
        const end = ends.find((each) => each > instant)
        if (end !== undefined)
          expect([iso(instant), iso(nextMidnight(zone, instant))]).toEqual([iso(instant), iso(end)])
      }
    }
  })
})

describe('the end of a day', () => {
  test.each([
    ['Europe/Paris', '2026-07-01T21:59:59.999Z', '2026-07-01T22:00:00.000Z'],
    // Egypt skips that midnight.
    ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
  ])('in %s at %s is %s', (zone, now, end) => expect(iso(nextMidnight(zone, at(now)))).toBe(end))

  test('accepts an earlier time after a later one', () => {
    expect(iso(nextMidnight('Europe/Paris', at('2026-11-22T12:00:00Z')))).toBe('2026-11-22T23:00:00.000Z')
    expect(iso(nextMidnight('Europe/Paris', at('2026-11-21T12:00:00Z')))).toBe('2026-11-21T23:00:00.000Z')
  })
})

describe('date arithmetic', () => {
  test('lists days across a clock change', () =>
    expect(daysFrom('2026-10-24', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']))
  test('subtracts a day across a year boundary', () => expect(addDays('2027-01-01', -1)).toBe('2026-12-31'))
  test('counts days between dates', () => expect(dayNumber('2027-03-01') - dayNumber('2027-02-28')).toBe(1))
  test('finds the weekday of a date, also before 1970', () =>
    expect(['2026-11-20', '2026-11-22', '1969-12-28'].map(weekdayOf)).toEqual([5, 0, 0]))
  test('lists more days than its cache holds', () => {
    expect(daysFrom('2020-01-01', 12_000).at(-1)).toBe('2052-11-07')
    expect(addDays('2026-11-20', 1)).toBe('2026-11-21')
  })
  test.each([
    ['2026-11-20', 0, '2026-11-20T00:00'],
    ['2026-11-20', 1505, '2026-11-21T01:05'],
    ['2026-11-20T23:50', 95, '2026-11-21T01:25'],
    ['2026-11-20T00:10', -20, '2026-11-19T23:50'],
    ['2026-10-25T01:30', 120, '2026-10-25T03:30'],
  ])('%s plus %i minutes is %s', (from, minutes, expected) =>
    expect(addMinutes(from, minutes)).toBe(expected),
  )
})

test.each(['2026-01-01', '2026-02-28', '2026-03-29', '2026-10-25', '2026-12-31'])(
  '%s is the same day in the browser',
  (date) => {
    expect(dayOfLocal(localDay(date))).toBe(date)
    expect(localDay(date).getHours()).toBe(0)
  },
)
