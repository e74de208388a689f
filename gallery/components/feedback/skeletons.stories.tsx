import { SkeletonBoard } from '../../../src/components/feedback/skeletons.tsx'
import { state } from '../../state.tsx'

export default { component: SkeletonBoard }

export const Board = state(() => <SkeletonBoard />)
