import type { FormatMark } from '@marquee/design/labels/marks.tsx'
import type { PictureData } from '@marquee/design/pictures/picture.tsx'
import type { PictureModel } from '../page-models/parts.ts'

/** Converts page models to props of the design system. */

export const pictureData = (picture: PictureModel | null, alt?: string): PictureData => ({
  url: picture?.url ?? null,
  tone: picture?.tone ?? null,
  alt,
})

export const formatMarks = (marks: readonly string[]): readonly FormatMark[] =>
  [...new Set(marks)].map((label) => ({ label }))
