import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../when-idle.ts'

interface Beginning<Item, List> {
  readonly shown: readonly Item[]
  /** For the element that holds the items. */
  readonly list: RefObject<List | null>
}

/** Items that are measured: those of the first rows. */
const MEASURED = 12

/** Not measured yet: nothing is left for later. */
const anywhere = { top: 0, across: Number.POSITIVE_INFINITY, height: 1 }

/** How a list stands on the page: where it begins, the items beside each other, and the height of its lowest row. */
function placeOf(list: Element) {
  const boxes = Array.from({ length: Math.min(MEASURED, list.children.length) }, (_, index) =>
    (list.children[index] as Element).getBoundingClientRect(),
  )
  if (boxes[0] === undefined) return anywhere
  const { top } = boxes[0]
  return { top: top + scrollY, across: boxes.filter((box) => box.top === top).length, height: Math.min(...boxes.map(({ height }) => height)) }
}

/**
 * A list, whole; when another takes its place, first only as much of it as reaches to the bottom of the window, before what stood there, and
 * the rest once that is painted: the beginning of a long list is there as soon as that of a short one, and nothing is taken away before. A
 * list that nobody sees stays as it was until then.
 */
export function useBeginningFirst<Item, List extends HTMLElement>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  seen = true,
): Beginning<Item, List> {
  const list = useRef<List>(null)
  const place = useRef(anywhere)
  const [whole, setWhole] = useState(items)
  // Asked for anew, a page brings the same list in other objects.
  const isWhole = whole === items || (whole.length === items.length && whole.every((item, index) => keyOf(item) === keyOf(items[index] as Item)))
  useEffect(() => {
    let stop = () => {}
    const frame = requestAnimationFrame(() => {
      stop = whenIdle(() => {
        if (!isWhole) startTransition(() => setWhole(items))
        else if (seen && list.current) place.current = placeOf(list.current)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isWhole, items, seen])
  if (isWhole) return { shown: items, list }
  if (!seen) return { shown: whole, list }
  const { top, across, height } = place.current
  const beginning = items.slice(0, Math.max(1, Math.ceil((scrollY + innerHeight - top) / height)) * across)
  const keys = new Set(beginning.map(keyOf))
  // What stood before the last that stays would have to be moved, which costs more than taking it away.
  const stays = whole.findLastIndex((item) => keys.has(keyOf(item)))
  return { shown: [...beginning, ...whole.slice(stays + 1)], list }
}
