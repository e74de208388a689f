import type { PayloadRequest, TypedUser } from 'payload'
import { isSite } from '#config/is-site.ts'
import { sourceOf } from '../content/published-source.ts'
import { refusedCall, type SentValues } from '../json-calls.ts'
import { type Person, personOf } from '../users/person.ts'
import { readable } from '../users/readable.ts'
import type { ReadableDocument } from './schedule.ts'

export interface OpenedDocument {
  readonly person: Person
  readonly user: TypedUser
  readonly document: ReadableDocument
}

/** A document that the sites show, if the user may read it. */
export async function publishable(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<ReadableDocument | undefined> {
  const config = req.payload.collections[collection]?.config
  if (!config || !sourceOf(config)) return undefined
  const document = await readable(req, collection, id, { select: { site: true } })
  return document && isSite(document.site)
    ? { collection, id: String(document.id), site: document.site }
    : undefined
}

/** The document that `{collection, id}` names, if the user may read it; otherwise 404. */
export async function openedDocument(
  req: PayloadRequest,
  { collection, id }: SentValues,
): Promise<OpenedDocument> {
  const person = personOf(req.user)
  const isId = typeof id === 'string' || typeof id === 'number'
  const document = typeof collection === 'string' && isId ? await publishable(req, collection, id) : undefined
  if (!person || !document || !req.user) throw refusedCall('Not found', 404)
  return { person, document, user: req.user }
}
