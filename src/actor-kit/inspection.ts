import type { InspectionEvent } from 'xstate'
import { watch } from '../inspector/hook.ts'

/**
 * Passes events of the page's machines to the inspector; undefined, and no code at all, in production builds.
 */
export const inspection = (): ((event: InspectionEvent) => void) | undefined =>
  __INSPECT__ ? watch : undefined
