import type { RegisteredRouter } from '@tanstack/react-router'
import { followFlags } from '../features/flags/follow-flags.ts'
import type { VisitorFlags } from '../features/flags/visitor-flags.ts'

/**
 * Shows visited pages offline, however long ago they were loaded: reloading them would
 * replace them by an error.
 */
function showPagesOffline(router: RegisteredRouter): void {
  const { defaultStaleTime, defaultPreloadStaleTime, defaultGcTime, defaultPreloadGcTime } = router.options
  const online = { defaultStaleTime, defaultPreloadStaleTime, defaultGcTime, defaultPreloadGcTime }
  const offline = Object.fromEntries(Object.keys(online).map((name) => [name, Number.POSITIVE_INFINITY]))
  const follow = () => void Object.assign(router.options, navigator.onLine ? online : offline)
  for (const type of ['online', 'offline']) addEventListener(type, follow)
  follow()
}

/** Subscriptions of a page that start once it is idle: connection state, service worker and flag changes. */
export function followCalmPage(router: RegisteredRouter, notify: (flags: VisitorFlags) => void) {
  showPagesOffline(router)
  void import('./beside-page.ts').then(({ offerBesidePage }) => offerBesidePage(router))
  return followFlags(router, notify)
}
