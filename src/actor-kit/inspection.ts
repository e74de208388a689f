import { createHook } from '@marquee/inspector/hook.ts'
import type { InspectionEvent } from 'xstate'
import { readBoot } from '../document/boot.ts'

/** Undefined, and no code at all, in production builds. */
export const hook = __INSPECT__
  ? createHook(() => {
      const { site, language, flags } = readBoot()
      return { edition: { site: site.id, language }, flags }
    })
  : undefined

/** Passes events of the page's machines to the inspector. */
export const inspection = (): ((event: InspectionEvent) => void) | undefined => hook?.watch
