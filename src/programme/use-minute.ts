import { useSyncExternalStore } from 'react'

declare global {
  interface Window {
    /** Milliseconds that a preview is ahead of the clock. */
    clockAhead?: number
  }
}

const MINUTE = 60_000

const watchers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const now = () => Date.now() + (window.clockAhead ?? 0)

const currentMinute = () => Math.floor(now() / MINUTE) * MINUTE

function tick() {
  for (const notify of watchers) notify()
  timer = setTimeout(tick, MINUTE - (now() % MINUTE))
}

function watch(notify: () => void) {
  watchers.add(notify)
  if (timer === undefined) timer = setTimeout(tick, MINUTE - (now() % MINUTE))
  return () => {
    watchers.delete(notify)
    if (watchers.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

/**
 * Epoch milliseconds of the current minute, from one clock per page; null on the server and during hydration.
 */
export const useMinute = (): number | null =>
  useSyncExternalStore<number | null>(watch, currentMinute, () => null)
