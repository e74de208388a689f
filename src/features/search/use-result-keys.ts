import { type RefObject, useEffect } from 'react'

const RESULTS = '.search :is(.res, .search__all)'

const isLetter = ({ key }: KeyboardEvent) => key.length === 1 && key !== ' '

/** Index of the result that a key moves to (-1: the box); null for other keys. */
function nextAt({ key }: KeyboardEvent, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return at < 0 ? null : at - 1
  if (at < 0) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * Arrows move from the box through the results and back; typing on a result continues in the box; Escape
 * closes at the first press.
 */
export function useResultKeys(bar: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const dialog = bar.current?.closest('dialog')
    const onKey = (event: KeyboardEvent) => {
      if (!dialog || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const input = dialog.querySelector('input')
      const results = [...dialog.querySelectorAll<HTMLElement>(RESULTS)]
      const at = results.findIndex((result) => result === document.activeElement)
      if (event.key === 'Escape') {
        // A search field would use Escape to clear itself.
        event.preventDefault()
        close()
        return
      }
      if (at >= 0 && isLetter(event)) {
        input?.focus()
        return
      }
      const next = nextAt(event, at, results.length)
      if (next === null || results.length === 0) return
      event.preventDefault()
      const target = results[next] ?? input
      target?.focus()
      target?.scrollIntoView({ block: 'nearest' })
    }
    // A focused hit that is removed leaves the focus on the body, where the dialog receives no keys.
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [bar, close])
}
