import { movedCounts } from '../../../machines/feelings-rules.ts'
import { useToldKept } from '../../actors/kept-store.ts'
import type { ShowFeelings } from './feelings.ts'

/** What people felt, with what the client in front of the page has changed since it was made. */
export function useFelt(show: string, feelings: ShowFeelings): ShowFeelings {
  const kept = useToldKept()
  return kept ? movedCounts(feelings, show, kept.before, kept.feelings) : feelings
}
