import type { Show } from '../show.ts'

type Kind = Pick<Show, 'isMovie' | 'isEventSpecial' | 'specialEvent' | 'type'>

const filmTypes: ReadonlySet<string> = new Set(['movie', 'film'])

/**
 * True for a film, false for entertainment. The detail tells the truth and decides where it is known. Lists say `isMovie: false` for every show at some
 * sources, so in a list a false alone proves nothing: only a show that is also marked as an event, by flag or by type, is entertainment.
 */
export function isMovieShow(show: Kind, detail: Pick<Show, 'isMovie'> | null): boolean {
  if (detail !== null) return detail.isMovie
  if (show.isMovie) return true
  const typedAsEvent = show.type !== null && !filmTypes.has(show.type.toLowerCase())
  return !(show.isEventSpecial || show.specialEvent || typedAsEvent)
}
