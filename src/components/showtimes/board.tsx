import { type FormatMark, HelpMark, Mk } from '../labels/marks.tsx'
import { uniqueKeys } from '../unique-keys.ts'
import { type TimeData, Times, type TimesProps } from './times.tsx'

export interface BoardRow {
  id: string
  /** "VF" */
  version: string
  /** What the version means, "sous-titres français": not on paper. */
  note?: string | null | undefined
  /** "audiodescription" */
  help?: readonly FormatMark[] | undefined
  marks: readonly FormatMark[]
  times: readonly TimeData[]
}

function Slot({ version, note, help = [], marks, times, render }: BoardRow & Pick<TimesProps, 'render'>) {
  const keys = uniqueKeys(marks.map(({ label }) => label))
  return (
    <div className="slot">
      <p className="slot__name">
        {version} {note && <small className="noprint">{note} </small>}
        {marks.map((mark, index) => (
          <Mk key={keys[index]} {...mark} />
        ))}
        {help.map((mark) => (
          <HelpMark key={mark.label} {...mark} />
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
