import type { BoardRow } from '../components/showtimes/board.tsx'
import type { TimeData } from '../components/showtimes/times.tsx'
import type { BoardRowModel, TimeModel, TimesWordsModel } from '../page-models/parts.ts'
import { liveTime } from './live-times.ts'
import { showtimeOpener, type TimesAbout } from './showtime-window.ts'

/** A press opens the details. */
export function timeData(
  model: TimeModel,
  minute: number | null,
  row: TimesWordsModel,
  about: TimesAbout,
): TimeData {
  const { key, state, start, end, href, special, notes, time, own } = liveTime(model, minute)
  const note = notes.filter((text) => text !== special?.title).join(', ') || null
  const onPress = showtimeOpener(model, row, about)
  const past = model.state === 'locked'
  return {
    id: key,
    status: state,
    time,
    title: about.show.title,
    version: (own ?? row).version,
    dateTime: start,
    end,
    href,
    special: special?.title ?? null,
    note,
    opens: 'showtimeDetails',
    onPress,
    own,
    past,
  }
}

/** Rows at `minute`. Versions are explained at their first occurrence. */
export function boardRows(
  rows: readonly BoardRowModel[],
  minute: number | null,
  about: TimesAbout,
): readonly BoardRow[] {
  const isFirst = (version: string, index: number) =>
    rows.findIndex((row) => row.version === version) === index
  return rows.map((row, index) => ({
    id: `${index}-${row.version}`,
    version: row.version,
    note: isFirst(row.version, index) ? row.versionNote : null,
    help: row.accessibility,
    marks: row.marks,
    times: row.times.map((time) => timeData(time, minute, row, about)),
  }))
}
