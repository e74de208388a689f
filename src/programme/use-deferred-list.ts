import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../document/when-idle.ts'

/** Items of a list, from one up to another. */
export interface ListPart<Item> {
  readonly items: readonly Item[]
  readonly from?: number
  readonly to?: number
}

interface Beginning<Item, List> {
  readonly first: ListPart<Item>
  readonly rest: ListPart<Item>
  /** For the element that holds the items. */
  readonly list: RefObject<List | null>
}

/** Items of the first rows: those that may be in sight before it is known how the list stands, and those that are measured. */
const FIRST = 12

/** A slow device that draws all the time is never idle: after so many ms the rest of a list comes in any case. */
const PATIENCE = 400

/** Not measured yet. */
const anywhere = { top: 0, across: FIRST, height: Number.POSITIVE_INFINITY }

/** How a list stands on the page: where it begins, the items beside each other, and the height of its lowest row. */
function placeOf(list: Element) {
  const boxes = Array.from({ length: Math.min(FIRST, list.children.length) }, (_, index) =>
    (list.children[index] as Element).getBoundingClientRect(),
  )
  if (boxes[0] === undefined) return anywhere
  const { top } = boxes[0]
  return {
    top: top + scrollY,
    across: boxes.filter((box) => box.top === top).length,
    height: Math.min(...boxes.map(({ height }) => height)),
  }
}

/**
 * A list in two parts. When another takes its place, first only as much of that as reaches to the bottom of the window, before the rest of
 * what stood there, and its own rest once that is painted: the beginning of a long list is there as soon as that of a short one, and nothing
 * is taken away before. Until then nothing of the rest is another: what shows it is passed by as a whole, not item by item. A list that nobody
 * sees stays as it was until then.
 */
export function useDeferredList<Item, List extends HTMLElement>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  seen = true,
): Beginning<Item, List> {
  const list = useRef<List>(null)
  const place = useRef(anywhere)
  const [[whole, cut], setWhole] = useState<readonly [readonly Item[], number]>([items, FIRST])
  // Asked for anew, a page brings the same list in other objects.
  const isWhole =
    whole === items ||
    (whole.length === items.length &&
      whole.every((item, index) => keyOf(item) === keyOf(items[index] as Item)))
  const { top, across, height } = place.current
  const end = isWhole || !seen ? cut : Math.max(1, Math.ceil((scrollY + innerHeight - top) / height)) * across
  useEffect(() => {
    let stop = () => {}
    const frame = requestAnimationFrame(() => {
      stop = whenIdle(() => {
        // Cut where the beginning ends, so that what is in sight stays what it is.
        if (!isWhole) startTransition(() => setWhole([items, end]))
        else if (seen && list.current) place.current = placeOf(list.current)
      }, PATIENCE)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isWhole, items, seen, end])
  return {
    first: { items: isWhole || seen ? items : whole, to: end },
    rest: { items: isWhole ? items : whole, from: cut },
    list,
  }
}
