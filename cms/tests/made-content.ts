import type { PayloadRequest, RequestContext } from 'payload'
import sharp from 'sharp'
import type { OpenedCms } from './cms.ts'

export const news = (key: string, title = key) => ({ site: 'fr', key, slug: key, title }) as const

interface How {
  /** Default: French. */
  readonly locale?: string
  readonly draft?: boolean
  readonly autosave?: boolean
  readonly publishSpecificLocale?: string
  readonly unpublishAllLocales?: boolean
  readonly context?: RequestContext
  readonly req?: PayloadRequest
}

type Data = Readonly<Record<string, unknown>>

export function newsIn({ payload }: Pick<OpenedCms, 'payload'>) {
  const make = (data: Data, how: How = {}) =>
    payload.create({ collection: 'news', locale: 'fr', data: data as never, ...how })
  return {
    make,
    /** Resolves with the id. */
    draft: async (data: Data, locale = 'fr') => Number((await make(data, { locale, draft: true })).id),
    change: (id: number | string, data: Data, how: How = {}) =>
      payload.update({ collection: 'news', id, locale: 'fr', data: data as never, ...how }),
    versionsOf: async (id: number | string) =>
      (await payload.countVersions({ collection: 'news', where: { parent: { equals: id } } })).totalDocs,
  }
}

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
const pixel = { data: bytes, name: 'pixel.png', mimetype: 'image/png', size: bytes.length }
/** The smallest file that is a picture, as it is created. */
export const onePixel = { collection: 'media', data: { origin: { lg: '/media/a' } }, file: pixel } as const
