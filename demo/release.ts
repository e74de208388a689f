import { addDays, dayNumber } from '#models/site-clock.ts'
import type { Work } from './programme-files.ts'
import { weekOf, weekStart } from './programme-week.ts'

/**
 * The programme repeats: a film returns every `CYCLE` weeks as a new release, an event every three weeks. All
 * of it depends on the date alone, so that a day's screenings are reproducible.
 */
const CYCLE = 18
const OLDEST = -8
/** The Wednesday of week 0. */
const ANCHOR = weekOf('2026-11-18')
const EVENT_CYCLE = 21

/** 0 this week, negative once released; null if unknown. */
export function weeksToRelease(work: Work, date: string): number | null {
  if (work.releaseWeek === null) return null
  const weeks = work.releaseWeek - (weekOf(date) - ANCHOR) - OLDEST
  return (((weeks % CYCLE) + CYCLE) % CYCLE) + OLDEST
}

/** First day of the film as seen from `date`. */
export function releaseDate(work: Work, date: string): string | null {
  const weeks = weeksToRelease(work, date)
  return weeks === null ? null : weekStart(weekOf(date) + weeks)
}

/** Weeks. */
export const runOf = (work: Work): number => Math.min(8, 4 + Math.floor(work.weight / 24))

export function isRunning(work: Work, date: string): boolean {
  const weeks = weeksToRelease(work, date)
  return isFilm(work) && weeks !== null && weeks <= 0 && weeks > -runOf(work)
}

export const isLastWeek = (work: Work, date: string): boolean =>
  isRunning(work, date) && weeksToRelease(work, date) === 1 - runOf(work)

export const isFilm = (work: Work): boolean => work.kind === 'film'

export function isEventDay(work: Work, date: string): boolean {
  if (isFilm(work)) return false
  const day = (((dayNumber(date) - dayNumber('2026-11-20')) % EVENT_CYCLE) + EVENT_CYCLE) % EVENT_CYCLE
  const days = work.dayOffsets ?? []
  return days.length > 0
    ? days.includes(day)
    : releaseDate(work, date) !== null && addDays(releaseDate(work, date) ?? date, 4) === date
}

/** Next day of an event from `date` on, within its cycle. */
export function nextEventDay(work: Work, date: string): string | null {
  for (let ahead = 0; ahead < EVENT_CYCLE; ahead++)
    if (isEventDay(work, addDays(date, ahead))) return addDays(date, ahead)
  const release = releaseDate(work, date)
  return release === null ? null : addDays(release, 4)
}

/** Some films have previews a few days before the release. */
export function isPreviewDay(work: Work, date: string, withTeam: boolean): boolean {
  if (!isFilm(work) || weeksToRelease(work, date) !== 1) return false
  const release = releaseDate(work, date)
  if (release === null) return false
  if (withTeam) return work.strands.includes('avp-equipe') && addDays(release, -5) === date
  return work.strands.includes('avp') && addDays(release, -3) === date
}
