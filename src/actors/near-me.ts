import { useRouter } from '@tanstack/react-router'

/** Puts the cinemas around the visitor first, from where the device says that they are. A refusal is told by an alert. */
export function useNearMe(cookie: string | undefined): (() => void) | null {
  const router = useRouter()
  if (cookie === undefined) return null
  return () =>
    void import('./locator-actor.ts').then(({ startLocator, whenPlacesCome }) => {
      const { actor } = startLocator(router, cookie)
      return whenPlacesCome(actor).then(() => actor.send({ type: 'position.ask' }))
    })
}
