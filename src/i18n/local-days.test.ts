import { expect, test } from 'vitest'
import { dayOfLocal, localDay } from './local-days.ts'

test.each(['2026-01-01', '2026-02-28', '2026-03-29', '2026-10-25', '2026-12-31'])('%s is the same day in the browser', (date) => {
  expect(dayOfLocal(localDay(date))).toBe(date)
  expect(localDay(date).getHours()).toBe(0)
})
