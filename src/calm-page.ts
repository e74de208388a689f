import { followFlags } from './features/flags/follow-flags.ts'
import type { VisitorFlags } from './features/flags/visitor-flags.ts'
import type { SiteRouter } from './router.tsx'
import { showPagesOffline } from './routing/offline-pages.ts'

/** Subscriptions of a page that start once it is idle: connection state and flag changes. */
export function followCalmPage(router: SiteRouter, notify: (flags: VisitorFlags) => void): Promise<void> {
  showPagesOffline(router)
  return followFlags(router, notify)
}
