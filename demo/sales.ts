import { addDays } from '#models/site-clock.ts'
import type { Work } from './programme-files.ts'
import { isFilm, nextEventDay, releaseDate, weeksToRelease } from './release.ts'

/** Days before the release on which presale opens. */
const leadOf = (work: Work) => (work.weight >= 80 ? 14 : 7)

/**
 * Wall-clock time (YYYY-MM-DDTHH:mm) at which presale of an unreleased film opens; null for all others. For a
 * preview, presale opens a week before it.
 */
export function salesOpening(work: Work, date: string): string | null {
  if (!isFilm(work)) return null
  const weeks = weeksToRelease(work, date)
  const release = releaseDate(work, date)
  if (weeks === null || release === null || weeks < -2) return null
  return `${addDays(release, -leadOf(work) - (isPreviewed(work) ? 7 : 0))}T10:00`
}

const isPreviewed = (work: Work) => work.strands.includes('avp') || work.strands.includes('avp-equipe')

/** First day, as lists show it. */
export const firstDay = (work: Work, today: string): string | null =>
  isFilm(work) ? releaseDate(work, today) : nextEventDay(work, today)
