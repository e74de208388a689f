import { expect, test } from 'vitest'
import { nextMidnight } from './site-midnight.ts'

const at = (timeZone: string, iso: string) => new Date(nextMidnight(timeZone, Date.parse(iso))).toISOString()

test.each([
  ['Europe/Paris', '2026-11-20T12:00:00Z', '2026-11-20T23:00:00.000Z'],
  ['Europe/Paris', '2026-07-01T21:59:59.999Z', '2026-07-01T22:00:00.000Z'],
  ['Europe/Paris', '2026-07-01T22:00:00Z', '2026-07-02T22:00:00.000Z'],
  ['Africa/Abidjan', '2026-11-20T12:00:00Z', '2026-11-21T00:00:00.000Z'],
  ['Africa/Tunis', '2026-11-20T12:00:00Z', '2026-11-20T23:00:00.000Z'],
  // The days on which the clocks change have 25 and 23 hours.
  ['Europe/Brussels', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
  ['Europe/Brussels', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z'],
])('in %s at %s the day ends at %s', (timeZone, now, end) => expect(at(timeZone, now)).toBe(end))

test('time may also go back', () => {
  expect(at('Europe/Paris', '2026-11-22T12:00:00Z')).toBe('2026-11-22T23:00:00.000Z')
  expect(at('Europe/Paris', '2026-11-21T12:00:00Z')).toBe('2026-11-21T23:00:00.000Z')
})
