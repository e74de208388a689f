import { LoadingBar } from '@marquee/design/feedback/loading-bar.tsx'
import { wideState } from '../../state.tsx'

export default { component: LoadingBar }

export const Active = wideState(() => <LoadingBar active />)
export const Idle = wideState(() => <LoadingBar active={false} />)
