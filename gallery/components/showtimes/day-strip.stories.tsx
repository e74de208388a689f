import { DayStrip } from '../../../src/components/showtimes/day-strip.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: DayStrip }

export const TwoWeeks = state(({ days }) => (
  <div className="dark">
    <DayStrip days={days} onCalendar={nothing} />
  </div>
))
export const StartsLater = state(({ days }) => (
  <div className="dark">
    <DayStrip days={days} start={days[5]?.date} />
  </div>
))
export const NothingShown = state(({ days }) => (
  <div className="dark">
    <DayStrip days={days.map((day) => ({ ...day, selected: false, disabled: true }))} />
  </div>
))
