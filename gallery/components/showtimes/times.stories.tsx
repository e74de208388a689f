import { TimeButton, Times } from '@marquee/design/showtimes/times.tsx'
import { nothing, stateIn } from '../../state.tsx'

export default { component: TimeButton }

export const EachStatus = stateIn('board dark', ({ times }) => <Times times={times} />)
export const WithDetails = stateIn('board dark', ({ times }) => (
  <Times times={times.map((time) => ({ ...time, onPress: nothing, opens: 'showtimeDetails' }))} />
))
export const Special = stateIn('board dark', ({ time, t }) => (
  <Times times={[{ ...time.available, special: t('showtime:special') }]} />
))
