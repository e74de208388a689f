/** A film that somebody saw on a day. */
export interface Viewing {
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Stars out of five; null without. */
  readonly rating: number | null
  /** Null if unknown. */
  readonly cinema: string | null
  readonly seats: number | null
  readonly minutes: number | null
}

export interface CinemaYear {
  readonly year: string
  readonly count: number
  /** From January on. */
  readonly months: readonly number[]
  /** The month with most films, from 0; null where no month has two. */
  readonly best: number | null
  /** The cinema with most films, if it has two. */
  readonly cinema: { readonly name: string; readonly count: number } | null
  /** Films seen with others. */
  readonly company: number
  /** Null unless the length of every film is known. */
  readonly minutes: number | null
  /** Titles of the best ratings, latest first. */
  readonly favourites: readonly string[]
}

const FAVOURITE = 4.5
const FAVOURITES = 3
const MONTHS = 12

export const viewedYears = (viewings: readonly Viewing[]): readonly string[] =>
  [...new Set(viewings.map(({ date }) => date.slice(0, 4)))].sort().reverse()

export function cinemaYear(viewings: readonly Viewing[], year: string): CinemaYear {
  const seen = viewings
    .filter(({ date }) => date.startsWith(year))
    .toSorted((a, b) => b.date.localeCompare(a.date))
  const months = Array.from(
    { length: MONTHS },
    (_, month) => seen.filter(({ date }) => Number(date.slice(5, 7)) === month + 1).length,
  )
  const most = Math.max(...months)
  const cinemas = [...Map.groupBy(seen, ({ cinema }) => cinema)]
    .flatMap(([name, there]) => (name === null ? [] : [{ name, count: there.length }]))
    .sort((a, b) => b.count - a.count)
  const [cinema] = cinemas
  const lengths = seen.flatMap(({ minutes }) => minutes ?? [])
  return {
    year,
    count: seen.length,
    months,
    best: most < 2 ? null : months.indexOf(most),
    cinema: cinema && cinema.count > 1 ? cinema : null,
    company: seen.filter(({ seats }) => seats !== null && seats > 1).length,
    minutes:
      seen.length === 0 || lengths.length < seen.length ? null : lengths.reduce((sum, each) => sum + each, 0),
    favourites: [
      ...new Set(
        seen.filter(({ rating }) => rating !== null && rating >= FAVOURITE).map(({ title }) => title),
      ),
    ].slice(0, FAVOURITES),
  }
}
