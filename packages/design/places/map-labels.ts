import type { MapPoint } from './map-projection.ts'

export interface MapPlace extends MapPoint {
  id: string
  label: string
  href?: string | undefined
  /** Larger, and always labelled. */
  current?: boolean | undefined
}

export interface MapLabel extends MapPoint {
  anchor: 'start' | 'middle' | 'end'
}

export interface LabelledPlace extends MapPlace {
  /** Null without space. */
  text: MapLabel | null
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const letter = 6.2
const ascent = 9
const bulb = 8

function candidates({ x, y }: MapPoint): MapLabel[] {
  return [
    { x: x + 11, y: y + 4, anchor: 'start' },
    { x: x - 11, y: y + 4, anchor: 'end' },
    { x, y: y - 12, anchor: 'middle' },
    { x, y: y + 20, anchor: 'middle' },
    { x: x + 8, y: y - 9, anchor: 'start' },
    { x: x - 8, y: y - 9, anchor: 'end' },
    { x: x + 8, y: y + 17, anchor: 'start' },
    { x: x - 8, y: y + 17, anchor: 'end' },
  ]
}

function boxOf({ x, y, anchor }: MapLabel, label: string): Box {
  const width = label.length * letter
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return { left, right: left + width, top: y - ascent, bottom: y + 3 }
}

const around = ({ x, y }: MapPoint): Box => ({
  left: x - bulb,
  right: x + bulb,
  top: y - bulb,
  bottom: y + bulb,
})
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * A label covers no bulb and no other label; earlier places choose first, and places without space have none.
 */
export function labelPlaces(places: readonly MapPlace[], width: number): LabelledPlace[] {
  const taken: Box[] = places.map(around)
  const texts = new Map<string, MapLabel>()
  const inTurn = [...places].sort((a, b) => Number(b.current ?? false) - Number(a.current ?? false))
  for (const place of inTurn) {
    const own = taken[places.indexOf(place)]
    const text = candidates(place).find((candidate) => {
      const box = boxOf(candidate, place.label)
      return (
        box.left >= 0 && box.right <= width && !taken.some((other) => other !== own && overlap(box, other))
      )
    })
    if (!text) continue
    taken.push(boxOf(text, place.label))
    texts.set(place.id, text)
  }
  return places.map((place) => ({ ...place, text: texts.get(place.id) ?? null }))
}
