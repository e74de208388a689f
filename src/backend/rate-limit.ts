import { LRUCache } from 'lru-cache'

interface RateLimit {
  readonly count: number
  /** Milliseconds in which so many are let through. */
  readonly window: number
  readonly clock: () => number
}

const MAX_REMEMBERED = 10_000

/** Lets a visitor through so many times in a window that begins with the first; the memory of it is bounded. */
export function createRateLimit({ count, window, clock }: RateLimit): (visitor: string) => boolean {
  const seen = new LRUCache<string, { readonly since: number; times: number }>({ max: MAX_REMEMBERED })
  return (visitor) => {
    const now = clock()
    const known = seen.get(visitor)
    const current = known && now - known.since < window ? known : { since: now, times: 0 }
    current.times += 1
    seen.set(visitor, current)
    return current.times <= count
  }
}
