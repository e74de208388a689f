import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { record } from '../content/document-value.ts'
import { jsonResponse, refusedCall } from '../json-calls.ts'
import { personOf } from '../users/person.ts'
import { nameOf } from './name-of.ts'

/** Who else has a document open. */
export interface Presence {
  readonly others: readonly string[]
}

/** Pages ask every ten seconds; one that has not asked for so long is closed. */
const GONE = 25_000

/** Users by id, in the key-value store that all processes share. */
type Present = Readonly<Record<string, { readonly name: string; readonly seen: number }>>

async function presentAt(req: PayloadRequest, key: string, now: number): Promise<Present> {
  const stored = record(await req.payload.kv.get(key))
  const entries = Object.entries(stored).map(([id, value]) => {
    const { name, seen } = record(value)
    return [id, { name: String(name), seen: Number(seen) }] as const
  })
  return Object.fromEntries(entries.filter(([, { seen }]) => now - seen < GONE))
}

/** GET `/api/{collection}/{id}/present`: a `Presence`; the user counts as one who has the document open. */
export const presenceCall = (collection: string): Endpoint => ({
  path: '/:id/present',
  method: 'get',
  async handler(req) {
    const person = personOf(req.user)
    const id = String(req.routeParams?.id)
    if (!person) throw refusedCall('Not found', 404)
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { id: { equals: id } },
      depth: 0,
      limit: 1,
      pagination: false,
      draft: true,
      overrideAccess: false,
      req,
    })
    const [found] = docs
    if (!found) throw refusedCall('Not found', 404)
    const key = `present ${collection} ${found.id}`
    const now = Date.now()
    const { [String(person.id)]: _, ...others } = await presentAt(req, key, now)
    if (person.role !== 'reader')
      await req.payload.kv.set(key, { ...others, [String(person.id)]: { name: nameOf(req.user), seen: now } })
    return jsonResponse({ others: Object.values(others).map(({ name }) => name) } satisfies Presence)
  },
})
