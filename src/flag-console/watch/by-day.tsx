import type { ReactNode } from 'react'
import type { FlagChange } from '../../services/flags/flag-service.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DayBars, mostOnOneDay } from './day-chart.tsx'
import { dayOfChange } from './feature-changes.tsx'
import type { DayCounts } from './usage-counts.ts'

interface ByDayProps {
  readonly id: string
  readonly title: string
  readonly days: readonly DayCounts[]
  readonly changes: readonly FlagChange[]
  /** Items of the legend. */
  readonly children: ReactNode
}

/** Counts of a feature as bars by day, with the days of its changes marked. */
export function ByDay({ id, title, days, changes, children }: ByDayProps) {
  const { t, dayText } = useTexts()
  return (
    <section className="console-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="usage-legend" role="list">
        {children}
        {changes.length > 0 && <li data-series="mark">{t('usage.mark')}</li>}
      </ul>
      <p className="usage-scale">{t('usage.most', { times: mostOnOneDay(days) })}</p>
      <div className="usage-chart">
        <DayBars days={days} marked={new Set(changes.map(dayOfChange))} />
      </div>
      <p className="usage-ends">
        <span>{dayText(days[0]?.day ?? '')}</span>
        <span>{dayText(days.at(-1)?.day ?? '')}</span>
      </p>
    </section>
  )
}
