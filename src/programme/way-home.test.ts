import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { homeAt, minutesHome } from './home-at.ts'
import { beginsLater, isHomeInTime } from './way-home.ts'

const time = (start: string, end: string | null, endAbout?: string) => ({
  start: `2026-11-20T${start}`,
  end,
  ...(endAbout === undefined ? {} : { endAbout }),
})

test.each([
  [0, 10],
  [1, 15],
  [4.2, 25],
])('the way of %s km takes %s minutes', (kilometres, minutes) =>
  expect(minutesHome(kilometres)).toBe(minutes),
)

test('a visitor is home after the end and the way, also past midnight', () => {
  expect(homeAt(time('20:00', '22:13'), 4.2)).toBe('22:38')
  expect(homeAt(time('21:30', null, '23:50'), 4.2)).toBe('00:15')
  expect(homeAt(time('22:45', '00:55'), 1)).toBe('01:10')
})

test('nothing is said without an end or a place', () => {
  expect([homeAt(time('20:00', null), 1), homeAt(time('20:00', '22:00'), null)]).toEqual([null, null])
  expect(isHomeInTime(time('20:00', null), 1, '2300')).toBe(false)
  expect(isHomeInTime(time('20:00', '22:00'), null, '2300')).toBe(false)
})

test('nobody of a list is home later than asked for', () => {
  const minute = fc.integer({ min: 0, max: 59 })
  const text = (hour: number, rest: number) =>
    `${String(hour % 24).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  fc.assert(
    fc.property(
      fc.tuple(fc.integer({ min: 12, max: 23 }), minute),
      fc.integer({ min: 60, max: 200 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.tuple(fc.integer({ min: 18, max: 28 }), minute),
      ([hour, rest], length, kilometres, [homeHour, homeRest]) => {
        const begin = hour * 60 + rest
        const end = begin + length
        const shown = time(text(hour, rest), text(Math.floor(end / 60), end % 60))
        const isInTime = end + minutesHome(kilometres) <= homeHour * 60 + homeRest
        expect(isHomeInTime(shown, kilometres, text(homeHour, homeRest).replace(':', ''))).toBe(isInTime)
      },
    ),
  )
})

test('latecomers see the whole film until it begins', () => {
  const late = (wall: string, film?: string) =>
    beginsLater({ start: '2026-11-20T23:50', ...(film === undefined ? {} : { film }) }, wall)
  expect(late('2026-11-20T23:55', '00:08')).toBe(true)
  expect(late('2026-11-21T00:08', '00:08')).toBe(false)
  expect([late('2026-11-20T23:00', '23:50'), late('2026-11-20T23:00')]).toEqual([false, false])
})
