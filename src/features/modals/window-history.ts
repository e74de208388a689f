import type { RouterHistory } from '@tanstack/react-router'
import { earlyPop } from './modals.ts'

/** Where an entry of the history stands among those of one page: below its windows (0), or with so many of them open. */
interface WindowPlace {
  /** Epoch milliseconds at which the first window opened; 0: none has. */
  readonly page: number
  readonly depth: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    windows?: WindowPlace
  }
}

type Followed = { readonly history: RouterHistory }

const NONE: WindowPlace = { page: 0, depth: 0 }

const placeOf = (state: { readonly windows?: WindowPlace } | null): WindowPlace => state?.windows ?? NONE

/** Of the open windows, the last on top. */
const closers: (() => void)[] = []
let place = NONE
let pages: RouterHistory | undefined

/** Past the router, which watches the history object's own methods and would load the page again. */
function write(method: 'pushState' | 'replaceState', windows: WindowPlace): void {
  if (pages)
    History.prototype[method].call(history, { ...pages.location.state, windows }, '', pages.location.href)
}

function onPop(event: PopStateEvent): void {
  const from = place
  place = placeOf(event.state as Parameters<typeof placeOf>[0])
  if (place.page === 0 || place.page !== from.page) return
  event.stopImmediatePropagation()
  // The page may have changed its address while the window was open.
  write('replaceState', place)
  if (place.depth >= from.depth) return
  const open = closers.slice(place.depth).toReversed()
  if (open.length === 0) history.back()
  for (const close of open) close()
}

/** From now on the entries of windows are no concern of the router's. */
export function followHistory(router: Followed): void {
  if (pages) return
  const { history: entries } = router
  pages = entries
  place = placeOf(history.state)
  earlyPop.hear = onPop
  entries.subscribe(({ action: { type } }) => {
    if (type === 'PUSH') place = NONE
    // The router writes its own state in a microtask.
    if (type === 'REPLACE') queueMicrotask(() => place.page !== 0 && write('replaceState', place))
  })
}

/**
 * Lets Back close an open window. The window has an entry of the history, with the address of the page. Where the window is closed in another
 * way the entry stays: the next one takes it, and Back passes over it. To step back at once would call off a navigation that began in the window.
 * Answers with what ends it.
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
