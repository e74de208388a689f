import { movedCounts } from '../../../machines/feelings-rules.ts'
import { type Kept, useToldKept } from '../../actors/kept-store.ts'
import type { ShowFeelings } from './feelings.ts'

/** Null where nobody was known to be signed in when the counts came. */
const cameWith = new WeakMap<ShowFeelings, Kept['feelings'] | null>()

/** What the counts hold of the client: what was felt when they came, or with the first page, when the client became known. */
export function feltInCounts(counts: ShowFeelings, kept: Kept | null): Kept['feelings'] | undefined {
  const known = cameWith.get(counts)
  if (known === undefined) cameWith.set(counts, kept?.feelings ?? null)
  return cameWith.get(counts) ?? kept?.before
}

/** What people felt, with what the client in front of the page has changed since it was made. */
export function useFelt(show: string, feelings: ShowFeelings): ShowFeelings {
  const kept = useToldKept()
  const before = feltInCounts(feelings, kept)
  return kept && before ? movedCounts(feelings, show, before, kept.feelings) : feelings
}
