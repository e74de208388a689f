import type { WirePicture } from '../../../content-models/picture.ts'
import { picturesFolder, readStoredFile } from './picture-files.ts'
import { type Size, sizes } from './picture-shapes.ts'

/** What of a media document says how the sites show it. */
export interface PictureDocument extends Partial<Record<Size, string | null>> {
  /** The site's own picture of what the demo brought, until an editor replaces it. */
  readonly origin?: unknown
  readonly tone?: string | null
}

export interface PictureFile {
  /** As the sites serve it, below `/media/`. */
  readonly name: string
  readonly type: 'image/webp'
  read(): Promise<Buffer>
}

type Picture = { readonly [size in Size]: string } & { readonly tone: string | null }

const isOrigin = (value: unknown): value is WirePicture & object =>
  typeof value === 'object' && value !== null && 'lg' in value

/** The picture as items have it: addresses of its three sizes and its colour. Null for a document without a picture. */
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

/** The files that a site needs before it can show the picture; none for the site's own. */
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
