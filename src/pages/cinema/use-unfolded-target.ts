import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Unfolds the section that contains the target of the fragment, as browsers do on arrival. */
export function useUnfoldedTarget(): void {
  const router = useRouter()
  useEffect(() => {
    const unfold = () => {
      const target = document.getElementById(location.hash.slice(1))
      const folded = target?.closest<HTMLDetailsElement>('.section--folded > details:not([open])')
      if (!target || !folded) return
      folded.open = true
      // The router scrolls first.
      requestAnimationFrame(() => target.scrollIntoView({ block: 'start' }))
    }
    unfold()
    return router.subscribe('onResolved', unfold)
  }, [router])
}
