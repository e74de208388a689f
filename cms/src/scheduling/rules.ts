import type { Payload, PayloadRequest } from 'payload'
import { isLanguage } from '#config/languages.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { instantsOf } from '#models/site-clock.ts'
import { type ScheduledJob, schedulerOf } from '../outbox/scheduled-jobs.ts'
import { inTransaction } from '../transactions.ts'
import type { Person } from '../users/person.ts'
import { scheduleObjection } from '../users/scheduling-rights.ts'
import { rehearse } from './carry-out.ts'
import { changesFor, type ReadableDocument, type ScheduledAction } from './schedule.ts'
import { siteMoment } from './site-clocks.ts'
import { schedulingTexts } from './texts.ts'

/** An unvalidated request. */
export interface ScheduleDraft {
  readonly action?: unknown
  /** Null: all languages of the site. */
  readonly language?: unknown
  /** `2026-12-24T18:00` in the site's local time. */
  readonly at?: unknown
}

/** An error of a field. */
export interface ScheduleFault {
  readonly field: 'language' | 'time' | 'document'
  readonly message: string
  readonly issues: readonly string[]
}

export interface ChangeToMake {
  readonly input: ScheduledJob['input']
  readonly at: number
}

const fault = (
  field: ScheduleFault['field'],
  message: string,
  issues: readonly string[] = [],
): ScheduleFault => ({
  field,
  message,
  issues,
})

/** Browsers leave out zero seconds. */
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::(\d{2}))?$/

/** The instant of a local time; of an ambiguous one, the earlier. */
export function timeOf(at: unknown, site: SiteId, uiLanguage: Language): number | ScheduleFault {
  const t = schedulingTexts.t(uiLanguage)
  const [, minute, seconds = '0'] = (typeof at === 'string' && WALL_CLOCK.exec(at)) || []
  if (minute === undefined) return fault('time', t('timeMissing'))
  const now = Date.now()
  const [first, second] = instantsOf(sites[site].timeZone, minute).map(
    (instant) => instant + Number(seconds) * 1_000,
  )
  if (first === undefined) return fault('time', t('timeSkipped'))
  const instant = second !== undefined && first <= now ? second : first
  return instant > now ? instant : fault('time', t('timePast', { now: siteMoment(now, site, uiLanguage) }))
}

const languageOf = (language: unknown): Language | null | undefined =>
  language === null || isLanguage(language) ? language : undefined
const isAction = (action: unknown): action is ScheduledAction => action === 'publish' || action === 'withdraw'

async function documentFault(
  payload: Payload,
  input: ScheduledJob['input'],
  uiLanguage: Language,
): Promise<ScheduleFault[]> {
  const refused = await inTransaction(payload, (req) => rehearse(req, { input, uiLanguage }))
  return refused
    ? [fault('document', refused.message ?? schedulingTexts.t(uiLanguage)('notComplete'), refused.issues)]
    : []
}

/**
 * The rules of scheduling: an action that the user could perform now, in a language of the site, at a later
 * time, on a document that would be accepted. Resolves with all errors at once; texts are in `uiLanguage`.
 */
export async function examine(
  req: PayloadRequest,
  person: Person,
  document: ReadableDocument,
  draft: ScheduleDraft,
  uiLanguage: Language,
): Promise<ChangeToMake | readonly ScheduleFault[]> {
  const { collection, id, site } = document
  const t = schedulingTexts.t(uiLanguage)
  const language = languageOf(draft.language)
  const objection = language === undefined ? () => t('notDone') : scheduleObjection(person, site, language)
  const at = timeOf(draft.at, site, uiLanguage)
  const faults = [
    ...(objection ? [fault('language', objection(uiLanguage))] : []),
    ...(typeof at === 'number' ? [] : [at]),
  ]
  const { user } = req
  if (!user || !isAction(draft.action)) return [fault('document', t('notDone'))]
  const input: ScheduledJob['input'] = {
    type: draft.action === 'withdraw' ? 'unpublish' : 'publish',
    ...(language ? { locale: language } : {}),
    doc: { relationTo: collection, value: id },
    user: schedulerOf(user),
  }
  if (!objection) faults.push(...(await documentFault(req.payload, input, uiLanguage)))
  if (faults.length > 0 || typeof at !== 'number') return faults
  const same = (await changesFor(req, document)).some(
    (job) =>
      !job.hasError &&
      (job.input.type ?? 'publish') === input.type &&
      (job.input.locale ?? undefined) === input.locale &&
      Date.parse(job.waitUntil ?? '') === at,
  )
  return same ? [fault('time', t('same'))] : { input, at }
}
