import sharp from 'sharp'
import { clientArea } from '../../../config/client-area.ts'

const { megapixels, pixels, quality } = clientArea.picture

/** JPEG, PNG and WebP. Anything else never reaches the decoder: an SVG could hold the letters of WebP at their place. */
const SIGNATURES = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/]

const hasKnownSignature = (file: Buffer) =>
  SIGNATURES.some((signature) => signature.test(file.toString('hex', 0, 12)))

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

/** A square WebP without the metadata of the file; null for a file that is no JPEG, PNG or WebP, or has too many pixels. */
export async function makePortrait(file: Uint8Array): Promise<Buffer | null> {
  const bytes = Buffer.from(file)
  if (!hasKnownSignature(bytes)) return null
  const made = last.then(() => encode(bytes))
  last = made
  return made
}
