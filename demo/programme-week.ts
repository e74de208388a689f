import { addDays, dayNumber } from '#models/site-clock.ts'

/** Programme weeks start on Wednesday. */
const FIRST_WEDNESDAY = '1970-01-07'
export const weekOf = (date: string): number => Math.floor((dayNumber(date) - dayNumber(FIRST_WEDNESDAY)) / 7)
export const weekStart = (week: number): string => addDays(FIRST_WEDNESDAY, week * 7)
