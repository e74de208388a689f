import { mostEntries } from '@marquee/kit/caches/most-entries.ts'
import { LRUCache } from 'lru-cache'

const LONGEST_TEXT = 512

/**
 * Calls `make` once for each text that visitors repeat: the last `max` results are remembered, but none of a text that is
 * longer than any of ours.
 */
export function remembered<Value extends object>(
  max: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const results = new LRUCache<string, Value>(mostEntries(max))
  return (text) => {
    const known = results.get(text)
    if (known) return known
    const made = make(text)
    if (text.length <= LONGEST_TEXT) results.set(text, made)
    return made
  }
}
