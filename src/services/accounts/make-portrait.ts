import sharp from 'sharp'
import { clientArea } from '#config/client-area.ts'

const { megapixels, pixels, quality } = clientArea.picture

/** Runs in a process of its own. Null if the file is no picture, and for too many pixels. */
export async function makePortrait(file: Uint8Array): Promise<Buffer | null> {
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
