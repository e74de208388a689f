import { LRUCache } from 'lru-cache'

/** Counts what each holder does in a window of time, which begins with the first; forgets the longest unused holders. */
export function createCountedWindows(seconds: number): {
  /** Counts one more; false beyond `most` in the window. */
  isWithin(holder: string, most: number): boolean
} {
  const windows = new LRUCache<string, number>({ max: 10_000, ttl: seconds * 1_000, noUpdateTTL: true })
  return {
    isWithin(holder, most) {
      const count = (windows.get(holder) ?? 0) + 1
      windows.set(holder, count)
      return count <= most
    },
  }
}
