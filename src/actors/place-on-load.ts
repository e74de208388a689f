import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenCalm, whenIdle } from '../when-idle.ts'
import { chosenPlace, isPlaceSaved } from './place.ts'

let resolved = false

/**
 * Resolves the visitor's place once a document has come to rest: a saved one without a name by the locator, and where none is saved, the city
 * that the request seems to come from is fetched. `cookie` has the choice; undefined where there is none to make.
 */
export function usePlaceOnLoad(cookie: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (resolved || cookie === undefined) return
    const { language } = router.options.context.edition
    const resolve = () => {
      resolved = true
      if (chosenPlace(cookie)) return
      // A browser that keeps no name, or another release's cookie.
      if (isPlaceSaved(cookie)) void import('./locator-actor.ts').then(({ startLocator }) => startLocator(router, cookie))
      else whenCalm(() => void import('./guessed-place.ts').then(({ guessPlace }) => guessPlace(language)).catch(() => {}))
    }
    return whenIdle(resolve)
  }, [router, cookie])
}
