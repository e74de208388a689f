import sharp from 'sharp'
import { clientArea } from '../../../config/client-area.ts'

const { megapixels, pixels, quality } = clientArea.picture

/** Begin of the files that are read; any other never reaches the decoder. */
const SIGNATURES: readonly (readonly [offset: number, hex: string])[] = [
  [0, 'ffd8ff'],
  [0, '89504e470d0a1a0a'],
  [8, '57454250'],
]

const isKnown = (file: Buffer) => SIGNATURES.some(([offset, hex]) => file.toString('hex', offset, offset + hex.length / 2) === hex)

// One at a time: a large photo takes tens of megabytes while it is read.
let last: Promise<unknown> = Promise.resolve()

async function encode(file: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(file, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' })
      .autoOrient()
      .resize(pixels, pixels)
      .flatten({ background: '#ffffff' })
      .webp({ quality })
      .toBuffer()
  } catch {
    return null
  }
}

/** A square WebP without anything that the file said besides its picture; null for what is no JPEG, PNG or WebP picture of a size that is read. */
export async function makePortrait(file: Uint8Array): Promise<Buffer | null> {
  const bytes = Buffer.from(file)
  if (!isKnown(bytes)) return null
  const made = last.then(() => encode(bytes))
  last = made
  return made
}
