import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import {
  type Centres,
  type ChosenShape,
  centreOf,
  cutBox,
  type Extent,
  type Focus,
  type Format,
  formats,
  type Shape,
  type Size,
  shapeOf,
  shapes,
} from './picture-shapes.ts'
import type { PictureRefusal } from './texts.ts'

const MEGABYTE = 1_048_576
const MOST_MEGABYTES = 20
const MOST_MEGAPIXELS = 100
/** Width in pixels. No page shows a wider picture, so uploads are scaled down to this. */
const WIDEST = 3_840

/** An upright picture without metadata. */
export interface TakenPicture {
  readonly bytes: Buffer
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly extension: 'jpg' | 'png' | 'webp'
}

export interface CutShape {
  readonly sizes: Readonly<Record<Size, { readonly name: string; readonly bytes: Buffer }>>
  /** Dominant colour as `#rrggbb`; null for a transparent picture. */
  readonly tone: string | null
}

export interface CutPicture extends CutShape {
  /** Crops in the formats that are not its own shape. */
  readonly crops: Partial<Record<Format, CutShape>>
}

/** A file or crop that cannot be used; `message` says why. */
export class RefusedPicture extends Error {
  readonly refusal: PictureRefusal

  constructor(refusal: PictureRefusal) {
    super(`picture refused: ${refusal.reason}`)
    this.refusal = refusal
  }
}

const refuse = (reason: PictureRefusal['reason'], values?: PictureRefusal['values']): never => {
  throw new RefusedPicture(values === undefined ? { reason } : { reason, values })
}

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error' })

/** Whatever its extension, a file that starts with a tag is SVG or HTML, and no decoder may open it. */
const isMarkup = (bytes: Buffer) => /^\uFEFF?\s*</.test(bytes.subarray(0, 256).toString('utf8'))

async function formatOf(bytes: Buffer): Promise<'jpeg' | 'png' | 'webp' | 'avif'> {
  if (isMarkup(bytes))
    return refuse(/<svg[\s>]/i.test(bytes.subarray(0, 4_096).toString('utf8')) ? 'drawing' : 'kind')
  const { format, compression }: { format?: string; compression?: string } = await open(bytes)
    .metadata()
    .catch(unreadable('kind'))
  if (format === 'jpeg' || format === 'png' || format === 'webp') return format
  return format === 'avif' || (format === 'heif' && compression === 'av1') ? 'avif' : refuse('kind')
}

const unreadable =
  (reason: PictureRefusal['reason']) =>
  (error: unknown): never =>
    error instanceof Error && /pixel limit/i.test(error.message)
      ? refuse('vast', { most: MOST_MEGAPIXELS })
      : refuse(reason)

async function extentOf(bytes: Buffer): Promise<Extent & { readonly opaque: boolean }> {
  const { autoOrient, hasAlpha } = await open(bytes).metadata()
  // An alpha channel does not mean that a pixel is transparent; a small copy is checked.
  const opaque =
    !hasAlpha ||
    (await sharp(await open(bytes).resize({ width: 96, withoutEnlargement: true }).png().toBuffer()).stats())
      .isOpaque
  return { width: autoOrient.width, height: autoOrient.height, opaque }
}

/** Reads an upload by its content. Throws `RefusedPicture` if the site could not show it. */
export async function takePicture(bytes: Buffer): Promise<TakenPicture> {
  if (bytes.length > MOST_MEGABYTES * MEGABYTE)
    refuse('heavy', { size: Math.ceil(bytes.length / MEGABYTE), most: MOST_MEGABYTES })
  const format = await formatOf(bytes)
  const upright = open(bytes)
    .autoOrient()
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
  const written = (picture: Sharp) => picture.toBuffer().catch(unreadable('damaged'))
  if (format === 'jpeg')
    return { bytes: await written(upright.jpeg({ quality: 92 })), type: 'image/jpeg', extension: 'jpg' }
  if (format === 'png') return { bytes: await written(upright.png()), type: 'image/png', extension: 'png' }
  return { bytes: await written(upright.webp({ quality: 92 })), type: 'image/webp', extension: 'webp' }
}

/** Throws `RefusedPicture` if the crop would be too small for the pages. */
export async function checkWidth(bytes: Buffer, chosen: ChosenShape): Promise<void> {
  const extent = await extentOf(bytes)
  const shape = shapeOf(chosen, extent)
  const { width } = cutBox(extent, shape, { x: 50, y: 50 })
  if (width < shapes[shape].least) refuse('narrow', { width, least: shapes[shape].least })
}

async function toneOf(picture: Sharp): Promise<string> {
  const { dominant } = await sharp(
    await picture.clone().resize({ width: 96 }).removeAlpha().png().toBuffer(),
  ).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** File name on the sites, derived from the bytes. */
const nameOf = (bytes: Buffer, extension: string): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${extension}`

/** The three sizes of one shape, and their dominant colour. */
async function cutShape(
  bytes: Buffer,
  extent: Extent & { readonly opaque: boolean },
  shape: Shape,
  centre: Focus,
): Promise<CutShape> {
  const box = cutBox(extent, shape, centre)
  const part = sharp(await open(bytes).autoOrient().extract(box).png({ compressionLevel: 1 }).toBuffer())
  const make = async (size: Size) => {
    const width = Math.min(shapes[shape].widths[size], box.width)
    const bytes = await part.clone().resize({ width }).webp({ quality: 84, effort: 4 }).toBuffer()
    return { name: nameOf(bytes, 'webp'), bytes }
  }
  const [lg, md, sm] = await Promise.all([make('lg'), make('md'), make('sm')])
  return {
    sizes: { lg, md, sm },
    tone: extent.opaque ? await toneOf(part) : null,
  }
}

/** A picture in its own shape and, unless it is shown whole, in the other formats of the pages. */
export async function cutPicture(
  bytes: Buffer,
  chosen: ChosenShape,
  focus: Focus,
  centres: Centres,
): Promise<CutPicture> {
  const extent = await extentOf(bytes)
  const shape: Shape = shapeOf(chosen, extent)
  const others = shape === 'whole' ? [] : formats.filter((format) => format !== shape)
  const crops: CutPicture['crops'] = {}
  // Sequential: a crop of the widest picture takes 30 MB.
  for (const format of others)
    crops[format] = await cutShape(bytes, extent, format, centreOf(format, focus, centres))
  return { ...(await cutShape(bytes, extent, shape, centreOf(shape, focus, centres))), crops }
}
