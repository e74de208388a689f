import { useSyncExternalStore } from 'react'

/**
 * A value that one part of the page sets and others follow; the server and the first
 * render have the initial one.
 */
export function createSharedValue<Value>(beginning: Value): {
  readonly set: (value: Value) => void
  /** Calls with the present value, then with each other one. */
  readonly follow: (notify: (value: Value) => void) => void
  readonly useValue: () => Value
} {
  const watchers = new Set<() => void>()
  let current = beginning
  const watch = (notify: () => void) => {
    watchers.add(notify)
    return () => void watchers.delete(notify)
  }
  return {
    set(value) {
      if (value === current) return
      current = value
      for (const notify of watchers) notify()
    },
    follow(notify) {
      watch(() => notify(current))
      notify(current)
    },
    useValue: () =>
      useSyncExternalStore(
        watch,
        () => current,
        () => beginning,
      ),
  }
}
