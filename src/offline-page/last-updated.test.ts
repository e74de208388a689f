import { expect, test } from 'vitest'
import { lastUpdated } from './last-updated.ts'

const evening = Date.parse('2026-11-26T17:05:00Z')

test.each([
  ['fr', '2026-11-26T20:00:00Z', '18:05'],
  ['fr', '2026-11-26T23:30:00Z', '26 nov., 18:05'],
  ['en-GB', '2026-11-28T09:00:00Z', '26 Nov, 18:05'],
  ['de', '2026-11-28T09:00:00Z', '26. Nov., 18:05'],
  ['nl', '2026-11-28T09:00:00Z', '26 nov, 18:05'],
])('in %s at %s', (locale, now, text) => {
  expect(lastUpdated(evening, Date.parse(now), locale, 'Europe/Paris')).toBe(text)
})
