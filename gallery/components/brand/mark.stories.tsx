import { Mark } from '../../../src/components/brand/mark.tsx'
import { state } from '../../state.tsx'

export default { component: Mark }

export const Link = state(() => (
  <div className="room">
    <Mark href="/" />
  </div>
))
export const PlainText = state(() => (
  <div className="room">
    <Mark />
  </div>
))
export const Lit = state(() => (
  <div className="room">
    <Mark href="/" lit />
  </div>
))
