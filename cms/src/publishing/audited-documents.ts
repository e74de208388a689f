import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import { isPublicIn } from '../content/document-value.ts'
import type { Doc } from '../content/published-source.ts'
import { type PublicationState, publicationStateOf } from '../outbox/enqueue-delivery.ts'
import { isByScheduledChange, isRehearsed } from '../outbox/scheduled-jobs.ts'
import { type DocumentEntry, recordDocument } from '../sign-in/document-entries.ts'

type Audited = DocumentEntry['document'] & {
  /** The status by language, if the request reads all of them. */
  readonly _status?: unknown
}

async function recordOf(
  req: PayloadRequest,
  event: DocumentEntry['event'],
  collection: string,
  document: Audited,
  languages: readonly Language[] = [],
): Promise<void> {
  if (isRehearsed(req)) return
  const way = isByScheduledChange(req) ? 'plan' : undefined
  await recordDocument(req, { event, collection, document, languages, way })
}

/** The languages that a change published and withdrew. */
export interface PublicChange {
  readonly published: readonly Language[]
  readonly withdrawn: readonly Language[]
}

/** Languages of a change that the site has since, or whose public text was saved again. */
function publishedBy(
  req: PayloadRequest,
  doc: Audited,
  before: readonly Language[],
  now: readonly Language[],
): readonly Language[] {
  const isTarget = (language: Language) =>
    req.context.publishing === 'all' || req.locale === 'all' || req.locale === language
  return now.filter(
    (language) => !before.includes(language) || (isTarget(language) && isPublicIn(doc, language)),
  )
}

/** `main`: the version of the main table after the change; `before`: the state before it. */
export function publicChange(
  req: PayloadRequest,
  doc: Audited,
  main: Doc,
  before: PublicationState | undefined,
): PublicChange {
  const [was, now] = [before?.languages ?? [], publicationStateOf(main).languages]
  return {
    published: publishedBy(req, doc, was, now),
    withdrawn: was.filter((language) => !now.includes(language)),
  }
}

/** Entries for what editors publish, take off a site and restore. Drafts leave none. */
export async function auditChange(
  req: PayloadRequest,
  collection: string,
  doc: Audited,
  main: Doc | undefined,
  { published, withdrawn }: PublicChange,
): Promise<void> {
  if (req.context.isRestoringVersion) await recordOf(req, 'document.restored', collection, doc)
  if (!main) return
  const about = { id: doc.id, site: main.site, key: main.key }
  if (published.length > 0) await recordOf(req, 'document.published', collection, about, published)
  if (withdrawn.length > 0) await recordOf(req, 'document.withdrawn', collection, about, withdrawn)
}

export const auditDeletion = (req: PayloadRequest, collection: string, doc: Audited): Promise<void> =>
  recordOf(req, 'document.deleted', collection, doc)
