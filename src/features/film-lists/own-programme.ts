import { addDays } from '#models/site-clock.ts'
import type { LocalDate } from '#models/time.ts'
import type { FilmIdentity } from '../../page-models/film-identities.ts'
import type { TonightShow } from '../../page-models/tonight.ts'
import { type FilmLine, filmKey } from './film-line.ts'
import { matchFilms } from './match-films.ts'

export interface OwnProgramme {
  /** Films of the lists that the visitor has not watched. */
  readonly wanted: number
  /** Films that the visitor has watched. */
  readonly watched: number
  /** Slugs of wanted films that the site has, in the order of the lists. */
  readonly found: readonly string[]
  /** Slugs of watched films that the site has. */
  readonly foundWatched: readonly string[]
}

const slugsOf = (lines: ReadonlyMap<string, FilmLine>, films: readonly FilmIdentity[]) => [
  ...new Set(matchFilms([...lines.values()], films).filter((slug) => slug !== null)),
]

/** What the site has of the lists. A watched film is not wanted any more, in whichever list it is. */
export function ownProgramme(lines: readonly FilmLine[], films: readonly FilmIdentity[]): OwnProgramme {
  const byFilm = (isWatched: boolean) =>
    new Map(
      lines.filter(({ watched }) => watched === isWatched).map((line) => [filmKey(line), line] as const),
    )
  const watched = byFilm(true)
  const wanted = new Map([...byFilm(false)].filter(([key]) => !watched.has(key)))
  return {
    wanted: wanted.size,
    watched: watched.size,
    found: slugsOf(wanted, films),
    foundWatched: slugsOf(watched, films),
  }
}

const WEEK = 7

/** Those that play in the place within a week, first ones first. */
export const playingThisWeek = (
  slugs: readonly string[],
  shows: ReadonlyMap<string, TonightShow>,
  today: LocalDate,
): readonly TonightShow[] =>
  slugs
    .flatMap((slug) => shows.get(slug) ?? [])
    .filter(({ date }) => date < addDays(today, WEEK))
    .sort((a, b) => a.date.localeCompare(b.date))
