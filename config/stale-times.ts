/**
 * Milliseconds for which a response in the browser counts as fresh. Separate from `limits.ts`, which every page loads first.
 */
export const staleTimes = {
  page: 60_000,
  /** Cities and cinemas. */
  places: 600_000,
  /** Next showtimes of a place. */
  nextTimes: 600_000,
  search: 60_000,
  /** Texts, and the city that a visitor seems to be in. */
  document: Number.POSITIVE_INFINITY,
} as const
