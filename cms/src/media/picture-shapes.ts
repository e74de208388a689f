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
