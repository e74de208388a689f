import { expect, test } from 'vitest'
import { columnOf, dayFrom, daysOf, monthFrom, nextMonth, previousMonth } from './calendar-month.ts'

test('reads months and days of the address, and nothing else', () => {
  expect(['2026-11', '2026-13', '2026-1', '', undefined, ['2026-11']].map(monthFrom)).toEqual([
    '2026-11',
    ...Array.from({ length: 5 }, () => undefined),
  ])
  expect(['2028-02-29', '2028-02-30', '2028-03-01'].map((day) => dayFrom(day, '2028-02'))).toEqual([
    '2028-02-29',
    undefined,
    undefined,
  ])
})

test('knows the length of a month and its neighbours, over a year’s end too', () => {
  expect(['2026-02', '2028-02', '2026-11', '2026-12'].map((month) => daysOf(month).length)).toEqual([
    28, 29, 30, 31,
  ])
  expect([previousMonth('2026-01'), nextMonth('2026-12'), nextMonth('2026-02')]).toEqual([
    '2025-12',
    '2027-01',
    '2026-03',
  ])
})

test('begins weeks on Monday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(columnOf)).toEqual([1, 6, 7])
})
