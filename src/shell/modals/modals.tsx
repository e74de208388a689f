import { type ComponentType, useEffect, useState } from 'react'
import { onModalsLoaded, warmModal } from '../../features/modals/modals.ts'

/** Whatever a press on it opens is fetched when the pointer or the focus comes near. */
function warmWhatIsNear(event: Event): void {
  const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
  if (opener?.dataset.opens) warmModal(opener.dataset.opens)
}

/** Where windows open; nothing until the first one does. */
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
