import { APIError, type PayloadRequest, type TypedUser } from 'payload'
import { type Person, personOf } from '../users/person.ts'
import type { PlannedDocument } from './planning.ts'
import { readable } from './readable.ts'

type Values = Readonly<Record<string, unknown>>

/** An error whose message the admin shows. */
export const refusedCall = (message: string, status: number): APIError =>
  new APIError(message, status, null, true)

export const jsonResponse = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The JSON object that a request sends, otherwise 400. */
export async function sentValues(req: PayloadRequest): Promise<Values> {
  const body: unknown = await req.json?.().catch(() => undefined)
  if (typeof body !== 'object' || body === null) throw refusedCall('A JSON object is expected.', 400)
  return body as Values
}

export interface OpenedDocument {
  readonly person: Person
  readonly user: TypedUser
  readonly document: PlannedDocument
}

/** The document that `{collection, id}` names, if the user may read it; otherwise 404. */
export async function openedDocument(
  req: PayloadRequest,
  { collection, id }: Values,
): Promise<OpenedDocument> {
  const person = personOf(req.user)
  const isId = typeof id === 'string' || typeof id === 'number'
  const document = typeof collection === 'string' && isId ? await readable(req, collection, id) : undefined
  if (!person || !document || !req.user) throw refusedCall('Not found', 404)
  return { person, document, user: req.user }
}
