import { SkeletonBoard } from '@marquee/design/feedback/skeletons.tsx'
import { state } from '../../state.tsx'

export default { component: SkeletonBoard }

export const Board = state(() => <SkeletonBoard />)
