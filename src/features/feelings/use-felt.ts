import { movedCounts } from '../../../machines/feelings-rules.ts'
import { type SavedItems, useSavedItemsValue } from '../saved-items/saved-items-store.ts'
import type { ShowFeelings } from './feeling-labels.ts'

/** The client's feelings when the counts arrived; null where no client was known then. */
const onArrival = new WeakMap<ShowFeelings, SavedItems['feelings'] | null>()

/** The client's feelings that the counts include: those at their arrival, for the first page those of when the client became known. */
export function includedFeelings(
  counts: ShowFeelings,
  saved: SavedItems | null,
): SavedItems['feelings'] | undefined {
  const known = onArrival.get(counts)
  if (known === undefined) onArrival.set(counts, saved?.feelings ?? null)
  return onArrival.get(counts) ?? saved?.before
}

/** What people felt, with what the client in front of the page has changed since it was made. */
export function useFelt(show: string, feelings: ShowFeelings): ShowFeelings {
  const saved = useSavedItemsValue()
  const before = includedFeelings(feelings, saved)
  return saved && before ? movedCounts(feelings, show, before, saved.feelings) : feelings
}
