import type { FormatMark } from '@marquee/design/labels/marks.tsx'

export const formatMarks = (marks: readonly string[]): readonly FormatMark[] =>
  [...new Set(marks)].map((label) => ({ label }))
