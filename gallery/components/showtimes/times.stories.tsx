import { TimeButton, Times } from '../../../src/components/showtimes/times.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: TimeButton }

export const EachStatus = state(({ times }) => (
  <div className="board dark">
    <Times times={times} />
  </div>
))
export const WithDetails = state(({ times }) => (
  <div className="board dark">
    <Times times={times.map((time) => ({ ...time, onPress: nothing, opens: 'showtimeDetails' }))} />
  </div>
))
export const Special = state(({ time, t }) => (
  <div className="board dark">
    <Times times={[{ ...time.available, special: t('showtime:special') }]} />
  </div>
))
