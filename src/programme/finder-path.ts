import type { Edition } from '../document/edition.ts'
import { type Filters, noFilters } from '../page-kit/filters.ts'
import { cinemaPath, pathOfAlways, showPath } from '../page-kit/links.ts'

interface FinderChoice {
  /** Slugs; empty: all. */
  readonly film: string
  readonly cinema: string
  /** `YYYY-MM-DD`; empty: any day. */
  readonly date: string
}

/** Leads to the film at that cinema, the cinema, or the list, on that day. */
export function finderPath(
  edition: Pick<Edition, 'paths' | 'language'>,
  { film, cinema, date }: FinderChoice,
): string {
  const filters: Filters = { ...noFilters, date: date || null, localisation: film && cinema ? cinema : null }
  if (film) return showPath(edition, film, true, filters)
  return cinema ? cinemaPath(edition, cinema, filters) : pathOfAlways(edition, 'shows', filters)
}
