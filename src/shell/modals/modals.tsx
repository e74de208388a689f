import { type ComponentType, useEffect, useState } from 'react'
import { onModalsLoaded, warmModal } from '../../features/modals/modals.ts'

/** Prefetches a modal when pointer or focus reach its opener. */
function warmWhatIsNear(event: Event): void {
  const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
  if (opener?.dataset.opens) warmModal(opener.dataset.opens)
}

/** Renders modals once the first one opens. */
export function Modals() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    onModalsLoaded(({ ModalHost }) => setHost(() => ModalHost))
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, warmWhatIsNear, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return Host && <Host />
}
