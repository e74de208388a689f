import { z } from 'zod'
import { clientArea } from '#config/client-area.ts'
import type { SubscriptionOffer } from '#models/subscription.ts'
import type { AccountSubscription, OptionQuantities, PlanChange, PlanOrder } from './membership-types.ts'

const options = z.record(z.string(), z.int().positive())
const storedPlan = z.object({
  plan: z.string(),
  since: z.iso.date(),
  options,
  next: z.object({ plan: z.string(), from: z.iso.date(), options, lead: z.string() }).nullable(),
})

export type StoredPlan = z.output<typeof storedPlan>
type Offers = readonly SubscriptionOffer[]

export function readStoredPlan(stored: string | null): StoredPlan | null {
  return stored === null ? null : storedPlan.parse(JSON.parse(stored))
}

export function planOn(plan: StoredPlan | null, today: string): StoredPlan | null {
  if (plan?.next == null || plan.next.from > today) return plan
  const { plan: id, from, options: chosen } = plan.next
  return { plan: id, since: from, options: chosen, next: null }
}

function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** First day of the subscription's next month, counted from its own first day. */
export function nextMonthOf(since: string, today: string): string {
  const [years = 0, months = 0] = [0, 1].map(
    (part) => Number(today.split('-')[part]) - Number(since.split('-')[part]),
  )
  const passed = Math.max(0, years * 12 + months)
  const next = monthsAfter(since, passed)
  return next > today ? next : monthsAfter(since, passed + 1)
}

function optionsOf(offer: SubscriptionOffer, quantities: OptionQuantities): OptionQuantities {
  const limited = offer.options.map(
    ({ id, maximum }) =>
      [id, Math.min(Math.floor(quantities[id] ?? 0), maximum ?? clientArea.optionMaximum)] as const,
  )
  return Object.fromEntries(limited.filter(([, quantity]) => quantity > 0))
}

const sameOptions = (one: OptionQuantities, other: OptionQuantities) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) => one[id] === other[id])

/** A plan of at least the same price starts today, a cheaper one next month. Null if not sold. */
export function planChange(
  current: StoredPlan | null,
  order: PlanOrder,
  offers: Offers,
  today: string,
): PlanChange | null {
  const plan = offers.find(({ id }) => id === order.plan)
  if (!plan) return null
  const chosen = optionsOf(plan, order.options)
  const change = (kind: PlanChange['kind'], from: string): PlanChange => ({
    kind,
    plan,
    options: chosen,
    from,
  })
  if (current === null) return change('begun', today)
  if (current.plan === plan.id)
    return sameOptions(current.options, chosen)
      ? change('unchanged', current.since)
      : change('optionsChanged', today)
  const before = offers.find(({ id }) => id === current.plan)
  if (!before || (plan.price ?? 0) >= (before.price ?? 0)) return change('changed', today)
  const { next } = current
  if (next?.plan === plan.id && sameOptions(next.options, chosen)) return change('unchanged', next.from)
  return change('planned', nextMonthOf(current.since, today))
}

/** New options of the same plan leave a planned change in place. */
export function planAfter(current: StoredPlan | null, change: PlanChange, lead: string): StoredPlan {
  const { kind, plan, options: chosen, from } = change
  if (current === null || kind === 'begun') return { plan: plan.id, since: from, options: chosen, next: null }
  if (kind === 'planned') return { ...current, next: { plan: plan.id, from, options: chosen, lead } }
  if (current.plan === plan.id) return { ...current, options: chosen }
  return { plan: plan.id, since: from, options: chosen, next: null }
}

export function subscriptionOf(current: StoredPlan, offers: Offers): AccountSubscription {
  const { plan, since, next } = current
  return {
    currentPlan: plan,
    planTitle: offers.find(({ id }) => id === plan)?.title ?? null,
    since,
    options: current.options,
    eligibleChanges: offers.map(({ id }) => id).filter((id) => id !== plan),
    eligibleForAddonChange: offers.some(({ id, options: sold }) => id === plan && sold.length > 0),
    newLeadId: next?.lead ?? null,
    newPlan: next?.plan ?? null,
    nextPlanExecutionDate: next?.from ?? null,
  }
}
