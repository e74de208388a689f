import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenCalm, whenIdle } from '../../document/when-idle.ts'
import { chosenPlace, isPlaceSaved } from './place.ts'

let begun = false

/**
 * Resolves the visitor's place once per document: a chosen one without a name at once, a guess when the page is calm. `cookie` has the choice;
 * undefined without a locator.
 */
export function usePlaceOnLoad(cookie: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (begun || cookie === undefined) return
    begun = true
    const when = isPlaceSaved(cookie) && !chosenPlace(cookie) ? whenIdle : whenCalm
    when(() => void import('./guessed-place.ts').then(({ resolvePlace }) => resolvePlace(router, cookie)))
  }, [router, cookie])
}
