import { acquireLock, withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import type { ContentStore } from '../store/content-store.ts'
import type { AcceptedState } from './accept-state.ts'
import { applyEnrichment, lockOfEnrichments } from './enrichments.ts'
import { knownPublication, putPublication, takesPlace } from './publication.ts'
import { storeWhole } from './whole-documents.ts'

export type StoredResult = 'stored' | 'known'

export type PublishingStore = Pick<
  ContentStore,
  'engine' | 'db' | 'read' | 'transaction' | 'announceIn' | 'catchUp'
>

/** Atomic. Older and repeated states change nothing. Throws a StateRefusedError. */
export async function storeState(
  store: PublishingStore,
  state: AcceptedState,
  now: string,
): Promise<StoredResult> {
  const { site, kind, mode } = state
  // The lock covers a whole kind, so that no two documents take one slug.
  const result = await withAdvisoryLock(
    store,
    `publications:${site}:${kind}`,
    async (db): Promise<StoredResult> => {
      const known = await knownPublication(db, state)
      if (known && known.revision >= state.revision) return 'known'
      const turned = known !== undefined && known.mode !== mode
      const none: AcceptedState = { ...state, published: {} }
      const tags = new Set<string>()
      const owns = takesPlace(state, known)
      if (mode === 'whole' || turned) {
        const change = { before: known?.owns ?? false, after: owns }
        for (const tag of await storeWhole(db, mode === 'whole' ? state : none, change, now)) tags.add(tag)
      }
      if (mode === 'enrichment' || turned) {
        await acquireLock(db, store, lockOfEnrichments(site))
        for (const tag of await applyEnrichment(db, mode === 'enrichment' ? state : none, now)) tags.add(tag)
      }
      await putPublication(db, state, owns, now)
      if (tags.size > 0) await store.announceIn(db, { site, tags: [...tags] })
      return 'stored'
    },
  )
  // A missed notification is picked up by the next poll.
  if (result === 'stored') await store.catchUp().catch(() => {})
  return result
}
