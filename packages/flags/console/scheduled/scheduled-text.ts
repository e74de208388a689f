import type { ScheduledFlagChange, ScheduledOutcome } from '../../service/flag-service.ts'
import type { ConsoleTexts } from '../texts/console-texts.ts'

type Texts = Pick<ConsoleTexts, 't' | 'valueText' | 'stateText' | 'siteTime' | 'siteDay'>

/** The scheduled change, on the clock of the site. */
export function scheduledText({ t, valueText, siteTime }: Texts, change: ScheduledFlagChange): string {
  const value = valueText(change.value)
  const from = siteTime(change.site, change.from)
  if (change.until === null) return t('scheduled.fixed', { value, from })
  const until = siteTime(change.site, change.until)
  return change.state === 'running'
    ? t('scheduled.running', { value, until })
    : t('scheduled.window', { value, from, until })
}

export function shortScheduledText({ t, stateText, siteDay }: Texts, change: ScheduledFlagChange): string {
  const { site, state, value, from, until } = change
  return state === 'running' && until !== null
    ? t('scheduled.shortEnd', { day: siteDay(site, until) })
    : t('scheduled.short', { value: stateText(value.on), day: siteDay(site, from) })
}

const refusals: ReadonlySet<ScheduledOutcome> = new Set(['missed', 'notAllowed', 'unknownFlag'])

export const isNotCarriedOut = ({ last }: ScheduledFlagChange): boolean =>
  last !== null && refusals.has(last.outcome)

export function outcomeText({ t }: Texts, { last, until, by, calledOffBy }: ScheduledFlagChange): string {
  const outcome = last?.outcome ?? 'missed'
  if (outcome === 'changed' && until !== null) return t('scheduled.outcomes.over')
  return t(`scheduled.outcomes.${outcome}`, { by: calledOffBy ?? by })
}
