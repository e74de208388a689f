import type { Show } from '../show.ts'

type Kind = Pick<Show, 'isMovie' | 'isEventSpecial' | 'specialEvent' | 'type'>

const filmTypes: ReadonlySet<string> = new Set(['movie', 'film'])

/**
 * True for a film, false for entertainment. The detail is reliable and decides if it is known. Some sources
 * send `isMovie: false` for every show of a list; there, a show is entertainment only if a flag or its type
 * also marks it as an event.
 */
export function isMovieShow(show: Kind, detail: Pick<Show, 'isMovie'> | null): boolean {
  if (detail !== null) return detail.isMovie
  if (show.isMovie) return true
  const typedAsEvent = show.type !== null && !filmTypes.has(show.type.toLowerCase())
  return !(show.isEventSpecial || show.specialEvent || typedAsEvent)
}
