import type { Counts, DayCounts } from './usage-counts.ts'

/** Of the drawings' own units: browsers stretch them to the width of their box. */
const [STEP, BAR, HEIGHT] = [10, 8, 100]

const mostOf = (days: readonly Counts[]): number =>
  days.reduce((most, { yes, no }) => Math.max(most, yes + no), 0)

/** Two decimals. */
const rounded = (length: number) => Math.round(length * 100) / 100

interface DayBarsProps {
  readonly days: readonly DayCounts[]
  /** ISO dates with a change of the feature. */
  readonly marked?: ReadonlySet<string>
}

/** A bar for each day, off above on. The numbers are in a table. */
export function DayBars({ days, marked }: DayBarsProps) {
  const scale = HEIGHT / Math.max(1, mostOf(days))
  return (
    <svg
      className="usage-bars"
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, yes, no }, index) => {
        const [on, off] = [rounded(yes * scale), rounded(no * scale)]
        const x = index * STEP + (STEP - BAR) / 2
        return (
          <g key={day}>
            {yes > 0 && (
              <rect className="usage-bars__on" x={x} y={rounded(HEIGHT - on)} width={BAR} height={on} />
            )}
            {no > 0 && (
              <rect
                className="usage-bars__off"
                x={x}
                y={rounded(HEIGHT - on - off)}
                width={BAR}
                height={off}
              />
            )}
            {marked?.has(day) && (
              <line
                className="usage-bars__mark"
                x1={index * STEP + STEP / 2}
                x2={index * STEP + STEP / 2}
                y1="0"
                y2={HEIGHT}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The requests of each day as one line. */
export function DayLine({ days }: { readonly days: readonly DayCounts[] }) {
  const scale = HEIGHT / Math.max(1, mostOf(days))
  const points = days.map(({ yes, no }, index) => `${index * STEP},${rounded(HEIGHT - (yes + no) * scale)}`)
  return (
    <svg
      className="usage-line"
      viewBox={`0 -4 ${(days.length - 1) * STEP} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}

export const mostOnOneDay = mostOf
