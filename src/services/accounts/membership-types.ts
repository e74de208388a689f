import type { SubscriptionOffer } from '#models/subscription.ts'

export type OptionQuantities = Readonly<Record<string, number>>

/** Dates are ISO dates of the site's calendar. */
export interface AccountSubscription {
  readonly currentPlan: string
  /** Null for a plan that is no longer sold. */
  readonly planTitle: string | null
  readonly since: string
  readonly options: OptionQuantities
  readonly eligibleChanges: readonly string[]
  readonly eligibleForAddonChange: boolean
  readonly newLeadId: string | null
  readonly newPlan: string | null
  readonly nextPlanExecutionDate: string | null
}

export interface PlanOrder {
  readonly plan: string
  readonly options: OptionQuantities
}

/** `planned` starts with the subscription's next month, the others today; `from` is the first day. */
export interface PlanChange {
  readonly kind: 'begun' | 'changed' | 'optionsChanged' | 'planned' | 'unchanged'
  readonly plan: SubscriptionOffer
  readonly options: OptionQuantities
  readonly from: string
}

export interface Loyalty {
  readonly level: string
  readonly points: number
  /** Null at the highest level. */
  readonly next: { readonly level: string; readonly missing: number } | null
}

export interface Membership {
  readonly subscription: AccountSubscription | null
  /** Null on sites without levels. */
  readonly loyalty: Loyalty | null
  /** The uploaded picture as a `data:` URL, so that no public address exposes it. */
  readonly picture: string | null
}
