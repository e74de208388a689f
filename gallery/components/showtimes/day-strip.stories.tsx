import { DayStrip } from '@marquee/design/showtimes/day-strip.tsx'
import { nothing, stateIn } from '../../state.tsx'

export default { component: DayStrip }

export const TwoWeeks = stateIn('dark', ({ days }) => <DayStrip days={days} onCalendar={nothing} />)
export const StartsLater = stateIn('dark', ({ days }) => <DayStrip days={days} start={days[5]?.date} />)
export const NothingShown = stateIn('dark', ({ days }) => (
  <DayStrip days={days.map((day) => ({ ...day, selected: false, disabled: true }))} />
))
