import type { BulbMapData } from './bulb-map.tsx'
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

export interface CountryMaps {
  country: BulbMapData
  around: { label: string; map: BulbMapData } | null
}

const WIDTH = 430
const TALLEST = 460
const TALLEST_AROUND = 260
/** Degrees outside of the outline that still count as the country. */
const tolerance = 1
/** Degrees around the outermost places. */
const surroundings = 1.5
const surroundingsAround = 0.04
/** Units of the drawing; closer bulbs have no space for labels. */
const crowdedWithin = 24
/** Minimum of places within that distance for a second map. */
const crowd = 5

const positionOf = ({ longitude, latitude }: Pick<CountryPlace, 'longitude' | 'latitude'>): LonLat => [
  longitude,
  latitude,
]

type Range = readonly [low: number, high: number]

const rangeOf = (positions: readonly LonLat[], axis: 0 | 1): Range => {
  const values = positions.map((position) => position[axis])
  return [Math.min(...values), Math.max(...values)]
}

const isWithin = (value: number, [low, high]: Range) => value >= low - tolerance && value <= high + tolerance

const isNear = ([longitude, latitude]: LonLat, outline: readonly LonLat[]) =>
  isWithin(longitude, rangeOf(outline, 0)) && isWithin(latitude, rangeOf(outline, 1))

/** South-west and north-east corner: the places with a margin, clipped to the country. */
function viewOf(places: readonly LonLat[], outline: readonly LonLat[], around: number): readonly LonLat[] {
  const along = (axis: 0 | 1): Range => {
    const [low, high] = rangeOf(places, axis)
    const [least, most] = rangeOf(outline.length === 0 ? places : outline, axis)
    return [Math.min(low, Math.max(low - around, least)), Math.max(high, Math.min(high + around, most))]
  }
  const [west, east] = along(0)
  const [south, north] = along(1)
  return [
    [west, south],
    [east, north],
  ]
}

function drawn(
  places: readonly CountryPlace[],
  parts: readonly LonLat[][],
  around: number,
  tallest: number,
): BulbMapData {
  const { width, height, project } = mapProjection(
    viewOf(places.map(positionOf), parts.flat(), around),
    WIDTH,
    tallest,
  )
  return {
    width,
    height,
    land: parts.map((part) => landDots(part.map(project), width, height)).join(''),
    places: places.map(({ id, label, href, current, ...place }) => ({
      id,
      label,
      href,
      current,
      ...project(positionOf(place)),
    })),
  }
}

/** The densest group of places; empty below the minimum. */
function crowdOf({ places }: BulbMapData): ReadonlySet<string> {
  const crowds = places.map(({ x, y }) =>
    places.filter((other) => Math.hypot(other.x - x, other.y - y) < crowdedWithin),
  )
  const densest = crowds.reduce((most, each) => (each.length > most.length ? each : most), [])
  return new Set(densest.length < crowd ? [] : densest.map(({ id }) => id))
}

/** Data for BulbMap: the land, and the places on or near it. Without a known outline, the places only. */
export function countryMaps(region: string, places: readonly CountryPlace[]): CountryMaps | null {
  const parts = countryOutline(region)
  const outline = parts.flat()
  const shown = places.filter((place) => outline.length === 0 || isNear(positionOf(place), outline))
  if (shown.length === 0) return null
  const country = drawn(shown, parts, surroundings, TALLEST)
  const crowded = crowdOf(country)
  const close = shown.filter(({ id }) => crowded.has(id))
  const [first] = close
  if (!first) return { country, around: null }
  const rest = country.places.filter(({ id }) => id === first.id || !crowded.has(id))
  return {
    country: { ...country, places: rest },
    around: { label: first.label, map: drawn(close, parts, surroundingsAround, TALLEST_AROUND) },
  }
}
