import type { SchedulePublishHandlerArgs } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { type CollectionSlug, Forbidden, type PayloadRequest, type ServerFunction } from 'payload'
import type { SiteId } from '../../../config/sites.ts'
import { may, siteHas } from './access.ts'
import { isLanguage, isSite, personOf } from './person.ts'
import { languageOfNoUse, onlyOwnLanguages, otherSite } from './refusals.ts'
import { interfaceLanguage } from './words.ts'

type Scheduled = SchedulePublishHandlerArgs['doc']

async function siteOf(doc: NonNullable<Scheduled>, { payload }: PayloadRequest): Promise<SiteId | undefined> {
  if (!(doc.relationTo in payload.collections)) return undefined
  const collection = doc.relationTo as CollectionSlug
  const found: unknown = await payload.findByID({ collection, id: String(doc.value), depth: 0, draft: true, disableErrors: true })
  return typeof found === 'object' && found !== null && 'site' in found && isSite(found.site) ? found.site : undefined
}

/** Why this document may not be planned, in the person's language; undefined where it may. */
async function objection(doc: Scheduled, locale: string | undefined, req: PayloadRequest): Promise<string | undefined> {
  const person = personOf(req.user)
  const site = doc ? await siteOf(doc, req) : undefined
  if (!person || !site) throw new Forbidden(req.t)
  const language = isLanguage(locale) ? locale : undefined
  const told = interfaceLanguage(req)
  if (!may(person, 'read', { site })) return otherSite(site)(told)
  if (!may(person, language ? 'text' : 'everything', language ? { site, language } : { site })) {
    if (person.role !== 'translator') throw new Forbidden(req.t)
    return onlyOwnLanguages(told)
  }
  return language && !siteHas(site, language) ? languageOfNoUse(site, language)(told) : undefined
}

interface PlannedJob {
  readonly taskSlug?: unknown
  readonly input?: { readonly doc?: Scheduled; readonly locale?: string }
}

const isPlan = (job: unknown): job is PlannedJob => typeof job === 'object' && job !== null && 'taskSlug' in job && job.taskSlug === 'schedulePublish'

async function cancel(id: number | string, req: PayloadRequest): Promise<{ readonly message: string } | { readonly error: string }> {
  const job: unknown = await req.payload.findByID({ collection: 'payload-jobs', id, depth: 0, disableErrors: true })
  if (!isPlan(job)) throw new Forbidden(req.t)
  const error = await objection(job.input?.doc, job.input?.locale, req)
  if (error) return { error }
  await req.payload.delete({ collection: 'payload-jobs', id, req })
  return { message: req.t('general:success') }
}

/** Plans are made and cancelled by those who could publish the same thing now; Payload asks only when the time has come. */
export const withPlanRights =
  (handler: ServerFunction<SchedulePublishHandlerArgs>): ServerFunction<SchedulePublishHandlerArgs> =>
  async (args) => {
    const { req, deleteID, doc, localeToPublish } = args
    if (deleteID !== undefined) return cancel(deleteID, req)
    const error = await objection(doc, localeToPublish, req)
    return error ? { error } : handler(args)
  }
