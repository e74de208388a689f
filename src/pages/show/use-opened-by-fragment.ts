import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Opens the `details` of the URL's fragment, on arrival and on each navigation to it. */
export function useOpenedByFragment(fragment: string) {
  const details = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  useEffect(() => {
    const open = () => {
      if (!details.current || location.hash !== `#${fragment}`) return
      details.current.open = true
      document.getElementById(fragment)?.scrollIntoView({ block: 'start' })
    }
    open()
    return router.subscribe('onResolved', open)
  }, [fragment, router])
  return details
}
