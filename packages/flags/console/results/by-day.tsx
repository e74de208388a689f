import type { FlagChange } from '../../service/flag-service.ts'
import { useTexts } from '../texts/console-texts.ts'
import { dayOfChange } from './feature-changes.tsx'

/** The drawing's own units: browsers stretch it to the width of its box. */
const [STEP, BAR, HEIGHT] = [10, 8, 100]

export interface DayCount {
  /** ISO date in UTC. */
  readonly day: string
  readonly visitors: number
}

/** Two decimals. */
const rounded = (length: number) => Math.round(length * 100) / 100

interface DayBarsProps {
  readonly days: readonly DayCount[]
  readonly most: number
  /** ISO dates with a change of the feature. */
  readonly marked: ReadonlySet<string>
}

function DayBars({ days, most, marked }: DayBarsProps) {
  const scale = HEIGHT / Math.max(1, most)
  return (
    <svg
      className="results-bars"
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, visitors }, index) => {
        const height = rounded(visitors * scale)
        const [x, middle] = [index * STEP + (STEP - BAR) / 2, index * STEP + STEP / 2]
        return (
          <g key={day}>
            {visitors > 0 && <rect x={x} y={rounded(HEIGHT - height)} width={BAR} height={height} />}
            {marked.has(day) && <line x1={middle} x2={middle} y1="0" y2={HEIGHT} />}
          </g>
        )
      })}
    </svg>
  )
}

interface ByDayProps {
  readonly days: readonly DayCount[]
  readonly counted: number
  readonly changes: readonly FlagChange[]
}

/** Visitors as bars by day, with the days of the feature's changes marked. */
export function ByDay({ days, counted, changes }: ByDayProps) {
  const { t, dayText } = useTexts()
  const most = Math.max(0, ...days.map(({ visitors }) => visitors))
  return (
    <section className="console-section" aria-labelledby="results-days">
      <h2 id="results-days">{t('results.byDay')}</h2>
      <ul className="results-legend" role="list">
        <li>{t('results.counted', { count: counted })}</li>
        {changes.length > 0 && <li data-series="mark">{t('results.mark')}</li>}
      </ul>
      <p className="results-scale">{t('results.most', { times: most })}</p>
      <DayBars days={days} most={most} marked={new Set(changes.map(dayOfChange))} />
      <p className="results-ends">
        <span>{dayText(days[0]?.day ?? '')}</span>
        <span>{dayText(days.at(-1)?.day ?? '')}</span>
      </p>
    </section>
  )
}
