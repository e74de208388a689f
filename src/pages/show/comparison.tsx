import { VenueTimes } from '@marquee/design/showtimes/venue-times.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosition } from '../../features/locator/position.ts'
import type { ComparedCinemaModel, ComparisonModel } from '../../page-models/comparison.ts'
import { Choices } from '../../programme/choices.tsx'
import { liveRows, nextTime } from '../../programme/live-rows.ts'
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

const FAR = Number.MAX_SAFE_INTEGER

/** Cinemas side by side, each with its board. */
export function Comparison({ page, comparison, minute }: ComparisonProps) {
  const { t } = useTranslation('show')
  const [order, onOrder] = useState<TimetableOrder>('distance')
  const position = usePosition()
  const nextStart = ({ rows }: ComparedCinemaModel) => nextTime(rows, minute)?.start ?? '9'
  const ordered = withDistances(comparison.cinemas, position).toSorted((a, b) =>
    order === 'time'
      ? nextStart(a).localeCompare(nextStart(b))
      : (a.cinema.kilometres ?? FAR) - (b.cinema.kilometres ?? FAR),
  )
  return (
    <div className="wrap tt">
      <h3 id="comparison">{t('compare.title', { place: comparison.place })}</h3>
      <TimetableTools order={order} onOrder={onOrder} position={position} from={comparison.from} />
      <Choices
        label={t('compare.timesOfDay.label')}
        choices={comparison.timesOfDay.map(({ id, ...choice }) => ({
          ...choice,
          label: t(`compare.timesOfDay.${id}`),
        }))}
      />
      <ul className="cmp" aria-labelledby="comparison">
        {ordered.map((row) => {
          const { slug, name, href, kilometres } = row.cinema
          return (
            <li key={slug}>
              <VenueTimes
                name={name}
                href={href}
                line={
                  kilometres !== null && kilometres > 0
                    ? t('timetable.far', { km: roundDistance(kilometres) })
                    : null
                }
                rows={liveRows(row.rows, minute, aboutTimes(page, row))}
              >
                <p className="muted">{t('compare.nothing')}</p>
              </VenueTimes>
            </li>
          )
        })}
      </ul>
      <FurtherCinemas further={comparison.further} />
    </div>
  )
}
