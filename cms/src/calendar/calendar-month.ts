import { addDays, daysFrom, weekdayOf } from '#models/site-clock.ts'
import type { LocalDate } from '#models/time.ts'

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/
const LONGEST = 31

/** `2026-11`; undefined for anything else. */
export const monthFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && MONTH.test(value) ? value : undefined

/** `2026-11-30`, a day of the month; undefined for anything else. */
export const dayFrom = (value: unknown, month: string): LocalDate | undefined =>
  daysOf(month).find((day) => day === value)

export const monthOfDay = (day: LocalDate): string => day.slice(0, 7)

export const daysOf = (month: string): readonly LocalDate[] =>
  daysFrom(`${month}-01`, LONGEST).filter((day) => monthOfDay(day) === month)

export const previousMonth = (month: string): string => monthOfDay(addDays(`${month}-01`, -1))
export const nextMonth = (month: string): string => monthOfDay(addDays(`${month}-01`, LONGEST))

/** 1 is Monday, 7 Sunday: weeks begin on Monday in every country of the sites. */
export const columnOf = (day: LocalDate): number => weekdayOf(day) || 7
