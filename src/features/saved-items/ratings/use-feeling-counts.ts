import { movedCounts } from '#machines/feelings-rules.ts'
import type { FeelingsModel } from '../../../page-models/show.ts'
import { type SavedItems, useSavedItemsValue } from '../saved-items-value.ts'

/** The client's feelings when the counts arrived; null if no client was known. */
const onArrival = new WeakMap<FeelingsModel, SavedItems['feelings'] | null>()

/**
 * The client's feelings that the counts include: those at their arrival, on the first page those at sign-in.
 */
export function includedFeelings(
  counts: FeelingsModel,
  saved: SavedItems | null,
): SavedItems['feelings'] | undefined {
  const known = onArrival.get(counts)
  if (known === undefined) onArrival.set(counts, saved?.feelings ?? null)
  return onArrival.get(counts) ?? saved?.before
}

export function useFelt(show: string, feelings: FeelingsModel): FeelingsModel {
  const saved = useSavedItemsValue()
  const before = includedFeelings(feelings, saved)
  return saved && before ? movedCounts(feelings, show, before, saved.feelings) : feelings
}
