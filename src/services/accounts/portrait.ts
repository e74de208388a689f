import sharp from 'sharp'
import { clientArea } from '../../../config/client-area.ts'

const { megapixels, pixels, quality } = clientArea.picture

/** JPEG, PNG and WebP, checked before decoding: the decoder would accept an SVG. */
const SIGNATURES = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/]

const hasKnownSignature = (file: Buffer) =>
  SIGNATURES.some((signature) => signature.test(file.toString('hex', 0, 12)))

// One at a time: decoding a large photo takes tens of megabytes.
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

/** Null for any file but JPEG, PNG and WebP, and for too many pixels. */
export async function makePortrait(file: Uint8Array): Promise<Buffer | null> {
  const bytes = Buffer.from(file)
  if (!hasKnownSignature(bytes)) return null
  const made = last.then(() => encode(bytes))
  last = made
  return made
}
