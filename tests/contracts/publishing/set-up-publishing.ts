import { expect } from 'vitest'
import type { SiteId } from '../../../config/sites.ts'
import type { ItemKind } from '../../../content-models/item-kinds.ts'
import type { Store } from '../../../src/open-store.ts'
import { createContentHandler } from '../../../src/services/content/api/content-api.ts'
import type { Publishing } from '../../../src/services/content/publishing/create-publishing.ts'
import type { ContentChange } from '../../../src/services/content/store/changes.ts'
import { type NewItem, replaceItems } from '../../../src/services/content/store/item-writer.ts'
import type { engines, TestDatabase } from '../databases.ts'
import { storeOfEachTest } from '../set-up.ts'
import { documentRequest, type Sending } from './messages.ts'
import { openPublishing } from './open-publishing.ts'

export interface Responded {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** A store with the publishing endpoint and the content API. */
export interface PublishingStage {
  readonly store: Store
  readonly database: TestDatabase
  readonly publishing: Publishing
  /** Log lines, and announced tags. */
  readonly lines: Record<string, unknown>[]
  readonly changes: ContentChange[]
  send(body: unknown, sending?: Sending): Promise<Responded>
  publish(body: unknown): Promise<void>
  /** Status and body of a call of the API. */
  call(path: string, site?: SiteId): Promise<{ readonly status: number; readonly body: unknown }>
  /** Writes items of a source in a language, as an import does. */
  bring(
    kind: ItemKind,
    language: string,
    items: readonly NewItem[],
    source?: string,
    site?: SiteId,
  ): Promise<void>
}

export const NOW = Date.parse('2026-11-20T12:00:00Z')

const sendTo = async (publishing: Publishing, body: unknown, sending: Sending = {}): Promise<Responded> => {
  const response = await publishing.fetch(documentRequest(body, sending))
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

/** A fresh stage for every test of the block. */
export function publishingOfEachTest(
  engine: (typeof engines)[number],
  prepare: (stage: PublishingStage) => void | Promise<void>,
): void {
  storeOfEachTest(engine, async ({ store, database }) => {
    const lines: Record<string, unknown>[] = []
    const changes: ContentChange[] = []
    const publishing = openPublishing(store, lines)
    const stop = store.onChange((change) => void changes.push(change))
    const api = createContentHandler({
      store,
      clock: () => NOW,
      onError: (error) => expect.unreachable(String(error)),
    })
    const send = (body: unknown, sending?: Sending) => sendTo(publishing, body, sending)
    await prepare({
      store,
      database,
      publishing,
      lines,
      changes,
      send,
      async publish(body) {
        expect(await send(body)).toMatchObject({ status: 200, body: { result: 'stored' } })
      },
      async call(path, site = 'fr') {
        const response = await api(site, new Request(`http://${site}.localhost/api/${path}`))
        return { status: response.status, body: (await response.json()) as unknown }
      },
      async bring(kind, language, items, source = 'demo', site = 'fr') {
        await store.db
          .insertInto('sources')
          .values({
            site,
            source,
            shown: 1,
            position: source === 'demo' ? 100 : 0,
            updated_at: new Date(NOW).toISOString(),
          })
          .onConflict((conflict) => conflict.columns(['site', 'source']).doNothing())
          .execute()
        await store.transaction((db) =>
          replaceItems(db, { site, source, kind, language }, items, new Date(NOW).toISOString()),
        )
      },
    })
    return async () => stop()
  })
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
