import type { WirePicture } from '../../../content-models/picture.ts'
import { picturesFolder, readStoredFile } from './picture-files.ts'
import { type Size, sizes } from './picture-shapes.ts'

/** The fields of a media document that decide how the sites show it. */
export interface PictureDocument extends Partial<Record<Size, string | null>> {
  /** Set for demo pictures until an editor replaces them. */
  readonly origin?: unknown
  readonly tone?: string | null
}

export interface PictureFile {
  /** File name under `/media/` on the sites. */
  readonly name: string
  readonly type: 'image/webp'
  read(): Promise<Buffer>
}

type Picture = { readonly [size in Size]: string } & { readonly tone: string | null }

const isOrigin = (value: unknown): value is WirePicture & object =>
  typeof value === 'object' && value !== null && 'lg' in value

/** The picture in the form of the contract: paths of three sizes and a colour. Null without a file. */
export function pictureOf({
  origin,
  tone,
  ...names
}: PictureDocument): Picture | (WirePicture & object) | null {
  if (isOrigin(origin)) return origin
  const [lg, md, sm] = sizes.map((size) => names[size])
  if (!lg || !md || !sm) return null
  return { lg: `/media/${lg}`, md: `/media/${md}`, sm: `/media/${sm}`, tone: tone ?? null }
}

/** The files that a site needs to show the picture; none for demo pictures. */
export function filesOf(
  { origin, ...names }: PictureDocument,
  folder = picturesFolder(),
): readonly PictureFile[] {
  if (isOrigin(origin)) return []
  const known = new Set(
    sizes.map((size) => names[size]).filter((name) => typeof name === 'string' && name !== ''),
  )
  return [...known].map((name) => ({
    name: String(name),
    type: 'image/webp',
    read: () => readStoredFile(folder, String(name)),
  }))
}
