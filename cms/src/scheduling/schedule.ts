import type { PayloadRequest } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ScheduledDocumentChange } from '#models/document-state.ts'
import { record, textsOf } from '../content/document-value.ts'
import { changeOf, isFor, type ScheduledJob, scheduledJobs } from '../outbox/scheduled-jobs.ts'
import { languageName } from '../users/display-names.ts'
import type { Person } from '../users/person.ts'
import { scheduleObjection, schedulingRights } from '../users/scheduling-rights.ts'
import type { ChangeRefusal } from './carry-out.ts'
import { siteMoment, zoneOf } from './site-clocks.ts'
import { schedulingTexts } from './texts.ts'

export type ScheduledAction = 'publish' | 'withdraw'

/** A scheduled change, in the language of the reader. */
export interface ShownChange {
  readonly id: number | string
  /** A text, for example "Publish: German". */
  readonly what: string
  /** The site's local time, with the name of the zone. */
  readonly when: string
  /** The reason why it failed; null before its time. */
  readonly failed: ChangeRefusal | null
  readonly mayCallOff: boolean
  /** The release that it is part of, and with which it is changed. */
  readonly release: { readonly id: number | string; readonly name: string } | null
}

/** The scheduled changes of a document, and what the user may schedule. */
export interface Schedule {
  /** A name, for example "Switzerland, Central European Time". */
  readonly zone: string
  readonly languages: readonly { readonly code: Language; readonly name: string }[]
  readonly all: boolean
  readonly changes: readonly ShownChange[]
}

/** A document with scheduled changes, which the user may read. */
export interface ReadableDocument {
  readonly collection: string
  readonly id: string
  readonly site: SiteId
}

export function whatIsScheduled(
  { action, language }: Pick<ScheduledDocumentChange, 'action' | 'language'>,
  uiLanguage: Language,
): string {
  const t = schedulingTexts.t(uiLanguage)
  return t('what', {
    action: t(action),
    language: language ? languageName(language, uiLanguage) : t('allLanguages'),
  })
}

/** The reason why a scheduled change failed, in the language of the reader; null before its time. */
export function failureOf({ hasError, error }: ScheduledJob, uiLanguage: Language): ChangeRefusal | null {
  if (!hasError) return null
  const { message, issues } = record(record(record(error).refusals)[uiLanguage])
  if (!Array.isArray(issues)) return { message: schedulingTexts.t(uiLanguage)('technical'), issues: [] }
  return { ...(typeof message === 'string' && { message }), issues: textsOf(issues) }
}

export const changesFor = async (
  req: PayloadRequest,
  { collection, id }: ReadableDocument,
): Promise<ScheduledJob[]> =>
  (await scheduledJobs({ payload: req.payload }, { failed: true })).filter((job) =>
    isFor(job, collection, id),
  )

export async function scheduleOf(
  req: PayloadRequest,
  person: Person,
  document: ReadableDocument,
  uiLanguage: Language,
): Promise<Schedule> {
  const { site } = document
  const { languages: own, all } = schedulingRights(person, site)
  const changes = await changesFor(req, document)
  return {
    zone: zoneOf(site, uiLanguage),
    languages: own.map((code) => ({ code, name: languageName(code, uiLanguage) })),
    all,
    changes: changes.map((job) => {
      const change = changeOf(job)
      return {
        id: job.id,
        what: whatIsScheduled(change, uiLanguage),
        when: siteMoment(Date.parse(change.at), site, uiLanguage),
        failed: failureOf(job, uiLanguage),
        mayCallOff: !job.input.release && scheduleObjection(person, site, change.language) === undefined,
        release: job.input.release ?? null,
      }
    }),
  }
}
