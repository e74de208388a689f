import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { type FormatMark, isExceptional, Mk } from '../labels/marks.tsx'
import { uniqueKeys } from '../unique-keys.ts'
import { type TimeData, type TimeLabels, Times, type TimesProps } from './times.tsx'
import './board.css'

export interface BoardRow {
  id: string
  /** "VF" */
  version: string
  /** "sous-titres français"; not printed. */
  versionNote: string | null
  /** "audiodescription" */
  accessibility: readonly FormatMark[]
  marks: readonly FormatMark[]
  /** Number of the auditorium, if it is the same for all times. */
  hall?: string | null
  /** "from €12.50"; on the first row, for all. */
  price?: string | null
  times: readonly TimeData[]
}

function Labels({ version, marks, accessibility }: TimeLabels) {
  const labels = [version, ...marks.map(({ label }) => label)].filter((label) => label !== '')
  return (
    <span className="time__labels">
      {labels.map((label) => `${label} `)}
      {accessibility.map(({ label, icon, missing }) => (
        <Fragment key={label}>
          {icon && (
            <span className={missing ? 'mk--missing' : undefined}>
              <Icon name={icon} />
            </span>
          )}
          <span className={icon && 'visually-hidden'}>{label} </span>
        </Fragment>
      ))}
    </span>
  )
}

/** Format signs stay with the row, to save space. */
function labelled(time: TimeData, row: TimeLabels): TimeData {
  const { own } = time
  if (!own) return time
  const notShown = (marks: readonly FormatMark[], shown: readonly FormatMark[]) =>
    marks.filter(({ tag }) => !shown.some((mark) => mark.tag === tag))
  const labels = {
    version: own.version === row.version ? '' : own.version,
    marks: notShown(own.marks, row.marks).filter(({ icon }) => !icon),
    accessibility: [
      ...notShown(own.accessibility, row.accessibility),
      ...notShown(own.marks, row.marks).filter(({ missing }) => missing),
    ],
  }
  return {
    ...time,
    version: labels.version === '' ? time.version : undefined,
    labels: <Labels {...labels} />,
  }
}

interface SlotProps extends BoardRow, Pick<TimesProps, 'render' | 'end'> {}

function Slot({
  version,
  versionNote,
  accessibility,
  marks,
  hall = null,
  price = null,
  times,
  render,
  end,
}: SlotProps) {
  const { t } = useTranslation('components')
  const labels = [...marks.filter(isExceptional), ...accessibility]
  const keys = uniqueKeys(labels.map(({ label }) => label))
  return (
    <div className="slot">
      {(version !== '' || labels.length > 0 || price !== null) && (
        <p className="slot__name">
          {version !== '' && <span title={versionNote ?? undefined}>{version}</span>}
          {labels.map((mark, index) => (
            <Mk key={keys[index]} {...mark} />
          ))}
          {hall !== null && <span className="slot__hall num">{t('times.hall', { number: hall })}</span>}
          {price !== null && <small>{price}</small>}
        </p>
      )}
      <Times
        times={times.map((time) => labelled(time, { version, marks, accessibility }))}
        render={render}
        end={end}
      />
    </div>
  )
}

const silent: TimeLabels = { version: '', marks: [], accessibility: [] }
/** Outside its row, a time has all texts. */
const alone = ({ version, marks, accessibility }: BoardRow, time: TimeData): TimeData =>
  labelled({ ...time, own: time.own ?? { version, marks, accessibility } }, silent)

const byStart = (a: TimeData, b: TimeData) => a.start.localeCompare(b.start)

function Past({ times, open }: { readonly times: readonly TimeData[]; readonly open: boolean }) {
  const { t } = useTranslation('components')
  return (
    <details open={open || undefined}>
      <summary>{t('times.past', { count: times.length })}</summary>
      <Times times={times.toSorted(byStart)} />
    </details>
  )
}

/** The times of all rows in one line, each with its texts. */
export const BoardLine = ({ rows }: Pick<BoardProps, 'rows'>) => (
  <div className="board">
    <Times times={rows.flatMap((row) => row.times.map((time) => alone(row, time))).sort(byStart)} />
  </div>
)

interface BoardProps extends Pick<TimesProps, 'render'> {
  readonly rows: readonly BoardRow[]
  /** False where the price stands with the film. */
  readonly priced?: boolean
}

/** One film in one cinema on one day; times closed at rendering are folded. */
export function Board({ rows, render, priced = true }: BoardProps) {
  // Selected showtimes stay in view.
  const folds = render === undefined
  const shown = rows
    .map((row) => (folds ? { ...row, times: row.times.filter(({ past }) => !past) } : row))
    .filter(({ times }) => times.length > 0)
  const past = folds
    ? rows.flatMap((row) => row.times.filter((time) => time.past).map((time) => alone(row, time)))
    : []
  const last = shown.at(-1)?.id
  return (
    <div className="board">
      {shown.map((row) => (
        <Slot
          key={row.id}
          {...row}
          price={priced ? row.price : null}
          render={render}
          end={
            row.id === last &&
            past.length > 0 && (
              <li className="board__past noprint">
                <Past times={past} open={false} />
              </li>
            )
          }
        />
      ))}
      {last === undefined && past.length > 0 && (
        <div className="board__past noprint">
          <Past times={past} open />
        </div>
      )}
    </div>
  )
}
