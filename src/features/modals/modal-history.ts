import type { RouterHistory } from '@tanstack/react-router'
import { earlyPop } from './modals.ts'

/** Place of a history entry among those of one page: 0 below its modals, else the number of open modals. */
interface HistoryPlace {
  readonly page: number
  readonly depth: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    modals?: HistoryPlace
  }
}

type Followed = { readonly history: RouterHistory }

const NONE: HistoryPlace = { page: 0, depth: 0 }

const placeOf = (state: { readonly modals?: HistoryPlace } | null): HistoryPlace => state?.modals ?? NONE

const closers: (() => void)[] = []
let place = NONE
let pages: RouterHistory | undefined

/** Bypasses the router, which patches the history object's methods and would load the page again. */
function write(method: 'pushState' | 'replaceState', modals: HistoryPlace): void {
  if (pages)
    History.prototype[method].call(history, { ...pages.location.state, modals }, '', pages.location.href)
}

function onPop(event: PopStateEvent): void {
  const from = place
  place = placeOf(event.state)
  if (place.page === 0 || place.page !== from.page) return
  event.stopImmediatePropagation()
  write('replaceState', place)
  if (place.depth >= from.depth) return
  const open = closers.slice(place.depth).toReversed()
  if (open.length === 0) history.back()
  for (const close of open) close()
}

export function followHistory(router: Followed): void {
  if (pages) return
  const { history: entries } = router
  pages = entries
  place = placeOf(history.state)
  earlyPop.handle = onPop
  entries.subscribe(({ action: { type } }) => {
    if (type === 'PUSH') place = NONE
    // The router writes its own state in a microtask.
    if (type === 'REPLACE') queueMicrotask(() => place.page !== 0 && write('replaceState', place))
  })
}

/**
 * Makes Back close an open modal, which has a history entry with the page's address. A modal that is closed
 * in another way leaves its entry: the next modal reuses it, and Back skips it. Going back at once would
 * cancel a navigation started in the modal. Returns a function that stops.
 */
export function closeOnBack(router: Followed, close: () => void): () => void {
  followHistory(router)
  closers.push(close)
  if (closers.length > place.depth) {
    router.history.flush()
    const page = place.page || Date.now()
    if (place.page === 0) write('replaceState', { page, depth: 0 })
    place = { page, depth: place.depth + 1 }
    write('pushState', place)
  }
  return () => void closers.splice(closers.indexOf(close), 1)
}
