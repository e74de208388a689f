import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** A `details` that the fragment of the address opens, now and whenever a link leads to it again. */
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
