import { LRUCache } from 'lru-cache'

interface Window {
  readonly count: number
  /** Epoch milliseconds. */
  readonly ends: number
}

export interface RateLimit {
  /** Seconds until this key may try again; 0 if now. */
  wait(key: string): number
  count(key: string): void
}

interface RateLimitOptions {
  readonly most: number
  readonly minutes: number
  /** Keys kept in memory; beyond that, the least recently used is evicted. */
  readonly remembered: number
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Counts in this process, from a key's first attempt on. */
export function createRateLimit({ most, minutes, remembered, clock }: RateLimitOptions): RateLimit {
  const windows = new LRUCache<string, Window>({ max: remembered })
  const open = (key: string): Window | undefined => {
    const known = windows.get(key)
    return known && known.ends > clock() ? known : undefined
  }
  return {
    wait(key) {
      const known = open(key)
      return known && known.count >= most ? Math.ceil((known.ends - clock()) / 1_000) : 0
    },
    count(key) {
      const known = open(key)
      windows.set(key, { count: (known?.count ?? 0) + 1, ends: known?.ends ?? clock() + minutes * 60_000 })
    },
  }
}
