import type { Show } from '../show.ts'

/** Zones are regions (`CH`), or a language and a region (`FR_CH`). */
const regionOf = (zone: string) => zone.split(/[_-]/).at(-1)?.toUpperCase()

/** The show with the date on which it is released in a region (ISO 3166-1, upper case); without one of its own, with the first date there is. */
export function releasedIn<Known extends Pick<Show, 'releases' | 'releaseDate'>>(
  show: Known,
  region: string,
): Known {
  const own = show.releases.find(({ zone }) => zone !== null && regionOf(zone) === region)
  return own === undefined || own.date === show.releaseDate ? show : { ...show, releaseDate: own.date }
}
