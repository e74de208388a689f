import { type Difference, differences } from '../scenario/difference.ts'
import type { NumberedEvent } from './channel.ts'
import { countUntil } from './entries.ts'
import { actorsAfter } from './moment.ts'

/**
 * Differences of an actor at a later moment, in state and context: `expected` is the earlier value.
 * Null if it did not run at one of the two.
 */
export function changesOf(
  events: readonly NumberedEvent[],
  session: string,
  since: number,
  at: number | null,
): readonly Difference[] | null {
  const moments = [since, at]
    .map((number) => actorsAfter(events, countUntil(events, number)).get(session))
    .map((actor) => (actor ? { state: actor.value, context: actor.context } : null))
  const [before, after] = moments
  return before && after ? differences(before, after) : null
}
