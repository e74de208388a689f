import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../document/when-idle.ts'

export interface ListPart<Item> {
  readonly items: readonly Item[]
  readonly from?: number
  readonly to?: number
}

interface Beginning<Item, List> {
  readonly first: ListPart<Item>
  readonly rest: ListPart<Item>
  /** A reference for the element that contains the items. */
  readonly list: RefObject<List | null>
}

/** Items rendered before the list is measured. */
const FIRST = 12

/** Milliseconds after which the rest is rendered even if the device is never idle. */
const PATIENCE = 400

/** A list before it is measured. */
const anywhere = { top: 0, across: FIRST, height: Number.POSITIVE_INFINITY }

/** Top, items per row, and height of the lowest row. */
function placeOf(list: Element) {
  const boxes = [...list.children].slice(0, FIRST).map((item) => item.getBoundingClientRect())
  if (boxes[0] === undefined) return anywhere
  const { top } = boxes[0]
  return {
    top: top + scrollY,
    across: boxes.filter((box) => box.top === top).length,
    height: Math.min(...boxes.map(({ height }) => height)),
  }
}

/**
 * Renders a list in two steps. When `items` change, the first render has the new items down to the bottom
 * of the window, followed by the rest of the previous list; the new rest follows when the page is idle.
 * The start of a long list thus appears as fast as that of a short one. React's `useDeferredValue` cannot do this: it
 * defers nothing in a transition, and a navigation is one. The previous rest stays the same
 * array until then, so its rendering can be skipped as a whole. With `seen` false, the previous list
 * stays complete until then.
 */
export function useDeferredList<Item, List extends HTMLElement>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  seen = true,
): Beginning<Item, List> {
  const list = useRef<List>(null)
  const place = useRef(anywhere)
  const [[whole, cut], setWhole] = useState<readonly [readonly Item[], number]>([items, FIRST])
  // A refetched page has equal lists in new objects, and a completed one begins with the same items.
  const begins =
    whole === items ||
    whole.every((item, index) => {
      const same = items[index]
      return same !== undefined && keyOf(item) === keyOf(same)
    })
  const isWhole = begins && whole.length === items.length
  const { top, across, height } = place.current
  const end = begins || !seen ? cut : Math.max(1, Math.ceil((scrollY + innerHeight - top) / height)) * across
  useEffect(() => {
    let stop = () => {}
    const frame = requestAnimationFrame(() => {
      stop = whenIdle(() => {
        // Cuts at the end of the first part, so that items in view stay mounted.
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
