import type { SearchHistoryItem } from '#models/search.ts'
import { z } from '#models/zod.ts'
import { openPersistedStore } from '../../storage/persisted-store.ts'

const STORE = 'search-history'

/** A path of this site or a web address; stored values of any other form are dropped. */
const address = z.string().regex(/^(?:https?:\/\/|\/(?![/\\]))/)
const text = z.string().min(1).max(300)

const wireItem = z.object({ title: text, subtitle: text.nullable(), url: address, route: address.nullable() })

/** Invalid items are dropped; invalid JSON is an empty history. */
function parse(stored: string): readonly SearchHistoryItem[] {
  try {
    const items = z.array(z.unknown()).parse(JSON.parse(stored))
    return items.flatMap((item) => wireItem.safeParse(item).data ?? [])
  } catch {
    return []
  }
}

export async function readSearchHistory(): Promise<readonly SearchHistoryItem[]> {
  const stored = (await openPersistedStore()).read(STORE)
  return stored === null ? [] : parse(stored)
}

export async function saveSearchHistory(items: readonly SearchHistoryItem[]): Promise<void> {
  ;(await openPersistedStore()).write(STORE, JSON.stringify(items))
}
