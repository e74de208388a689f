import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

interface Drops {
  readonly ref: RefObject<HTMLFieldSetElement | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const openDrop = (drops: Element | null) => drops?.querySelector<HTMLDetailsElement>('.drop[open]') ?? null

/** Escape closes a drop-down, as a press outside does, and Space toggles a filter. */
export function useDrops(): Drops {
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const close = (event: MouseEvent) => {
      const drop = openDrop(ref.current)
      // Keyboard clicks have no detail.
      if (!drop || event.detail === 0) return
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) drop.open = false
    }
    document.addEventListener('click', close, true)
    return () => document.removeEventListener('click', close, true)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const drop = openDrop(ref.current)
    if (!drop) return
    const check = event.target instanceof Element && event.target.closest<HTMLElement>('.check')
    if (event.key === ' ' && check) {
      event.preventDefault()
      check.click()
    }
    if (event.key === 'Escape') {
      drop.open = false
      drop.querySelector('summary')?.focus()
    }
  }
  return { ref, onKeyDown }
}
