import type { WirePicture } from '#models/picture.ts'
import { type Format, formats, type Size, sizes } from './picture-shapes.ts'

/** The fields of a media document that decide how the sites show it. */
export interface PictureDocument extends Partial<Record<Size, string | null>> {
  /** Set for demo pictures until an editor replaces them. */
  readonly origin?: unknown
  readonly tone?: string | null
  /** Null for pictures that were last saved before there were any. */
  readonly crops?: Crops | null
}

/** Crops in the formats that are not the picture's own shape. */
export interface Crops extends Partial<Record<Format, PictureNames>> {
  /** `lg` of the picture they were cut with: a version without crops may have replaced it since. */
  readonly of: string
}

/** File names of the sizes, and the dominant colour. */
type PictureNames = Partial<Record<Size, string | null>> & { readonly tone?: string | null }

type Picture = { readonly [size in Size]: string | null } & { readonly tone: string | null }

const isOrigin = (value: unknown): value is WirePicture & object =>
  typeof value === 'object' && value !== null && 'lg' in value

const pathOf = (name: string | null | undefined) => (name ? `/media/${name}` : null)

/** False for crops of a former picture. */
export const hasCrops = ({ crops, lg }: PictureDocument): boolean => Boolean(crops) && crops?.of === lg

const namesIn = (picture: PictureDocument, format: Format | undefined): PictureNames =>
  (format && hasCrops(picture) ? picture.crops?.[format] : undefined) ?? picture

/**
 * The picture in the form of the contract: paths of three sizes and a colour, in the format of the field that
 * shows it, otherwise in its own shape. Null without a file.
 */
export function pictureOf(
  picture: PictureDocument,
  format?: Format,
): Picture | (WirePicture & object) | null {
  if (isOrigin(picture.origin)) return picture.origin
  const { tone, ...names } = namesIn(picture, format)
  const [lg = null, md = null, sm = null] = sizes.map((size) => pathOf(names[size]))
  return lg || md || sm ? { lg, md, sm, tone: tone ?? null } : null
}

/** File names of a picture in all its formats. */
export const fileNamesOf = ({ crops, ...names }: PictureDocument): readonly string[] =>
  [names, ...formats.map((format) => crops?.[format] ?? {})].flatMap((each: PictureNames) =>
    sizes.flatMap((size) => each[size] || []),
  )
