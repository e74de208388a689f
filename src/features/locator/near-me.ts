import { useRouter } from '@tanstack/react-router'

/** Lists the cinemas nearest to the device first. Null on a site without a locator. A refused position shows an alert. */
export function useNearMe(cookie: string | undefined): (() => void) | null {
  const router = useRouter()
  if (cookie === undefined) return null
  return () =>
    void Promise.all([import('./locator-actor.ts'), import('./near-me-alert.ts')]).then(
      ([{ startLocator }, { askNearMe }]) => askNearMe(startLocator(router, cookie), router),
    )
}
