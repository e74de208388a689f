import { useRouter } from '@tanstack/react-router'

/** Puts the cinemas around the visitor first, from where the device says that they are. An alert says so where the device refuses, or none is near. */
export function useNearMe(cookie: string | undefined): (() => void) | null {
  const router = useRouter()
  if (cookie === undefined) return null
  return () =>
    void Promise.all([import('./locator-actor.ts'), import('./near-me-alert.ts')]).then(
      async ([{ startLocator, whenPlacesCome }, { alertWhenFar }]) => {
        const locator = startLocator(router, cookie)
        await whenPlacesCome(locator.actor)
        locator.actor.send({ type: 'position.ask' })
        await alertWhenFar(locator, router)
      },
    )
}
