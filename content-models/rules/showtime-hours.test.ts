import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endOf, filmStartOf, isWithinHours } from './showtime-hours.ts'

/** A clock of the evening of 20 November, which lasts until five. */
const at = (clock: string) => `2026-11-${clock < '05' ? '21' : '20'}T${clock}`

describe('the end of a film', () => {
  const start = at('21:00')
  test.each([
    [at('23:10'), 100, at('23:10')],
    [null, 100, at('22:55')],
    [null, 180, at('00:15')],
    [null, null, null],
    [at('20:00'), 100, null],
  ])('announced %s, length %s: %s', (end, duration, expected) =>
    expect(endOf({ start, end }, duration)).toBe(expected),
  )
})

describe('the start of the film itself', () => {
  const start = at('20:00')
  test.each([
    [at('22:13'), 115, at('20:18')],
    [at('22:00'), 120, start],
    [at('22:25'), 115, null],
    [at('21:50'), 120, null],
    [at('23:30'), 120, null],
    [at('22:00'), null, null],
    [null, 120, null],
  ])('end %s, length %s: %s', (end, duration, expected) =>
    expect(filmStartOf({ start, end }, duration)).toBe(expected),
  )
})

describe('hours', () => {
  test.each([
    ['20:00', '22:30', '2000', '2230', true],
    ['20:00', '22:30', '2001', null, false],
    ['20:00', '22:31', null, '2230', false],
    ['20:00', null, null, '2359', false],
    ['20:00', null, '1900', null, true],
    ['22:00', '00:30', null, '2300', false],
    ['22:00', '00:30', null, '0030', true],
    ['00:15', '02:00', '2200', '0200', true],
    ['00:15', '02:00', null, '0100', false],
  ])('%s to %s, from %s until %s: %s', (start, end, from, until, expected) =>
    expect(
      isWithinHours({ start: at(start), end: end === null ? null : at(end) }, null, { from, until }),
    ).toBe(expected),
  )

  test('no showtime of an evening breaks its bounds', () => {
    const clock = fc.tuple(fc.integer({ min: 5, max: 28 }), fc.integer({ min: 0, max: 59 }))
    const text = ([hour, minute]: [number, number]) =>
      `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    const hour = (value: [number, number]) => text(value).replace(':', '')
    const minutes = ([hours, rest]: [number, number]) => hours * 60 + rest
    fc.assert(
      fc.property(clock, clock, clock, clock, (start, end, from, until) => {
        fc.pre(minutes(end) > minutes(start))
        expect(
          isWithinHours({ start: at(text(start)), end: at(text(end)) }, null, {
            from: hour(from),
            until: hour(until),
          }),
        ).toBe(minutes(start) >= minutes(from) && minutes(end) <= minutes(until))
      }),
    )
  })
})
