import { describe, expect, test } from 'vitest'
import type { ContentRating } from '../content-rating.ts'
import { ratingLabel } from './rating-label.ts'
import { releasedIn } from './regional-release.ts'
import { isMovieShow } from './show-kind.ts'
import { currentAvailability, seatsPeople, showtimeStatus } from './showtime-status.ts'

describe('status of a showtime', () => {
  const end = '2026-11-20T19:30:00.000Z'
  const before = Date.parse('2026-11-20T19:00:00Z')
  const after = Date.parse('2026-11-20T19:30:01Z')

  test.each([
    ['soldout', end, before, 'soldout'],
    ['soldout', end, after, 'soldout'],
    ['available', end, before, 'available'],
    ['available', end, Date.parse(end), 'available'],
    ['available', end, after, 'locked'],
    ['available', null, after, 'available'],
    ['locked', end, before, 'locked'],
    ['other', end, before, 'locked'],
  ] as const)('%s, bookable until %s', (serverStatus, reservabilityEnd, now, expected) => {
    expect(showtimeStatus({ serverStatus, reservabilityEnd }, now)).toBe(expected)
  })
})

describe('a statement about seats', () => {
  const now = Date.parse('2026-11-20T19:00:00Z')
  const minutes = (count: number) => now + count * 60_000
  const until = (asOf: number, serverStatus: 'available' | 'soldout' | 'locked' = 'available') =>
    currentAvailability(
      {
        serverStatus,
        reservabilityEnd: null,
        availability: { level: 'few', free: null, asOf: new Date(asOf).toISOString() },
      },
      now,
    )?.until ?? null

  test('holds for ten minutes after the source said so', () => {
    expect(until(now)).toBe(minutes(10))
    expect(until(minutes(-9))).toBe(minutes(1))
    expect(until(minutes(-10))).toBeNull()
  })

  test('holds no longer if the clock of the source is ahead', () => {
    expect(until(minutes(90))).toBe(minutes(10))
  })

  test('is not claimed for showtimes that are not on sale', () => {
    expect([until(now, 'soldout'), until(now, 'locked')]).toEqual([null, null])
  })

  test.each([
    [null, null, 9, true],
    ['quiet', null, 9, true],
    ['few', null, 1, true],
    ['few', null, 2, false],
    ['few', 5, 5, true],
    [null, 5, 6, false],
  ] as const)('%s, %s free: seats for %s are %s', (level, free, people, expected) =>
    expect(seatsPeople({ availability: { level, free, asOf: '' } }, people)).toBe(expected),
  )

  test('a sold-out showtime has no seats', () =>
    expect(seatsPeople({ serverStatus: 'soldout', availability: null }, 1)).toBe(false))
})

describe('release date in a region', () => {
  const inFrance = { zone: 'FR_FR', date: '2026-11-18' }
  const inSwitzerland = { zone: 'DE_CH', date: '2026-12-03' }
  const show = (...releases: readonly { readonly zone: string | null; readonly date: string }[]) => ({
    releases,
    releaseDate: releases[0]?.date ?? null,
  })

  test.each([
    ['CH', '2026-12-03', show(inFrance, inSwitzerland)],
    ['CH', '2026-12-03', show(inFrance, { ...inSwitzerland, zone: 'ch' })],
    ['FR', '2026-11-18', show(inSwitzerland, inFrance)],
    ['BE', '2026-11-18', show(inFrance, inSwitzerland)],
    ['CH', '2026-11-18', show({ ...inFrance, zone: null })],
    ['CH', null, show()],
  ] as const)('%s: %s', (region, date, record) => {
    expect(releasedIn(record, region).releaseDate).toBe(date)
  })
})

describe('film or entertainment', () => {
  const listed = { isMovie: false, isEventSpecial: false, specialEvent: false, type: null }

  test('the detail takes precedence over the list', () => {
    expect(isMovieShow({ ...listed, isEventSpecial: true }, { isMovie: true })).toBe(true)
    expect(isMovieShow({ ...listed, isMovie: true }, { isMovie: false })).toBe(false)
  })

  test('treats a listed show as a film unless another field marks it as an event', () => {
    expect(isMovieShow(listed, null)).toBe(true)
    expect(isMovieShow({ ...listed, type: 'Movie' }, null)).toBe(true)
    expect(isMovieShow({ ...listed, isEventSpecial: true }, null)).toBe(false)
    expect(isMovieShow({ ...listed, specialEvent: true }, null)).toBe(false)
    expect(isMovieShow({ ...listed, type: 'opera' }, null)).toBe(false)
    expect(isMovieShow({ ...listed, isMovie: true, specialEvent: true }, null)).toBe(true)
  })
})

describe('label of a rating', () => {
  const rating: ContentRating = { ref: '-12ans', label: '-12', description: null, warning: null, advice: [] }

  test('prefers the warning to the label', () => {
    expect(ratingLabel({ ...rating, warning: 'Violence' }, 'CSA')).toEqual({ kind: 'text', text: 'Violence' })
    expect(ratingLabel(rating, 'CSA')).toEqual({ kind: 'text', text: '-12' })
  })

  test.each([{ ref: 'TP' }, { label: 'AD' }, { label: 'Tout public' }, { label: null }])(
    '%o is for everyone, and has no label for CSA',
    (change) => {
      expect(ratingLabel({ ...rating, ...change }, 'Default')).toEqual({ kind: 'everyone' })
      expect(ratingLabel({ ...rating, ...change }, 'CSA')).toEqual({ kind: 'none' })
    },
  )

  test('an unrated show has no label', () => {
    expect(ratingLabel(null, 'Cinecheck')).toEqual({ kind: 'none' })
  })
})
