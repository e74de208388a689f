import { useEffect } from 'react'
import { useDecision } from '../features/consent/use-consent.ts'
import type { OutsideModel } from '../page-models/outside.ts'

/**
 * Inserts elements of outside parties once their category is allowed; the code is
 * fetched only on sites with any.
 */
export function OutsideElements({ outside: { elements, noscript } }: { readonly outside: OutsideModel }) {
  const decision = useDecision()
  useEffect(() => {
    if (elements.length > 0)
      void import('../features/consent/outside-elements.ts').then(({ placeAllowed }) =>
        placeAllowed(elements, decision),
      )
  }, [elements, decision])
  return noscript === '' ? null : (
    <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: noscript }} />
  )
}
