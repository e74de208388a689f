/** Proportions and widths in which pages show pictures. */
export const shapes = {
  wide: { ratio: 16 / 9, widths: { lg: 1920, md: 1280, sm: 768 }, least: 960 },
  poster: { ratio: 2 / 3, widths: { lg: 720, md: 480, sm: 240 }, least: 480 },
  whole: { ratio: null, widths: { lg: 1920, md: 1280, sm: 768 }, least: 240 },
} as const satisfies Record<string, { ratio: number | null; widths: Record<Size, number>; least: number }>

export const sizes = ['lg', 'md', 'sm'] as const

export type Size = (typeof sizes)[number]
export type Shape = keyof typeof shapes
export type ChosenShape = Shape | 'auto'

export interface Extent {
  readonly width: number
  readonly height: number
}

/** The point that every crop contains, in percent from the top left. */
export interface Focus {
  readonly x: number
  readonly y: number
}

export interface Box extends Extent {
  readonly left: number
  readonly top: number
}

/** Shapes to which pages crop a picture, whatever its own. */
export const formats = ['wide', 'poster'] as const

export type Format = (typeof formats)[number]

/** Centres of single formats, where they differ from the focal point. */
export type Centres = Partial<Record<Format, Focus>>

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100

/** Centres as a form sends them; without all that is none. */
export function readCentres(value: unknown): Centres {
  const sent: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const centres: Centres = {}
  for (const format of formats) {
    const centre = sent[format]
    if (typeof centre !== 'object' || centre === null) continue
    const { x, y }: { x?: unknown; y?: unknown } = centre
    if (isPercent(x) && isPercent(y)) centres[format] = { x, y }
  }
  return centres
}

/** The centre of a crop. */
export const centreOf = (shape: Shape, focus: Focus, centres: Centres): Focus =>
  (shape === 'whole' ? undefined : centres[shape]) ?? focus

/** Names of fields that show posters, and of those that show a picture whole or in its own shape. */
const posters: readonly string[] = ['poster', 'posterPath']
const uncut: readonly string[] = ['logo', 'refImageItinerary']

/** The shape in which pages show the picture of a field; undefined: its own. */
export function formatOf(field: string): Format | undefined {
  if (uncut.includes(field)) return undefined
  return posters.includes(field) ? 'poster' : 'wide'
}

export const isShape = (value: unknown): value is Shape => typeof value === 'string' && value in shapes

/** Portrait pictures are posters, transparent ones logos, all others landscape. */
export function shapeOf(
  chosen: ChosenShape,
  { width, height, opaque }: Extent & { readonly opaque: boolean },
): Shape {
  if (chosen !== 'auto') return chosen
  if (!opaque) return 'whole'
  return width < height ? 'poster' : 'wide'
}

/** The largest crop of the shape, with the focal point as near its centre as the edges allow; in pixels. */
export function cutBox({ width, height }: Extent, shape: Shape, focus: Focus): Box {
  const { ratio } = shapes[shape]
  if (ratio === null) return { left: 0, top: 0, width, height }
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)))
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { left: start(width, wide, focus.x), top: start(height, high, focus.y), width: wide, height: high }
}
