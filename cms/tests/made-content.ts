import sharp from 'sharp'

/** A rich text with one paragraph of these nodes. */
export const richText = (...paragraphs: readonly (readonly object[])[]) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: paragraphs.map((children) => ({ type: 'paragraph', version: 1, children })),
  },
})

export const words = (text: string, format = 0) => ({ type: 'text', version: 1, text, format })

export const paragraphs = (...texts: readonly string[]) => richText(...texts.map((text) => [words(text)]))

/** A picture of one colour, large enough for every shape. */
export async function pngFile(name: string, background = 'teal') {
  const create = { width: 1_920, height: 1_200, channels: 3, background } as const
  const data = await sharp({ create }).png().toBuffer()
  return { data, name, mimetype: 'image/png', size: data.length }
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const bytes = Buffer.from(png, 'base64')
/** The smallest file that is a picture. */
export const pixel = { data: bytes, name: 'pixel.png', mimetype: 'image/png', size: bytes.length }
