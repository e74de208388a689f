import { type FormatMark, Mk } from '../labels/marks.tsx'
import { uniqueKeys } from '../unique-keys.ts'
import { type TimeData, Times, type TimesProps } from './times.tsx'

export interface BoardRow {
  id: string
  /** "VF" */
  version: string
  /** What the version means, "sous-titres français": not on paper. */
  note?: string | null | undefined
  /** "audiodescription" */
  detail?: string | null | undefined
  marks: readonly FormatMark[]
  times: readonly TimeData[]
}

function SlotNote({ note, detail }: Pick<BoardRow, 'note' | 'detail'>) {
  if (!note && !detail) return null
  if (!detail) return <small className="noprint">{note} </small>
  return (
    <small>
      {note && <span className="noprint">{note}, </span>}
      {detail}{' '}
    </small>
  )
}

function Slot({ version, note, detail, marks, times, render }: BoardRow & Pick<TimesProps, 'render'>) {
  const keys = uniqueKeys(marks.map(({ label }) => label))
  return (
    <div className="slot">
      <p className="slot__name">
        {version} <SlotNote note={note} detail={detail} />
        {marks.map((mark, index) => (
          <Mk key={keys[index]} {...mark} />
        ))}
      </p>
      <Times times={times} render={render} />
    </div>
  )
}

/** Showtimes of one film in one cinema on one day: a row for each version and format. */
export function Board({ rows, render }: { rows: readonly BoardRow[] } & Pick<TimesProps, 'render'>) {
  return (
    <div className="board room">
      {rows.map((row) => (
        <Slot key={row.id} {...row} render={render} />
      ))}
    </div>
  )
}
