import type { BoardRow } from '../../components/showtimes/board.tsx'
import type { TimeData } from '../../components/showtimes/times.tsx'
import type { BoardRowModel, TimeModel } from '../../page-data/models/parts.ts'
import { liveTime } from './live-times.ts'

function timeData(time: TimeModel, minute: number | null): TimeData {
  const { key, state, start, end, href, special, notes, time: clock } = liveTime(time, minute)
  const note = notes.filter((said) => said !== special?.title).join(', ') || null
  return { id: key, status: state, time: clock, dateTime: start, end, href, special: special?.title ?? null, note }
}

export const timesData = (times: readonly TimeModel[], minute: number | null): readonly TimeData[] => times.map((time) => timeData(time, minute))

/** Rows of the board as they are at `minute`. What a version means is said once, where the board first names it. */
export function boardRows(rows: readonly BoardRowModel[], minute: number | null): readonly BoardRow[] {
  const isFirst = (version: string, index: number) => rows.findIndex((row) => row.version === version) === index
  return rows.map(({ version, versionNote, marks, accessibility, times }, index) => ({
    id: `${index}-${version}`,
    version,
    note: isFirst(version, index) ? versionNote : null,
    help: accessibility,
    marks,
    times: timesData(times, minute),
  }))
}
