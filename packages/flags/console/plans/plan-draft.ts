import type { SentForm } from '@marquee/forms/sent-form.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { ChangeRefusal, PlanRefusal } from '../../service/flag-service.ts'
import type { TranslateText } from '../texts/translate.ts'

/** `YYYY-MM-DDTHH:MM` on the clock of each site; empty: at once, and without an end. */
export interface PlanDraft {
  readonly from: string
  readonly until: string
}

export const noPlan: PlanDraft = { from: '', until: '' }

export const readPlanDraft = (form: SentForm): PlanDraft => ({
  from: form.text('from'),
  until: form.text('until'),
})

export const isPlanned = ({ from, until }: PlanDraft): boolean => from !== '' || until !== ''

const fields: Readonly<Record<PlanRefusal, keyof PlanDraft>> = {
  badFrom: 'from',
  badUntil: 'until',
  past: 'from',
  tooFar: 'from',
  endsFirst: 'until',
  overlaps: 'from',
}

export const isPlanRefusal = (why: ChangeRefusal | PlanRefusal): why is PlanRefusal => why in fields

export const planFaults = (t: TranslateText, why: PlanRefusal): Readonly<Partial<PlanDraft>> => ({
  [fields[why]]: t(`plans.faults.${why}`, { days: serviceLimits.flags.planDays }),
})
