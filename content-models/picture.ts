import { tolerant } from './tolerant.ts'

/**
 * URLs in the sizes that pages use; a missing size is replaced by the nearest one. `tone` is the
 * dominant colour as `#rrggbb`.
 */
export interface Picture {
  readonly lg: string
  readonly md: string
  readonly tone: string | null
}

type WireSizes = Readonly<Partial<Record<'lg' | 'md' | 'sm' | 'tone', string | null>>>
export type WirePicture = WireSizes | string | null

const size = { type: ['string', 'null'] }

/**
 * URLs by size, one URL for all sizes, or nothing (null, `[]`). Other than http(s) URLs and
 * absolute paths are ignored.
 */
export const picture = tolerant<WirePicture | readonly never[]>(
  { type: ['object', 'string', 'null'], properties: { lg: size, md: size, sm: size, tone: size } },
  'picture',
)(readPicture)

export const tone = tolerant<string | null>({ type: ['string', 'null'], pattern: '^#[0-9a-f]{6}$' })(readTone)

function readTone(value: unknown): string | null {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim().toLowerCase() : null
}

function readAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const address = value.trim()
  return /^(?:https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i.test(address) ? address : null
}

function readPicture(value: unknown): Picture | null {
  if (typeof value === 'string') return fromSizes(value, null, null, null)
  if (typeof value !== 'object' || value === null) return null
  const { lg, md, sm, tone: colour } = { lg: null, md: null, sm: null, tone: null, ...value }
  return fromSizes(lg, md, sm, colour)
}

function fromSizes(lg: unknown, md: unknown, sm: unknown, colour: unknown): Picture | null {
  const [large, middle, small] = [readAddress(lg), readAddress(md), readAddress(sm)]
  const largest = large ?? middle ?? small
  if (largest === null) return null
  return { lg: largest, md: middle ?? largest, tone: readTone(colour) }
}

/** Sets the item's colour on a picture without one. */
export function withTone(image: Picture | null, colour: string | null): Picture | null {
  return image === null || image.tone !== null || colour === null ? image : { ...image, tone: colour }
}
