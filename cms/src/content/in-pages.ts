import { setImmediate } from 'node:timers/promises'
import type { Payload, PayloadRequest, Where } from 'payload'

/** Documents per query: a query of thousands holds up every other request for seconds. */
const PAGE = 200

export interface StoredDocument extends Readonly<Record<string, unknown>> {
  readonly id: number | string
}

interface PagedQuery {
  readonly collection: string
  readonly where?: Where | undefined
  readonly draft: boolean
  readonly req?: PayloadRequest
  /** Rights of the reader; without them all documents. */
  readonly as?: PayloadRequest['user']
  /** Documents per query. */
  readonly size?: number
  /** Only these fields are read; absent: all. */
  readonly select?: Readonly<Record<string, true>>
}

/** All documents of a query, in all languages, by id; answers other requests in between. */
export async function* inPages(
  payload: Payload,
  { collection, where, draft, req, as, size = PAGE, select }: PagedQuery,
): AsyncGenerator<StoredDocument> {
  let last: number | string | undefined
  for (;;) {
    const after: Where[] = last === undefined ? [] : [{ id: { greater_than: last } }]
    const { docs: page } = await payload.find({
      collection,
      where: { and: [...(where ? [where] : []), ...after] },
      sort: 'id',
      limit: size,
      pagination: false,
      locale: 'all',
      depth: 0,
      draft,
      ...(req && { req }),
      ...(select && { select }),
      ...(as !== undefined && { overrideAccess: false, user: as }),
    })
    yield* page
    last = page.at(-1)?.id
    if (page.length < size) return
    await setImmediate()
  }
}
