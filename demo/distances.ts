import type { SiteId } from '#config/sites.ts'
import { placesOf } from './casting.ts'
import type { CinemaRecord, CityRecord } from './programme-files.ts'

interface Point {
  readonly lat: number
  readonly lon: number
}

/** Degrees, with longitudes scaled by latitude: precise enough to rank cinemas. */
function distance(a: Point, b: Point): number {
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))
}

const NEAR = 4

export const nearbyCinemas = (site: SiteId, cinema: CinemaRecord): readonly CinemaRecord[] =>
  placesOf(site)
    .cinemas.filter((other) => other !== cinema)
    .toSorted((a, b) => distance(cinema, a) - distance(cinema, b))
    .slice(0, NEAR)

export const nearbyCities = (site: SiteId, city: CityRecord): readonly CityRecord[] =>
  placesOf(site)
    .cities.filter((other) => other !== city && !other.isZone)
    .toSorted((a, b) => distance(city, a) - distance(city, b))
    .slice(0, NEAR)
