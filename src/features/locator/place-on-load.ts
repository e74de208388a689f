import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenCalm } from '../../document/when-idle.ts'

let begun = false

/**
 * Resolves the visitor's place once per document, when the page is calm. `cookie` has the choice;
 * undefined without a locator.
 */
export function usePlaceOnLoad(cookie: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (begun || cookie === undefined) return
    begun = true
    whenCalm(() => void import('./guessed-place.ts').then(({ resolvePlace }) => resolvePlace(router, cookie)))
  }, [router, cookie])
}
