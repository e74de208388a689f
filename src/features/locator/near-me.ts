import { useRouter } from '@tanstack/react-router'

/**
 * Orders lists by distance from the device. Null on a site without a locator. A denied
 * position shows an alert.
 */
export function useNearMe(cookie: string | undefined): (() => void) | null {
  const router = useRouter()
  if (cookie === undefined) return null
  return () =>
    void Promise.all([import('./locator-actor.ts'), import('./near-me-alert.ts')]).then(
      ([{ startLocator }, { locateNearMe }]) => locateNearMe(startLocator(router, cookie), router),
    )
}
