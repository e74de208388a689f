import type { FlagData } from '../components/labels/flag.tsx'
import type { FormatMark } from '../components/labels/marks.tsx'
import type { PictureData } from '../components/pictures/picture.tsx'
import type { FlagModel, PictureModel } from '../page-models/parts.ts'

/** Converts page models to props of the design system. */

export const pictureData = (picture: PictureModel | null, alt?: string): PictureData => ({
  url: picture?.src ?? null,
  tone: picture?.tone ?? null,
  alt,
})

export const flagData = (flag: FlagModel | null): FlagData | null =>
  flag && { label: flag.label, tone: flag.colour }

export const formatMarks = (marks: readonly string[]): readonly FormatMark[] =>
  [...new Set(marks)].map((label) => ({ label }))
