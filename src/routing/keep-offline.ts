import type { SiteRouter } from '../router.tsx'

/** Offline a page that was seen is shown as it was: fetching it anew would put the notice of a missing network in its place. */
export function keepPagesOffline(router: SiteRouter): void {
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
