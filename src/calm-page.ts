import type { RegisteredRouter } from '@tanstack/react-router'
import { followFlags } from './features/flags/follow-flags.ts'
import type { VisitorFlags } from './features/flags/visitor-flags.ts'
import { showPagesOffline } from './routing/offline-pages.ts'

/** Subscriptions of a page that start once it is idle: connection state, service worker and flag changes. */
export function followCalmPage(
  router: RegisteredRouter,
  notify: (flags: VisitorFlags) => void,
): Promise<void> {
  showPagesOffline(router)
  void import('./features/offline/service-worker.ts').then(({ startServiceWorker }) =>
    startServiceWorker(router),
  )
  return followFlags(router, notify)
}
