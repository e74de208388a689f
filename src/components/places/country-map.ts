import type { BulbMapProps } from './bulb-map.tsx'
import { countryOutline, type LonLat } from './country-outlines.ts'
import { landDots, mapProjection } from './map-projection.ts'

export interface CountryPlace {
  id: string
  label: string
  longitude: number
  latitude: number
  href?: string | undefined
  current?: boolean | undefined
}

const positionOf = ({ longitude, latitude }: Pick<CountryPlace, 'longitude' | 'latitude'>): LonLat => [longitude, latitude]

/** Degrees around a country within which a place still belongs on its map; an island far away does not. */
const tolerance = 1

const isWithin = (value: number, values: number[]) => value >= Math.min(...values) - tolerance && value <= Math.max(...values) + tolerance

const isNear = ([longitude, latitude]: LonLat, outline: readonly LonLat[]) =>
  isWithin(
    longitude,
    outline.map(([x]) => x),
  ) &&
  isWithin(
    latitude,
    outline.map(([, y]) => y),
  )

/** What BulbMap draws for a country: its land, and the places that lie on or near it. Without a known outline, the places alone. */
export function countryMap(region: string, places: readonly CountryPlace[], width = 430): BulbMapProps | null {
  const parts = countryOutline(region)
  const outline = parts.flat()
  const shown = places.filter((place) => outline.length === 0 || isNear(positionOf(place), outline))
  const positions = [...outline, ...shown.map(positionOf)]
  if (shown.length === 0) return null
  const { height, project } = mapProjection(positions, width)
  return {
    width,
    height,
    land: parts.map((part) => landDots(part.map(project), width, height)).join(''),
    places: shown.map(({ id, label, href, current, ...place }) => ({ id, label, href, current, ...project([place.longitude, place.latitude]) })),
  }
}
