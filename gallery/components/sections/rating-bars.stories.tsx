import { RatingBars } from '@marquee/design/sections/rating-bars.tsx'
import type { Samples } from '../../samples.ts'
import { state } from '../../state.tsx'

export default { component: RatingBars }

const bars = ({ flags, formats }: Samples, counts: readonly number[]) => (
  <RatingBars
    rows={Object.values(flags)
      .slice(0, counts.length)
      .map(({ label }, index) => ({ label, count: counts[index] ?? 0 }))}
    formatShare={formats.percent}
  />
)

export const Several = state((samples) => bars(samples, [61, 24, 10, 5]))
export const OneForAll = state((samples) => bars(samples, [1, 0, 0]))
