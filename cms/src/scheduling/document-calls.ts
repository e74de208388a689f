import type { PayloadRequest, TypedUser } from 'payload'
import { refusedCall, type SentValues } from '../json-calls.ts'
import { type Person, personOf } from '../users/person.ts'
import { readable } from './readable.ts'
import type { ReadableDocument } from './schedule.ts'

export interface OpenedDocument {
  readonly person: Person
  readonly user: TypedUser
  readonly document: ReadableDocument
}

/** The document that `{collection, id}` names, if the user may read it; otherwise 404. */
export async function openedDocument(
  req: PayloadRequest,
  { collection, id }: SentValues,
): Promise<OpenedDocument> {
  const person = personOf(req.user)
  const isId = typeof id === 'string' || typeof id === 'number'
  const document = typeof collection === 'string' && isId ? await readable(req, collection, id) : undefined
  if (!person || !document || !req.user) throw refusedCall('Not found', 404)
  return { person, document, user: req.user }
}
