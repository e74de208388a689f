import { expect, test } from 'vitest'
import { calendarWeeks } from './day-calendar.tsx'

const day = (date: string) => ({
  date,
  weekday: '',
  day: '',
  month: '',
  name: '',
  href: '',
  selected: false,
  disabled: false,
})

test('weeks start with the given weekday', () => {
  const friday = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(day)
  const weeksFrom = (weekday: number) =>
    calendarWeeks(friday, weekday).map((week) =>
      week.map((cell) => cell.day?.date.slice(-2) ?? '--').join(' '),
    )
  expect(weeksFrom(1)).toEqual(['-- -- -- -- 20 21 22', '23 -- -- -- -- -- --'])
  expect(weeksFrom(3)).toEqual(['-- -- 20 21 22 23 --'])
})
