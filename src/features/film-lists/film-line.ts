import { foldText } from '#models/rules/search-text.ts'
import { z } from '#models/zod.ts'

/** A film as a line of a list names it. */
const filmLine = z.object({
  title: z.string().min(1).max(300),
  year: z.number().int().nullable(),
  directors: z.array(z.string()),
  /** Watched films are those of a diary or of ratings. */
  watched: z.boolean(),
  /** `YYYY-MM-DD` on which it was watched; null if unknown. */
  watchedOn: z.iso.date().nullable(),
  /** Stars, from 0.5 to 5; null without. */
  rating: z.number().nullable(),
  /** In tables of the chain's own accounts. */
  cinema: z.string().nullable().default(null),
  seats: z.number().int().nullable().default(null),
})

export type FilmLine = z.output<typeof filmLine>

export const filmLines = z.array(filmLine)

/** Of all lists that a device keeps. */
const MAX_LINES = 5_000

/** The same for two lines of one film. */
export const filmKey = ({ title, year }: Pick<FilmLine, 'title' | 'year'>): string =>
  `${foldText(title)} ${year ?? ''}`

/** Two tables may have the same film: the one with a day or a rating says more. */
export function mergedLines(lines: readonly FilmLine[]): readonly FilmLine[] {
  const merged = new Map<string, FilmLine>()
  const ratings = new Map<string, number>()
  const seen = new Set<string>()
  for (const line of lines) {
    const film = filmKey(line)
    merged.set(`${film} ${line.watched ? (line.watchedOn ?? 'seen') : 'wanted'}`, line)
    if (line.rating !== null) ratings.set(film, line.rating)
    if (line.watchedOn !== null) seen.add(film)
  }
  return [...merged.values()]
    .filter((line) => !line.watched || line.watchedOn !== null || !seen.has(filmKey(line)))
    .map((line) =>
      line.watched ? { ...line, rating: line.rating ?? ratings.get(filmKey(line)) ?? null } : line,
    )
    .slice(0, MAX_LINES)
}
