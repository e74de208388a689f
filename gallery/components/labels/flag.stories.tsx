import { Flag } from '../../../src/components/labels/flag.tsx'
import { state } from '../../state.tsx'

export default { component: Flag }

export const Tones = state(({ flags }) => (
  <div className="row">
    {Object.values(flags).map((flag) => (
      <Flag key={flag.label} {...flag} />
    ))}
  </div>
))
