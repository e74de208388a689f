// Draws the icons in public/. Run by hand after changing the drawing: `node scripts/draw-icons.mjs`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const SIZES = [32, 128, 152, 167, 180, 192, 196]
const FAVICON = 32

/**
 * A marquee M over a row of bulbs; fewer bulbs at small sizes, where five would blur.
 *
 * @param {number} size in pixels
 */
function drawing(size) {
  const bulbs = size < 64 ? [26, 50, 74] : [18, 34, 50, 66, 82]
  const radius = size < 64 ? 7 : 4.6
  const glow =
    size < 64
      ? ''
      : bulbs
          .map((x) => `<circle cx="${x}" cy="83" r="${radius * 1.9}" fill="#feb91e" opacity=".22"/>`)
          .join('')
  const lit = bulbs.map((x) => `<circle cx="${x}" cy="83" r="${radius}" fill="#feb91e"/>`).join('')
  const m = 'M14 68V16h17l19 27 19-27h17v52H71V39L54.5 62h-9L29 39v29z'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><rect width="100" height="100" rx="18" fill="#0d0d12"/><path d="${m}" fill="#feb91e"/>${glow}${lit}</svg>`
}

/**
 * Wraps one PNG in an .ico file.
 *
 * @param {Buffer} png
 * @param {number} size in pixels
 */
function icoOf(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}

const root = join(import.meta.dirname, '..', 'public')
mkdirSync(join(root, 'icons'), { recursive: true })
for (const size of SIZES) {
  const png = await sharp(Buffer.from(drawing(size)), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  writeFileSync(join(root, 'icons', `icon-${size}.png`), png)
  if (size === FAVICON) writeFileSync(join(root, 'favicon.ico'), icoOf(png, size))
}
