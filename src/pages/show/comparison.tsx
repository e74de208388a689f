import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { HelpMark, Mk } from '@marquee/design/labels/marks.tsx'
import { Times } from '@marquee/design/showtimes/times.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosition } from '../../features/locator/position.ts'
import type { ComparedCinemaModel, ComparisonModel } from '../../page-models/comparison.ts'
import { Choices } from '../../programme/choices.tsx'
import { timeData } from '../../programme/live-rows.ts'
import { TimetableTools } from '../../programme/timetable-lines.tsx'
import { roundDistance, type TimetableOrder, withDistances } from '../../programme/timetable-order.ts'
import { aboutTimes, type TimesPage } from './about-times.ts'
import { FurtherCinemas } from './further-cinemas.tsx'
import './comparison.css'

interface ComparisonProps {
  readonly page: TimesPage
  readonly comparison: ComparisonModel
  readonly minute: number | null
}

interface RowProps extends Pick<ComparisonProps, 'page' | 'minute'> {
  readonly row: ComparedCinemaModel
  readonly columns: readonly Column[]
}

type Column = 'cinema' | 'times' | 'formats' | 'price' | 'access'

/** Columns of which the source says nothing are left out. */
function columnsOf(rows: readonly ComparedCinemaModel[]): readonly Column[] {
  const has = {
    price: rows.some(({ price }) => price !== null),
    access: rows.some(({ access }) => access.length > 0),
  }
  return ['cinema', 'times', 'formats', ...(['price', 'access'] as const).filter((column) => has[column])]
}

/** The others are on the page of the cinema. */
const SHOWN = 4

function NextTimesCell({ page, row, minute }: Omit<RowProps, 'columns'>) {
  const { t } = useTranslation('show')
  const times = row.times
    .map((each) => timeData(each.time, minute, each, aboutTimes(page, row)))
    .filter(({ status }) => status !== 'locked')
  if (times.length === 0) return <td className="muted">{t('compare.nothing')}</td>
  return (
    <td>
      <Times times={times.slice(0, SHOWN)} />
      {times.length > SHOWN && (
        <TextLink small href={row.href}>
          {t('compare.more', { count: times.length - SHOWN })}
          <span className="visually-hidden"> {row.cinema.name}</span>
        </TextLink>
      )}
    </td>
  )
}

/** A dash; in words for screen readers. */
function Nothing({ text }: { readonly text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}

function CinemaRow({ page, row, minute, columns }: RowProps) {
  const { t } = useTranslation('show')
  const { cinema, versions, formats, access, price } = row
  return (
    <tr>
      <th scope="row">
        <SiteLink to={cinema.href}>{cinema.name}</SiteLink>
        {cinema.kilometres !== null && cinema.kilometres > 0 && (
          <span className="cmp__far num">{t('timetable.far', { km: roundDistance(cinema.kilometres) })}</span>
        )}
      </th>
      <NextTimesCell page={page} row={row} minute={minute} />
      <td>
        <span className="cmp__marks">
          <b>{versions.join(', ')}</b>
          {formats.map((mark) => (
            <Mk key={mark.tag} {...mark} />
          ))}
        </span>
      </td>
      {columns.includes('price') && (
        <td className="num">{price ?? <Nothing text={t('compare.noPrice')} />}</td>
      )}
      {columns.includes('access') && (
        <td>
          <span className="cmp__marks">
            {access.map((mark) => (
              <HelpMark key={mark.tag} {...mark} />
            ))}
            {access.length === 0 && <Nothing text={t('compare.noAccess')} />}
          </span>
        </td>
      )}
    </tr>
  )
}

const FAR = Number.MAX_SAFE_INTEGER
const nextStart = ({ times }: ComparedCinemaModel) => times[0]?.time.start ?? '9'

/** Cinemas side by side. The columns scroll on a phone, beside the names. */
export function Comparison({ page, comparison, minute }: ComparisonProps) {
  const { t } = useTranslation('show')
  const [order, onOrder] = useState<TimetableOrder>('distance')
  const position = usePosition()
  const columns = columnsOf(comparison.cinemas)
  const ordered = withDistances(comparison.cinemas, position).toSorted((a, b) =>
    order === 'time'
      ? nextStart(a).localeCompare(nextStart(b))
      : (a.cinema.kilometres ?? FAR) - (b.cinema.kilometres ?? FAR),
  )
  return (
    <div className="wrap tt cmp">
      <h3 id="comparison">{t('compare.title', { place: comparison.place })}</h3>
      <TimetableTools order={order} onOrder={onOrder} position={position} from={comparison.from} />
      <Choices
        label={t('compare.timesOfDay.label')}
        choices={comparison.timesOfDay.map(({ id, ...choice }) => ({
          ...choice,
          label: t(`compare.timesOfDay.${id}`),
        }))}
      />
      <div className="cmp__scroll">
        <table aria-labelledby="comparison">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`compare.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map((row) => (
              <CinemaRow key={row.cinema.slug} page={page} row={row} minute={minute} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      <FurtherCinemas further={comparison.further} />
    </div>
  )
}
