import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * Shows visited pages offline, however long ago they were loaded: reloading them would
 * replace them by an error.
 */
export function showPagesOffline(router: RegisteredRouter): void {
  const { defaultStaleTime, defaultPreloadStaleTime, defaultGcTime, defaultPreloadGcTime } = router.options
  const online = { defaultStaleTime, defaultPreloadStaleTime, defaultGcTime, defaultPreloadGcTime }
  const ever = Number.POSITIVE_INFINITY
  const offline: typeof online = {
    defaultStaleTime: ever,
    defaultPreloadStaleTime: ever,
    defaultGcTime: ever,
    defaultPreloadGcTime: ever,
  }
  const follow = () => void Object.assign(router.options, navigator.onLine ? online : offline)
  for (const type of ['online', 'offline']) addEventListener(type, follow)
  follow()
}
