import { Mark } from '../../../src/components/brand/mark.tsx'
import { state } from '../../state.tsx'

export default { component: Mark }

export const Link = state(() => (
  <div className="dark">
    <Mark href="/" />
  </div>
))
export const PlainText = state(() => (
  <div className="dark">
    <Mark />
  </div>
))
export const Lit = state(() => (
  <div className="dark">
    <Mark href="/" lit />
  </div>
))
