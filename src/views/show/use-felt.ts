import { movedCounts } from '../../../machines/feelings-rules.ts'
import { type Kept, useToldKept } from '../../actors/kept-store.ts'
import type { ShowFeelings } from './feelings.ts'

/** The client's feelings when the counts arrived; null where no client was known then. */
const onArrival = new WeakMap<ShowFeelings, Kept['feelings'] | null>()

/** The client's feelings that the counts include: those at their arrival, for the first page those of when the client became known. */
export function includedFeelings(counts: ShowFeelings, kept: Kept | null): Kept['feelings'] | undefined {
  const known = onArrival.get(counts)
  if (known === undefined) onArrival.set(counts, kept?.feelings ?? null)
  return onArrival.get(counts) ?? kept?.before
}

/** What people felt, with what the client in front of the page has changed since it was made. */
export function useFelt(show: string, feelings: ShowFeelings): ShowFeelings {
  const kept = useToldKept()
  const before = includedFeelings(feelings, kept)
  return kept && before ? movedCounts(feelings, show, before, kept.feelings) : feelings
}
