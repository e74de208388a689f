import './facts.css'
export interface RatingRow {
  label: string
  count: number
}

export interface RatingBarsProps {
  rows: readonly RatingRow[]
  /** A share between 0 and 1: "61 %". */
  formatShare: (share: number) => string
}

export function RatingBars({ rows, formatShare }: RatingBarsProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  let before = 0
  // Each is what it adds to a rounded sum, so that the percentages have the sum of their shares.
  const shares = rows.map(({ count }) => {
    const [from, to] = [before, before + count].map((sum) => Math.round((sum / total) * 100))
    before += count
    return ((to ?? 0) - (from ?? 0)) / 100
  })
  return (
    <ul className="feel">
      {rows.map(({ label, count }, index) => (
        <li key={label}>
          <span>{label}</span>
          <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="6" />
            <rect width={Math.round((count / total) * 1000) / 10} height="6" />
          </svg>
          <span>{formatShare(shares[index] ?? 0)}</span>
        </li>
      ))}
    </ul>
  )
}
