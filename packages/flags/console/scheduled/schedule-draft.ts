import type { SentForm } from '@marquee/forms/sent-form.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { ChangeRefusal, ScheduleRefusal } from '../../service/flag-service.ts'
import type { TranslateText } from '../texts/translate.ts'

/** `YYYY-MM-DDTHH:MM` on the clock of each site; empty: at once, and without an end. */
export interface ScheduleDraft {
  readonly from: string
  readonly until: string
}

export const noSchedule: ScheduleDraft = { from: '', until: '' }

export const readScheduleDraft = (form: SentForm): ScheduleDraft => ({
  from: form.text('from'),
  until: form.text('until'),
})

export const isScheduled = ({ from, until }: ScheduleDraft): boolean => from !== '' || until !== ''

const fields: Readonly<Record<ScheduleRefusal, keyof ScheduleDraft>> = {
  badFrom: 'from',
  badUntil: 'until',
  past: 'from',
  tooFar: 'from',
  endsFirst: 'until',
  overlaps: 'from',
}

export const isScheduleRefusal = (why: ChangeRefusal | ScheduleRefusal): why is ScheduleRefusal =>
  why in fields

export const scheduleFaults = (t: TranslateText, why: ScheduleRefusal): Readonly<Partial<ScheduleDraft>> => ({
  [fields[why]]: t(`scheduled.faults.${why}`, { days: serviceLimits.flags.scheduledDays }),
})
