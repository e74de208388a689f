import { LRUCache } from 'lru-cache'
import { mostEntries } from '../caches/most-entries.ts'

export interface CountBounds {
  readonly all: number
  readonly perHolder: number
}

/** Counts what is held, and by whom: one holder cannot use up what there is for all. */
export interface BoundedCounts {
  /** Names the bound that would be exceeded, and then takes nothing. */
  take(holder: string, count?: number): 'holder' | 'all' | undefined
  free(holder: string, count?: number): void
}

export function createBoundedCounts({ all, perHolder }: CountBounds): BoundedCounts {
  const held = new Map<string, number>()
  let total = 0
  const heldBy = (holder: string) => held.get(holder) ?? 0

  function change(holder: string, count: number): void {
    total += count
    const left = heldBy(holder) + count
    if (left > 0) held.set(holder, left)
    else held.delete(holder)
  }

  return {
    take(holder, count = 1) {
      if (heldBy(holder) + count > perHolder) return 'holder'
      if (total + count > all) return 'all'
      change(holder, count)
      return undefined
    },
    free: (holder, count = 1) => change(holder, -count),
  }
}

/** Counts what each holder does in a window of time, which begins with the first; forgets the longest unused holders. */
export function createCountedWindows(seconds: number): {
  /** Counts one more; false beyond `most` in the window. */
  isWithin(holder: string, most: number): boolean
} {
  const windows = new LRUCache<string, number>({
    ...mostEntries(10_000),
    ttl: seconds * 1_000,
    noUpdateTTL: true,
  })
  return {
    isWithin(holder, most) {
      const count = (windows.get(holder) ?? 0) + 1
      windows.set(holder, count)
      return count <= most
    },
  }
}
