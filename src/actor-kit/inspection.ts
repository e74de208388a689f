import type { InspectionEvent } from 'xstate'
import { watch } from '../inspector/hook.ts'

/** Hands every event of the page's machines to the inspector; undefined, and no code at all, in builds that nobody can watch. */
export const inspection = (): ((event: InspectionEvent) => void) | undefined =>
  __INSPECT__ ? watch : undefined
