import { Mark } from '@marquee/design/brand/mark.tsx'
import { stateIn } from '../../state.tsx'

export default { component: Mark }

export const Link = stateIn('dark', () => <Mark href="/" />)
export const PlainText = stateIn('dark', () => <Mark />)
export const Lit = stateIn('dark', () => <Mark href="/" lit />)
