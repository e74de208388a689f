import { Pager } from '@marquee/design/controls/pager.tsx'
import { state } from '../../state.tsx'

export default { component: Pager }

const hrefOf = (page: number) => `?page=${page}`

export const First = state(() => <Pager current={1} total={3} hrefOf={hrefOf} />)
export const Middle = state(() => <Pager current={12} total={40} hrefOf={hrefOf} />)
export const Last = state(() => <Pager current={8} total={8} hrefOf={hrefOf} />)
