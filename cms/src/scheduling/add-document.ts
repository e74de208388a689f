import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { recordsOf } from '../content/document-value.ts'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { transacted } from '../transactions.ts'
import { openedDocument } from './document-calls.ts'
import { namesDocument } from './open-releases.ts'
import { lockRelease, RELEASES } from './release-rows.ts'
import type { ReadableDocument } from './schedule.ts'
import { schedulingTexts } from './texts.ts'

/** Adds the document in every language, as the form does by default. Resolves with the release's name. */
async function add(req: PayloadRequest, id: string, document: ReadableDocument): Promise<string> {
  const asUser = { collection: RELEASES, id, depth: 0, overrideAccess: false, user: req.user, req } as const
  await lockRelease(req, id)
  const release = await req.payload.findByID(asUser)
  if (namesDocument(release, document))
    throw refusedCall(schedulingTexts.t(interfaceLanguage(req))('twiceInRelease'), 409)
  const row = { document: { relationTo: document.collection, value: Number(document.id) } }
  await req.payload.update({ ...asUser, data: { documents: [...recordsOf(release.documents), row] } })
  return String(release.name)
}

/** The reasons at the fields of the form, for a reader who does not see it. */
const readableError = (error: unknown) =>
  error instanceof ValidationError
    ? refusedCall(error.data.errors.map(({ message }) => message).join(' '), 400)
    : error

/**
 * POST `/api/releases/<id>/documents` with `{collection, id}`: adds a document to a release, with a
 * `message`. 400 if it could not be published, 409 if it is part of it or the release is over.
 */
export const addDocument: Endpoint = {
  path: '/:id/documents',
  method: 'post',
  handler: async (req) => {
    const { document } = await openedDocument(req, await sentValues(req))
    try {
      const release = await transacted(req, () => add(req, String(req.routeParams?.id), document))
      return jsonResponse({
        message: schedulingTexts.t(interfaceLanguage(req))('addedToRelease', { release }),
      })
    } catch (error) {
      throw readableError(error)
    }
  },
}
