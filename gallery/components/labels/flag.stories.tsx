import { Flag } from '@marquee/design/labels/flag.tsx'
import { stateIn } from '../../state.tsx'

export default { component: Flag }

export const Tones = stateIn('row', ({ flags }) =>
  Object.values(flags).map((flag) => <Flag key={flag.label} {...flag} />),
)
