import type { ItemReader } from './item-reader.ts'

/** Milliseconds. The responses of one page, and those of a country's cinemas, read the same lists. */
const RECENT = 1_000

/** Uses a list for a second again, unless the site changes. `onChange` calls back after each change. */
export function withRecentLists(items: ItemReader, onChange: (forget: () => void) => void): ItemReader {
  const lists = new Map<string, ReturnType<ItemReader['list']>>()
  onChange(() => lists.clear())
  return {
    ...items,
    list(kind, language) {
      const key = `${kind} ${language}`
      const known = lists.get(key)
      if (known) return known
      const list = items.list(kind, language)
      const forget = () => void lists.delete(key)
      lists.set(key, list)
      list.catch(forget)
      setTimeout(forget, RECENT).unref()
      return list
    },
  }
}
