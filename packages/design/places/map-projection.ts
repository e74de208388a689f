import type { LonLat } from './country-outlines.ts'

export interface MapPoint {
  x: number
  y: number
}

export interface Projection {
  width: number
  height: number
  project: (position: LonLat) => MapPoint
}

const margin = 24
const mercator = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI

/** North at the top; `width` wide, at most `tallest` high. */
export function mapProjection(positions: readonly LonLat[], width = 430, tallest = 460): Projection {
  const xs = positions.map(([longitude]) => longitude)
  const ys = positions.map(([, latitude]) => mercator(latitude))
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (width - 2 * margin) / Math.max(east - west, 0.01),
    (tallest - 2 * margin) / Math.max(north - south, 0.01),
  )
  const left = (width - (east - west) * scale) / 2
  return {
    width,
    height: Math.round((north - south) * scale + 2 * margin),
    project: ([longitude, latitude]) => ({
      x: Math.round(left + (longitude - west) * scale),
      y: Math.round(margin + (north - mercator(latitude)) * scale),
    }),
  }
}

function isInside(point: MapPoint, outline: readonly MapPoint[]): boolean {
  let inside = false
  for (const [index, a] of outline.entries()) {
    const b = outline[(index || outline.length) - 1] ?? a
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside
  }
  return inside
}

/** A grid of dots inside the outline, as one path. */
export function landDots(outline: readonly MapPoint[], width: number, height: number, step = 11): string {
  const dots: string[] = []
  for (let y = step; y < height; y += step) {
    for (let x = step; x < width; x += step) if (isInside({ x, y }, outline)) dots.push(`M${x} ${y}h0`)
  }
  return dots.join('')
}
