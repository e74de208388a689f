interface Placed {
  readonly name: string
  readonly href: string
  readonly position: { readonly latitude: number; readonly longitude: number }
}

interface MapPoint {
  readonly name: string
  readonly href: string
  readonly x: number
  readonly y: number
  readonly longitude: number
  readonly latitude: number
}

const MARGIN = 4
const round = (value: number) => Math.round(value * 10) / 10

/**
 * Cities as points of a map from 0 to 100. The country fills the longer side in its true proportions: degrees
 * of longitude become shorter away from the equator. Null without two different positions.
 */
export function cityMap(places: readonly Placed[]): { readonly points: readonly MapPoint[] } | null {
  if (places.length < 2) return null
  const latitudes = places.map(({ position }) => position.latitude)
  const longitudes = places.map(({ position }) => position.longitude)
  const [south, north, west, east] = [
    Math.min(...latitudes),
    Math.max(...latitudes),
    Math.min(...longitudes),
    Math.max(...longitudes),
  ]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [width, height] = [(east - west) * narrowing, north - south]
  const size = Math.max(width, height)
  if (size === 0) return null
  const scale = (100 - 2 * MARGIN) / size
  const [left, top] = [(100 - width * scale) / 2, (100 - height * scale) / 2]
  const points = places.map(({ name, href, position: { latitude, longitude } }) => ({
    name,
    href,
    x: round(left + (longitude - west) * narrowing * scale),
    y: round(top + (north - latitude) * scale),
    longitude,
    latitude,
  }))
  return { points }
}
