import type { Show } from '../show.ts'

/** A zone is a region (`CH`), or language and region (`FR_CH`). */
const regionOf = (zone: string) => zone.split(/[_-]/).at(-1)?.toUpperCase()

/** Shows with the release date of the region (ISO 3166-1, upper case), or else the earliest one. */
export function releasedIn<Known extends Pick<Show, 'releases' | 'releaseDate'>>(
  show: Known,
  region: string,
): Known {
  const own = show.releases.find(({ zone }) => zone !== null && regionOf(zone) === region)
  return own === undefined || own.date === show.releaseDate ? show : { ...show, releaseDate: own.date }
}
