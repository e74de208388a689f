import type { FlagPlan, PlanOutcome } from '../../service/flag-service.ts'
import type { ConsoleTexts } from '../texts/console-texts.ts'

type Texts = Pick<ConsoleTexts, 't' | 'valueText' | 'stateText' | 'siteTime' | 'siteDay'>

/** The scheduled change, on the clock of the site. */
export function planText({ t, valueText, siteTime }: Texts, plan: FlagPlan): string {
  const value = valueText(plan.value)
  const from = siteTime(plan.site, plan.from)
  if (plan.until === null) return t('plans.fixed', { value, from })
  const until = siteTime(plan.site, plan.until)
  return plan.state === 'running'
    ? t('plans.running', { value, until })
    : t('plans.window', { value, from, until })
}

export function shortPlanText({ t, stateText, siteDay }: Texts, plan: FlagPlan): string {
  const { site, state, value, from, until } = plan
  return state === 'running' && until !== null
    ? t('plans.shortEnd', { day: siteDay(site, until) })
    : t('plans.short', { value: stateText(value.on), day: siteDay(site, from) })
}

const refusals: ReadonlySet<PlanOutcome> = new Set(['missed', 'notAllowed', 'unknownFlag'])

export const isNotCarriedOut = ({ last }: FlagPlan): boolean => last !== null && refusals.has(last.outcome)

export function outcomeText({ t }: Texts, { last, until, by, calledOffBy }: FlagPlan): string {
  const outcome = last?.outcome ?? 'missed'
  if (outcome === 'changed' && until !== null) return t('plans.outcomes.over')
  return t(`plans.outcomes.${outcome}`, { by: calledOffBy ?? by })
}
