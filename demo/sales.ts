import { addDays } from '../content-models/site-clock.ts'
import type { Work } from './programme-files.ts'
import { isFilm, nextEventDay, releaseDate, weeksToRelease } from './release.ts'

/** Days before the release on which the sale of a film opens. */
const leadOf = (work: Work) => (work.weight >= 80 ? 14 : 7)

/**
 * Wall-clock time (YYYY-MM-DDTHH:mm) at which the sale opens of a film that is not out yet on `date`; null for all others.
 * A preview of the film may be on earlier: its sale opens a week before it.
 */
export function salesOpening(work: Work, date: string): string | null {
  if (!isFilm(work)) return null
  const weeks = weeksToRelease(work, date)
  const release = releaseDate(work, date)
  if (weeks === null || release === null || weeks < -2) return null
  return `${addDays(release, -leadOf(work) - (isPreviewed(work) ? 7 : 0))}T10:00`
}

const isPreviewed = (work: Work) => work.strands.includes('avp') || work.strands.includes('avp-equipe')

/** The day that lists show as the beginning of a film or an event. */
export const firstDay = (work: Work, today: string): string | null =>
  isFilm(work) ? releaseDate(work, today) : nextEventDay(work, today)
