import type { SiteRouter } from '../router.tsx'

/** Shows visited pages offline: reloading them would replace them by an error. */
export function showPagesOffline(router: SiteRouter): void {
  const { defaultStaleTime, defaultPreloadStaleTime } = router.options
  const online = { defaultStaleTime, defaultPreloadStaleTime }
  const offline: typeof online = {
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  }
  const follow = () => void Object.assign(router.options, navigator.onLine ? online : offline)
  for (const type of ['online', 'offline']) addEventListener(type, follow)
  follow()
}
