import { useState } from 'react'
import type { WishedFilm } from '../../features/saved-items/wishlist/wishes.ts'

export interface SeenFilm extends WishedFilm {
  /** Removed since the page was opened: it keeps its place until the page is left. */
  readonly removed: boolean
}

/** New films in front; removed ones stay where they were. */
export function withSeen(before: readonly SeenFilm[], films: readonly WishedFilm[]): readonly SeenFilm[] {
  const bySlug = new Map(films.map((film) => [film.slug, film]))
  const known = new Set(before.map(({ slug }) => slug))
  return [
    ...films.filter(({ slug }) => !known.has(slug)).map((film) => ({ ...film, removed: false })),
    ...before.map((film) => {
      const now = bySlug.get(film.slug)
      return now ? { ...now, removed: false } : { ...film, removed: true }
    }),
  ]
}

/** Index in the list at which a removed film is restored. */
export const indexOf = (seen: readonly SeenFilm[], slug: string): number =>
  seen
    .slice(
      0,
      seen.findIndex((film) => film.slug === slug),
    )
    .filter(({ removed }) => !removed).length

const noFilms: readonly WishedFilm[] = []

export function useSeenFilms(films: readonly WishedFilm[] = noFilms): readonly SeenFilm[] {
  const [last, setLast] = useState({ films, seen: withSeen([], films) })
  if (last.films === films) return last.seen
  const next = { films, seen: withSeen(last.seen, films) }
  setLast(next)
  return next.seen
}
