import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../when-idle.ts'

/**
 * A list, whole; when another takes its place, first only as much of it as reaches to the bottom of the window, and the rest once that is
 * painted: the beginning of a long list is there as soon as that of a short one. `density` is how many of its items stand on a thousand
 * pixels of the page's height at most; with 0, a list that nobody sees stays as it was until then.
 */
export function useBeginningFirst<Item>(items: readonly Item[], keyOf: (item: Item) => string, density: number): readonly Item[] {
  const [whole, setWhole] = useState(items)
  // Asked for anew, a page brings the same list in other objects.
  const isWhole = whole === items || (whole.length === items.length && whole.every((item, index) => keyOf(item) === keyOf(items[index] as Item)))
  useEffect(() => {
    if (isWhole) return
    let stop = () => {}
    const frame = requestAnimationFrame(() => {
      stop = whenIdle(() => startTransition(() => setWhole(items)))
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isWhole, items])
  if (isWhole) return items
  if (density === 0) return whole
  return items.slice(0, Math.ceil(((scrollY + innerHeight) * density) / 1000))
}
