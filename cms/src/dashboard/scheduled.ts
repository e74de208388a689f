import type { PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ScheduledDocumentChange } from '#models/document-state.ts'
import { DELIVERIES, type Delivery } from '../outbox/delivery-row.ts'
import { changesIn, documentOfJob, type ScheduledJob, scheduledJobs } from '../outbox/scheduled-jobs.ts'
import { titleInLanguage } from '../reports/translation-report.ts'

const SHOWN = 6
/** Limit of scheduled changes searched for those of the user. */
const LOOKED_AT = 200

export interface Coming extends ScheduledDocumentChange {
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
  /** Name of the release that it is part of. */
  readonly release: string | undefined
}

interface Known {
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
}

/** The documents of these scheduled changes that the user may read, by collection and id. */
export async function documentsOfChanges(
  req: PayloadRequest,
  jobs: readonly ScheduledJob[],
  uiLanguage: Language,
): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  const wanted = Map.groupBy(
    jobs.flatMap((job) => documentOfJob(job) ?? []),
    ({ collection }) => collection,
  )
  for (const [slug, changes] of wanted) {
    const config = req.payload.collections[slug]?.config
    if (!config) continue
    const { docs } = await req.payload.find({
      collection: slug,
      where: { id: { in: changes.map(({ id }) => id) } },
      select: { site: true, key: true, [config.admin.useAsTitle ?? 'id']: true },
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
      if (isSite(site))
        known.set(`${slug} ${id}`, { id, site, title: titleInLanguage(config, document, uiLanguage) })
    }
  }
  return known
}

/** Scheduled changes for documents of the user's sites, the earliest first. */
export async function scheduledNext(req: PayloadRequest, uiLanguage: Language): Promise<Coming[]> {
  const jobs = (await scheduledJobs({ payload: req.payload })).slice(0, LOOKED_AT)
  const known = jobs.length > 0 ? await documentsOfChanges(req, jobs, uiLanguage) : new Map<string, Known>()
  const coming = jobs.flatMap((job): Coming[] => {
    const target = documentOfJob(job)
    const document = target && known.get(`${target.collection} ${target.id}`)
    return target && document
      ? changesIn([job]).map((change) => ({
          ...change,
          ...document,
          collection: target.collection,
          release: job.input.release?.name,
        }))
      : []
  })
  return coming.slice(0, SHOWN)
}

/** Undelivered documents of the user's sites, refused ones first; `count` is their number. */
export async function unsent(
  req: PayloadRequest,
): Promise<{ readonly count: number; readonly shown: readonly Delivery[] }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: DELIVERIES,
    where: { state: { not_equals: 'sent' } },
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
