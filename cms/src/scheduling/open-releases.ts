import type { PayloadRequest } from 'payload'
import { record, recordsOf, type UnknownRecord } from '../content/document-value.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { may } from '../users/access.ts'
import type { Person } from '../users/person.ts'
import { RELEASES } from './release-rows.ts'
import { timeOf } from './rules.ts'
import type { ReadableDocument, Schedule } from './schedule.ts'
import { siteMoment } from './site-clocks.ts'

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

export const namesDocument = (release: UnknownRecord, { collection, id }: ReadableDocument): boolean =>
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
