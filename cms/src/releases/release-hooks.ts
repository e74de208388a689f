import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import { record, recordsOf, type UnknownRecord } from '../content/document-value.ts'
import {
  dropChangesOfRelease,
  SCHEDULED_TASK,
  type ScheduledJob,
  schedulerOf,
} from '../outbox/scheduled-jobs.ts'
import { rehearse } from '../scheduling/carry-out.ts'
import { publishable } from '../scheduling/document-calls.ts'
import { isReleased, lockRelease, RELEASES } from '../scheduling/release-rows.ts'
import { timeOf } from '../scheduling/rules.ts'
import { schedulingTexts } from '../scheduling/texts.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { may } from '../users/access.ts'
import { personOf } from '../users/person.ts'
import { otherSite, refusal } from '../users/refusals.ts'
import { scheduleObjection } from '../users/scheduling-rights.ts'

/** Jobs of releases are in this queue, which Payload's own runner leaves alone. */
const QUEUE = 'releases'

interface Fault {
  readonly path: string
  readonly message: string
}

/** A user changes releases of own sites only, and none that is published. */
export const guardRelease: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const person = personOf(req.user)
  const site: unknown = originalDoc?.site ?? data.site
  if (isSite(site) && person && !may(person, 'everything', { site })) throw refusal(req, otherSite(site))
  if (originalDoc?.id === undefined) return data
  await lockRelease(req, originalDoc.id)
  if (await isReleased(req, originalDoc.id))
    throw refusal(req, (language) => schedulingTexts.t(language)('releaseOver'), 409)
  return data
}

interface Row {
  readonly path: string
  readonly collection: string
  readonly id: string
  readonly input: ScheduledJob['input']
}

function rowsOf(doc: UnknownRecord, user: TypedUser | null): Row[] {
  return recordsOf(doc.documents).flatMap((row, index) => {
    const { relationTo, value } = record(row.document)
    const id = typeof value === 'object' && value !== null ? record(value).id : value
    if (typeof relationTo !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return []
    const input: ScheduledJob['input'] = {
      type: row.action === 'withdraw' ? 'unpublish' : 'publish',
      ...(isLanguage(row.language) ? { locale: row.language } : {}),
      doc: { relationTo, value: String(id) },
      ...(user && { user: schedulerOf(user) }),
    }
    return [{ path: `documents.${index}`, collection: relationTo, id: String(id), input }]
  })
}

const overlaps = (one: Row, other: Row): boolean =>
  one.collection === other.collection &&
  one.id === other.id &&
  (!one.input.locale || !other.input.locale || one.input.locale === other.input.locale)

async function faultOf(
  req: PayloadRequest,
  site: SiteId,
  row: Row,
  before: readonly Row[],
): Promise<Fault[]> {
  const uiLanguage = interfaceLanguage(req)
  const t = schedulingTexts.t(uiLanguage)
  const path = `${row.path}.document`
  const document = await publishable(req, row.collection, row.id)
  if (document?.site !== site) return [{ path, message: t('otherSiteInRelease') }]
  if (before.some((other) => overlaps(row, other))) return [{ path, message: t('twiceInRelease') }]
  const person = personOf(req.user)
  const language = isLanguage(row.input.locale) ? row.input.locale : null
  const objection = person && scheduleObjection(person, site, language)
  if (objection) return [{ path: `${row.path}.language`, message: objection(uiLanguage) }]
  const refused = await rehearse(req, { input: row.input, uiLanguage })
  if (!refused) return []
  return [{ path, message: [refused.message ?? t('notComplete'), ...refused.issues].join(' ') }]
}

/** Schedules every document of a saved release at its time, or refuses it with all reasons, each at its field. */
export const scheduleRelease: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { site } = doc
  if (!isSite(site)) return doc
  await dropChangesOfRelease(req, doc.id)
  const at = timeOf(doc.at, site, interfaceLanguage(req))
  const rows = rowsOf(doc, req.user)
  const faults: Fault[] = typeof at === 'number' ? [] : [{ path: 'at', message: at.message }]
  for (const [index, row] of rows.entries())
    faults.push(...(await faultOf(req, site, row, rows.slice(0, index))))
  if (faults.length > 0 || typeof at !== 'number')
    throw new ValidationError({ collection: RELEASES, errors: faults, req }, req.t)
  for (const { input } of rows)
    await req.payload.jobs.queue({
      task: SCHEDULED_TASK,
      queue: QUEUE,
      input: { ...input, release: { id: doc.id, name: doc.name } },
      waitUntil: new Date(at),
      req,
    })
  return doc
}

export const dropChangesAfter: CollectionAfterDeleteHook = async ({ id, req }) => {
  await dropChangesOfRelease(req, id)
}
