import { expect, test } from 'vitest'
import { calendarWeeks } from './day-calendar.tsx'

const day = (date: string) => ({ date, weekday: '', day: '', month: '', name: '', href: '', selected: false, disabled: false })

test('weeks run from Monday to Sunday, whatever the first day', () => {
  const friday = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(day)
  const weeks = calendarWeeks(friday).map((week) => week.map((cell) => cell.day?.date.slice(-2) ?? '--').join(' '))
  expect(weeks).toEqual(['-- -- -- -- 20 21 22', '23 -- -- -- -- -- --'])
})

test('no days, no weeks', () => {
  expect(calendarWeeks([])).toEqual([])
})
