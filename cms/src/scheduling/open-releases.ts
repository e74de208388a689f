import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { record, recordsOf, type UnknownRecord } from '../content/document-value.ts'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { transacted } from '../transactions.ts'
import { may } from '../users/access.ts'
import type { Person } from '../users/person.ts'
import { openedDocument } from './document-calls.ts'
import { lockRelease, RELEASES } from './release-rows.ts'
import { timeOf } from './rules.ts'
import type { ReadableDocument, Schedule } from './schedule.ts'
import { siteMoment } from './site-clocks.ts'
import { schedulingTexts } from './texts.ts'

/** The next ones; a document is rarely for a later one. */
const MOST = 3

/** A release to which a document can be added. */
export interface OpenRelease {
  readonly id: number | string
  readonly name: string
  /** The time in the site's local time. */
  readonly when: string
}

export interface ScheduleWithReleases extends Schedule {
  readonly releases: readonly OpenRelease[]
}

const namesDocument = (release: UnknownRecord, { collection, id }: ReadableDocument): boolean =>
  recordsOf(release.documents).some(({ document }) => {
    const { relationTo, value } = record(document)
    return relationTo === collection && String(value) === id
  })

/** The next releases of the document's site that it is not part of, the first one first. */
export async function openReleases(
  req: PayloadRequest,
  person: Person,
  document: ReadableDocument,
): Promise<OpenRelease[]> {
  const { site } = document
  if (!may(person, 'everything', { site })) return []
  const { docs } = await req.payload.find({
    collection: RELEASES,
    where: { and: [{ site: { equals: site } }, { doneAt: { exists: false } }] },
    sort: 'at',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const uiLanguage = interfaceLanguage(req)
  return docs
    .flatMap((release) => {
      const at = timeOf(release.at, site, uiLanguage)
      if (typeof at !== 'number' || namesDocument(release, document)) return []
      return [{ id: release.id, name: release.name, when: siteMoment(at, site, uiLanguage) }]
    })
    .slice(0, MOST)
}

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
