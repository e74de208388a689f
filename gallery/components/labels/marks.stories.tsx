import { HelpMark, Marks, Mk } from '@marquee/design/labels/marks.tsx'
import { state, stateIn } from '../../state.tsx'

export default { component: Marks }

export const Formats = state(({ marks }) => <Marks marks={marks} />)
export const Lit = state(({ marks: [mark] }) => <Mk label={mark?.label ?? ''} lit />)
export const Sign = state(({ help }) => <Marks marks={help} />)
export const Help = stateIn('row', ({ help }) => help.map((mark) => <HelpMark key={mark.label} {...mark} />))
