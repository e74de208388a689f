import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../when-idle.ts'

/** How a list stands on the page: items beside each other at most, and the least height of their rows in pixels. */
interface Rows {
  readonly across: number
  readonly height: number
}

interface Beginning<Item, List> {
  readonly shown: readonly Item[]
  /** For the element that holds the items. */
  readonly list: RefObject<List | null>
}

/**
 * A list, whole; when another takes its place, first only as much of it as reaches to the bottom of the window, before what stood there, and
 * the rest once that is painted: the beginning of a long list is there as soon as that of a short one, and nothing is taken away before. A
 * list that nobody sees (`rows` null) stays as it was until then.
 */
export function useBeginningFirst<Item, List extends HTMLElement>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  rows: Rows | null,
): Beginning<Item, List> {
  const list = useRef<List>(null)
  const top = useRef(0)
  const [whole, setWhole] = useState(items)
  // Asked for anew, a page brings the same list in other objects.
  const isWhole = whole === items || (whole.length === items.length && whole.every((item, index) => keyOf(item) === keyOf(items[index] as Item)))
  useEffect(() => {
    let stop = () => {}
    const frame = requestAnimationFrame(() => {
      stop = whenIdle(() => {
        if (isWhole) top.current = (list.current?.getBoundingClientRect().top ?? 0) + scrollY
        else startTransition(() => setWhole(items))
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isWhole, items])
  if (isWhole) return { shown: items, list }
  if (rows === null) return { shown: whole, list }
  const rowsInSight = Math.max(1, Math.ceil((scrollY + innerHeight - top.current) / rows.height))
  const beginning = items.slice(0, rowsInSight * rows.across)
  const keys = new Set(beginning.map(keyOf))
  // What stood before the last that stays would have to be moved, which costs more than taking it away.
  const stays = whole.findLastIndex((item) => keys.has(keyOf(item)))
  return { shown: [...beginning, ...whole.slice(stays + 1)], list }
}
