import type { Show } from '../show.ts'

/**
 * True if anybody can have seen it: it was released before, its date is past, or its previews are over. A film has showtimes from the
 * morning of its release on, an event in the evening. An unknown release is past. `days` are those of its programme from today on:
 * previews are over once it begins with the release.
 */
export function hasBeenShown(
  {
    releaseDate,
    originalReleaseDate,
    isMovie,
    premiere,
  }: Pick<Show, 'releaseDate' | 'originalReleaseDate' | 'isMovie' | 'premiere'>,
  { today, days }: { readonly today: string; readonly days: ReadonlySet<string> },
): boolean {
  if (releaseDate === null || releaseDate < today) return true
  if (originalReleaseDate !== null && originalReleaseDate < today) return true
  if (isMovie !== true) return false
  const first = [...days].sort()[0]
  return releaseDate === today || (premiere && first !== undefined && first >= releaseDate)
}
