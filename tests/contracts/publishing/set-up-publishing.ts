import { expect } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import type { ContentChange } from '../../../src/services/content/store/changes.ts'
import { type NewItem, replaceItems } from '../../../src/services/content/store/item-writer.ts'
import type { engines } from '../databases.ts'
import { contentOf, type OpenedStore, stageOfEachTest, storeOfEachTest } from '../set-up.ts'
import { documentRequest, type Sending } from './messages.ts'
import { openPublishing } from './open-publishing.ts'

export const NOW = Date.parse('2026-11-20T12:00:00Z')

/** A store with the publishing endpoint and the content API. */
function openStage({ store, database }: OpenedStore) {
  /** Log lines, and announced tags. */
  const lines: Record<string, unknown>[] = []
  const changes: ContentChange[] = []
  const publishing = openPublishing(store, lines)
  const stop = store.onChange((change) => void changes.push(change))
  const api = contentOf(store, () => NOW)
  const at = new Date(NOW).toISOString()
  async function send(body: unknown, sending: Sending = {}) {
    const response = await publishing.fetch(documentRequest(body, sending))
    const { status, headers } = response
    return { status, headers, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    store,
    database,
    publishing,
    lines,
    changes,
    stop,
    send,
    async publish(body: unknown): Promise<void> {
      expect(await send(body)).toMatchObject({ status: 200, body: { result: 'stored' } })
    },
    /** Status and body of a call of the API. */
    async call(path: string, site: SiteId = 'fr') {
      const response = await api(site, new Request(`http://${site}.localhost/api/${path}`))
      return { status: response.status, body: (await response.json()) as unknown }
    },
    /** Writes items of a source of France in a language, as an import does. */
    async bring(kind: ItemKind, language: string, items: readonly NewItem[], source = 'demo'): Promise<void> {
      const site = 'fr'
      const position = source === 'demo' ? 100 : 0
      await store.db
        .insertInto('sources')
        .values({ site, source, shown: 1, position, updated_at: at })
        .onConflict((conflict) => conflict.columns(['site', 'source']).doNothing())
        .execute()
      await store.transaction((db) => replaceItems(db, { site, source, kind, language }, items, at))
    },
  }
}

export type PublishingStage = ReturnType<typeof openStage>

/** A fresh stage for every test of the block. */
export function publishingOfEachTest(
  engine: (typeof engines)[number],
  prepare: () => void | Promise<void> = () => {},
): PublishingStage {
  const { stage, begin } = stageOfEachTest<PublishingStage>()
  storeOfEachTest(engine, async (opened) => {
    begin(openStage(opened))
    await prepare()
    return async () => stage.stop()
  })
  return stage
}

export const sourceItem = (
  id: string,
  position: number,
  base: Record<string, unknown> = {},
  slug = id,
): NewItem => ({
  id,
  slug,
  position,
  base: { slug, title: `Source's ${id}`, type: 'news', ...base },
})
