import { expect, test } from 'vitest'
import { aCinema, aSchedule } from '../../page-kit/composition.fixture.ts'
import { cinemaTracking } from './cinema-tracking.ts'

const schedule = (counts: Readonly<Record<string, number | null>>) =>
  aSchedule({
    days: {},
    shows: Object.fromEntries(
      Object.entries(counts).map(([slug, next24ShowtimesCount]) => [slug, { next24ShowtimesCount }]),
    ),
  })

test('has the tracking slugs of the source and the sum of the showtimes', () => {
  const cinema = aCinema('rex', {
    citySlug: 'lyon',
    tracking: { cinemaSlug: 'le-rex', citySlug: 'grand-lyon' },
  })
  expect(cinemaTracking(cinema, schedule({ heron: 3, otter: 4, stork: null }))).toEqual({
    slug: 'le-rex',
    citySlug: 'grand-lyon',
    next24ShowtimesCount: 7,
  })
})

test('falls back to its own slugs, and to null without counts', () =>
  expect(cinemaTracking(aCinema('rex', { citySlug: 'lyon' }), schedule({ heron: null }))).toEqual({
    slug: 'rex',
    citySlug: 'lyon',
    next24ShowtimesCount: null,
  }))
