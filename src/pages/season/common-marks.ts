import type { BoardRow } from '@marquee/design/showtimes/board.tsx'
import type { MarkModel } from '../../page-models/parts.ts'
import type { SeasonDayModel } from '../../page-models/seasons.ts'

/** Formats in words that every showtime of the days has, if there are several. */
export function commonMarks(days: readonly SeasonDayModel[]): readonly MarkModel[] {
  const all = days.flatMap(({ shows }) =>
    shows.flatMap(({ rows }) =>
      rows.flatMap(({ marks, times }) => times.map(({ own }) => own?.marks ?? marks)),
    ),
  )
  const [first = [], ...others] = all
  if (others.length === 0) return []
  return first.filter(
    ({ icon, tag }) => !icon && others.every((marks) => marks.some((mark) => mark.tag === tag)),
  )
}

type Tags = ReadonlySet<string | undefined>

const without = <Labels extends Pick<BoardRow, 'marks'>>(labels: Labels, tags: Tags): Labels => ({
  ...labels,
  marks: labels.marks.filter(({ tag }) => !tags.has(tag)),
})

/** Windows of the times keep all their marks. */
export const rowsWithout = (rows: readonly BoardRow[], tags: Tags): readonly BoardRow[] =>
  rows.map((row) => ({
    ...without(row, tags),
    times: row.times.map((time) => (time.own ? { ...time, own: without(time.own, tags) } : time)),
  }))
