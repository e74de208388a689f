import type { BoardRow } from '@marquee/design/showtimes/board.tsx'
import type { TimeData } from '@marquee/design/showtimes/times.tsx'
import type { BoardRowModel, TimeLabelsModel, TimeModel } from '../page-models/parts.ts'
import { liveTime } from './live-times.ts'
import { showtimeOpener, type TimesAbout } from './showtime-opener.ts'

/** A press opens the details. */
export function timeData(
  model: TimeModel,
  minute: number | null,
  row: TimeLabelsModel,
  about: TimesAbout,
): TimeData {
  const { special, notes, ...time } = liveTime(model, minute)
  const { version, versionNote, marks } = time.own ?? row
  const seen = new Set([special?.title, ...marks.map(({ label }) => label)])
  return {
    ...time,
    title: about.show.title,
    version: versionNote ?? version,
    special: special?.title ?? null,
    note: notes.filter((text) => !seen.has(text)).join(', ') || null,
    opens: 'showtimeDetails',
    onPress: showtimeOpener(model, row, about),
    past: model.status === 'locked' && !model.soon,
    next: model === about.next,
  }
}

/** The first time of these rows that can be booked at `minute`. */
export const nextTime = (rows: readonly BoardRowModel[], minute: number | null): TimeModel | undefined =>
  rows
    .flatMap(({ times }) => times.filter((time) => liveTime(time, minute).status === 'available'))
    .reduce<TimeModel | undefined>(
      (first, time) => (first && first.start <= time.start ? first : time),
      undefined,
    )

/** The number of the auditorium in which all times ahead are. */
function hallOf(times: readonly TimeModel[]): string | null {
  const ahead = times.filter(({ status, soon }) => status !== 'locked' || soon)
  const [hall = null, ...others] = new Set(
    ahead.map(({ auditorium }) => /^\d+/.exec(auditorium ?? '')?.[0] ?? null),
  )
  return others.length === 0 ? hall : null
}

/** Rows at `minute`. Versions are explained at their first occurrence. */
export function liveRows(
  rows: readonly BoardRowModel[],
  minute: number | null,
  about: TimesAbout,
): readonly BoardRow[] {
  const isFirst = (version: string, index: number) =>
    rows.findIndex((row) => row.version === version) === index
  return rows.map((row, index) => ({
    ...row,
    id: `${index}-${row.version}`,
    versionNote: isFirst(row.version, index) ? row.versionNote : null,
    hall: hallOf(row.times),
    times: row.times.map((time) => timeData(time, minute, row, about)),
  }))
}
