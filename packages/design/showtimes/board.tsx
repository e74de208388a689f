import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { type FormatMark, HelpMark, Mk } from '../labels/marks.tsx'
import { uniqueKeys } from '../unique-keys.ts'
import { type TimeData, type TimeLabels, Times, type TimesProps } from './times.tsx'

export interface BoardRow {
  id: string
  /** "VF" */
  version: string
  /** "sous-titres français"; not printed. */
  versionNote: string | null
  /** "audiodescription" */
  accessibility: readonly FormatMark[]
  marks: readonly FormatMark[]
  /** "Full price from €12.50"; shown only where the board is wide. */
  price?: string | null
  times: readonly TimeData[]
}

function Labels({ version, marks, accessibility }: TimeLabels) {
  const labels = [version, ...marks.map(({ label }) => label)].filter((label) => label !== '')
  return (
    <span className="time__labels">
      {labels.map((label) => (
        <span key={label}>{label} </span>
      ))}
      {accessibility.map(({ label, icon }) => (
        <span key={label}>
          {icon ? <Icon name={icon} /> : label}
          {icon && <span className="visually-hidden">{label} </span>}
        </span>
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
    accessibility: notShown(own.accessibility, row.accessibility),
  }
  return {
    ...time,
    version: labels.version === '' ? time.version : undefined,
    labels: <Labels {...labels} />,
  }
}

function Slot({
  version,
  versionNote,
  accessibility,
  marks,
  price = null,
  times,
  render,
}: BoardRow & Pick<TimesProps, 'render'>) {
  const hasLabels = version !== '' || marks.length > 0 || accessibility.length > 0
  const keys = uniqueKeys(marks.map(({ label }) => label))
  return (
    <div className="slot">
      {(hasLabels || price !== null) && (
        <p className={classNames('slot__name', !hasLabels && 'slot__price')}>
          {version} {versionNote && <small className="noprint">{versionNote} </small>}
          {marks.map((mark, index) => (
            <Mk key={keys[index]} {...mark} />
          ))}
          {accessibility.map((mark) => (
            <HelpMark key={mark.label} {...mark} />
          ))}
          {price !== null && <small className="slot__price">{price}</small>}
        </p>
      )}
      <Times times={times.map((time) => labelled(time, { version, marks, accessibility }))} render={render} />
    </div>
  )
}

const silent: TimeLabels = { version: '', marks: [], accessibility: [] }
/** Outside its row, a time has all texts. */
const alone = ({ version, marks, accessibility }: BoardRow, time: TimeData): TimeData =>
  labelled({ ...time, own: time.own ?? { version, marks, accessibility } }, silent)

function Past({ rows, open }: { readonly rows: readonly BoardRow[]; readonly open: boolean }) {
  const { t } = useTranslation('components')
  const times = rows.flatMap((row) => row.times.filter(({ past }) => past).map((time) => alone(row, time)))
  if (times.length === 0) return null
  return (
    <details className="board__past noprint" open={open || undefined}>
      <summary>{t('times.past', { count: times.length })}</summary>
      <Times times={times.toSorted((a, b) => a.start.localeCompare(b.start))} />
    </details>
  )
}

/** One film in one cinema on one day; times closed at rendering are folded. */
export function Board({ rows, render }: { rows: readonly BoardRow[] } & Pick<TimesProps, 'render'>) {
  // Selected showtimes stay in view.
  const folds = render === undefined
  const shown = rows
    .map((row) => (folds ? { ...row, times: row.times.filter(({ past }) => !past) } : row))
    .filter(({ times }) => times.length > 0)
  return (
    <div className="board dark">
      {shown.map((row) => (
        <Slot key={row.id} {...row} render={render} />
      ))}
      {folds && <Past rows={rows} open={shown.length === 0} />}
    </div>
  )
}
