import type { PayloadRequest } from 'payload'
import { languages } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { record, textsOf } from '../content/document-value.ts'
import { isFor, type PlanJob, planJobs } from '../outbox/plans.ts'
import { languageName } from '../users/display-names.ts'
import type { Person } from '../users/person.ts'
import { planObjection, planRights } from '../users/plan-rights.ts'
import type { PlanRefusal } from './carry-out.ts'
import { siteMoment, zoneOf } from './site-clocks.ts'
import { schedulingTexts } from './texts.ts'

export type PlanAction = 'publish' | 'withdraw'

/** A plan, in the language of the reader. */
export interface ShownPlan {
  readonly id: number | string
  /** A text, for example "Publish: German". */
  readonly what: string
  /** The site's local time, with the name of the zone. */
  readonly when: string
  /** The reason why it failed; null before its time. */
  readonly failed: PlanRefusal | null
  readonly mayCallOff: boolean
  /** The release that it is part of, and with which it is changed. */
  readonly release: { readonly id: number | string; readonly name: string } | null
}

/** The plans of a document, and what the user may schedule. */
export interface Planning {
  /** A name, for example "Switzerland, Central European Time". */
  readonly zone: string
  readonly languages: readonly { readonly code: Language; readonly name: string }[]
  readonly all: boolean
  readonly plans: readonly ShownPlan[]
}

/** Payload's forms name the document that is open so. */
export interface DocumentInForm {
  readonly collection: string
  readonly id: number | string
}

/** A document with plans, which the user may read. */
export interface PlannedDocument {
  readonly collection: string
  readonly id: string
  readonly site: SiteId
}

export const languageOfPlan = ({ input }: Pick<PlanJob, 'input'>): Language | null =>
  languages.find((each) => each === input.locale) ?? null

export function whatIsPlanned({ input }: Pick<PlanJob, 'input'>, uiLanguage: Language): string {
  const t = schedulingTexts.t(uiLanguage)
  const language = languageOfPlan({ input })
  return t('what', {
    action: input.type === 'unpublish' ? t('withdraw') : t('publish'),
    language: language ? languageName(language, uiLanguage) : t('allLanguages'),
  })
}

export const whenPlanned = (
  { waitUntil }: Pick<PlanJob, 'waitUntil'>,
  site: SiteId,
  uiLanguage: Language,
): string => siteMoment(Date.parse(waitUntil ?? '') || 0, site, uiLanguage)

/** The reason why a plan failed, in the language of the reader; null before its time. */
export function failureOf({ hasError, error }: PlanJob, uiLanguage: Language): PlanRefusal | null {
  if (!hasError) return null
  const { message, issues } = record(record(record(error).refusals)[uiLanguage])
  if (!Array.isArray(issues)) return { message: schedulingTexts.t(uiLanguage)('technical'), issues: [] }
  return { ...(typeof message === 'string' && { message }), issues: textsOf(issues) }
}

export const plansFor = async (
  req: PayloadRequest,
  { collection, id }: PlannedDocument,
): Promise<PlanJob[]> =>
  (await planJobs({ payload: req.payload }, { failed: true })).filter((job) => isFor(job, collection, id))

export async function planningOf(
  req: PayloadRequest,
  person: Person,
  document: PlannedDocument,
  uiLanguage: Language,
): Promise<Planning> {
  const { site } = document
  const { languages: own, all } = planRights(person, site)
  const plans = await plansFor(req, document)
  return {
    zone: zoneOf(site, uiLanguage),
    languages: own.map((code) => ({ code, name: languageName(code, uiLanguage) })),
    all,
    plans: plans.map((job) => ({
      id: job.id,
      what: whatIsPlanned(job, uiLanguage),
      when: whenPlanned(job, site, uiLanguage),
      failed: failureOf(job, uiLanguage),
      mayCallOff: !job.input.release && planObjection(person, site, languageOfPlan(job)) === undefined,
      release: job.input.release ?? null,
    })),
  }
}
