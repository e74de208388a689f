import type { PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ScheduledDocumentChange } from '#models/document-state.ts'
import { titleInLanguage } from '../content/document-title.ts'
import type { OpenDocument } from '../document-query.ts'
import { DELIVERIES, type Delivery } from '../outbox/delivery-row.ts'
import { changeOf, documentOfJob, type ScheduledJob, scheduledJobs } from '../outbox/scheduled-jobs.ts'
import { chosenSite } from '../users/chosen-site.ts'
import { CHANGED_BY } from '../versions/changed-by.ts'

const SHOWN = 6
/** Limit of scheduled changes searched for those of the user. */
const LOOKED_AT = 200

interface NamedDocument {
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
  /** Names of those who wrote its newest version. */
  readonly writers: readonly string[]
}

/** A scheduled change of a document that the user may read. */
export interface SeenChange extends ScheduledDocumentChange, NamedDocument {
  /** Name of the release that it is part of. */
  readonly release: string | undefined
  readonly job: ScheduledJob
}

const keyOf = ({ collection, id }: OpenDocument) => `${collection} ${id}`

/** Those of these documents that the user may read, by collection and id. */
export async function documentsSeen(
  req: PayloadRequest,
  documents: readonly OpenDocument[],
  uiLanguage: Language,
): Promise<Map<string, NamedDocument>> {
  const seen = new Map<string, NamedDocument>()
  for (const [collection, some] of Map.groupBy(documents, (each) => each.collection)) {
    const config = req.payload.collections[collection]?.config
    if (!config) continue
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: some.map(({ id }) => id) } },
      select: { site: true, key: true, [CHANGED_BY]: true, [config.admin.useAsTitle ?? 'id']: true },
      draft: true,
      locale: 'all',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      disableErrors: true,
      user: req.user,
      req,
    })
    for (const document of docs) {
      const { id, site } = document
      const title = titleInLanguage(config, document, uiLanguage)
      const names: unknown = document[CHANGED_BY]
      const writers = typeof names === 'string' ? names.split(', ') : []
      if (isSite(site)) seen.set(keyOf({ collection, id }), { collection, id, site, title, writers })
    }
  }
  return seen
}

/** The title of a document that the user may read. */
export const titleSeen = async (
  req: PayloadRequest,
  document: OpenDocument,
  uiLanguage: Language,
): Promise<string> => (await documentsSeen(req, [document], uiLanguage)).get(keyOf(document))?.title ?? ''

/** The scheduled changes of documents that the user may read. */
export async function changesSeen(
  req: PayloadRequest,
  jobs: readonly ScheduledJob[],
  uiLanguage: Language,
): Promise<SeenChange[]> {
  const targets = jobs.flatMap((job) => documentOfJob(job) ?? [])
  const seen = await documentsSeen(req, targets, uiLanguage)
  return jobs.flatMap((job): SeenChange[] => {
    const target = documentOfJob(job)
    const document = target && seen.get(keyOf(target))
    return document ? [{ ...changeOf(job), ...document, release: job.input.release?.name, job }] : []
  })
}

/** Scheduled changes for documents of the user's sites, the earliest first. */
export async function scheduledNext(req: PayloadRequest, uiLanguage: Language): Promise<SeenChange[]> {
  const jobs = (await scheduledJobs({ payload: req.payload })).slice(0, LOOKED_AT)
  const chosen = chosenSite(req)
  const seen = await changesSeen(req, jobs, uiLanguage)
  return seen.filter(({ site }) => !chosen || site === chosen).slice(0, SHOWN)
}

/** Undelivered documents of the user's sites, refused ones first; `count` is their number. */
export async function unsent(
  req: PayloadRequest,
): Promise<{ readonly count: number; readonly shown: readonly Delivery[] }> {
  const site = chosenSite(req)
  const { docs, totalDocs } = await req.payload.find({
    collection: DELIVERIES,
    where: { and: [{ state: { not_equals: 'sent' } }, ...(site ? [{ site: { equals: site } }] : [])] },
    sort: ['state', '-revision'],
    limit: SHOWN,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    user: req.user,
    req,
  })
  return { count: totalDocs, shown: docs as Delivery[] }
}
