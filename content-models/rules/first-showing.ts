import type { Show } from '../show.ts'

/**
 * True if anybody can have seen it: it was released before, or its date is past. A film has showtimes from the morning of its release
 * on, an event in the evening. An unknown release is past.
 */
export const hasBeenShown = (
  {
    releaseDate,
    originalReleaseDate,
    isMovie,
  }: Pick<Show, 'releaseDate' | 'originalReleaseDate' | 'isMovie'>,
  today: string,
): boolean =>
  releaseDate === null ||
  releaseDate < today ||
  (releaseDate === today && isMovie === true) ||
  (originalReleaseDate !== null && originalReleaseDate < today)
