import type { LinkModel, PictureModel, ShowCardModel } from './parts.ts'

/** Amounts are numbers in the site's currency, for sums; formatted texts are separate fields. */
export interface PlanOptionModel {
  readonly id: string
  /** Form field name. */
  readonly field: string
  readonly label: string
  readonly price: string | null
  readonly amount: number
  readonly maximum: number | null
}

export interface PlanModel {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  /** Sanitised HTML. */
  readonly text: string | null
  readonly price: string | null
  /** Price before the reduction. */
  readonly initialPrice: string | null
  readonly amount: number
  readonly commitment: string | null
  readonly perks: readonly string[]
  readonly highlighted: boolean
  readonly picture: PictureModel | null
  readonly options: readonly PlanOptionModel[]
  readonly promotion: PlanPromotionModel | null
}

/** Data of the plan modal. */
export interface PlanModalModel {
  readonly plan: PlanModel
  readonly orderHref: string
}

export interface PlanPromotionModel {
  readonly label: string
  readonly text: string | null
  /** `31 décembre 2026`; null without an end. */
  readonly until: string | null
}

export interface PartnerCinemaModel {
  readonly slug: string
  readonly name: string
  readonly address: string | null
  readonly postalCode: string | null
  readonly href: string | null
}

export interface PartnerGroupModel {
  /** City; null for the rest. */
  readonly name: string | null
  readonly postalCode: string | null
  readonly cinemas: readonly PartnerCinemaModel[]
}

/** Data of the partner cinemas modal. */
export type PartnersModalModel = Pick<SubscriptionOffersPage, 'name' | 'cinemas'>

export interface SubscriptionOffersPage {
  /** Brand name: CinéPass, Pass, Unlimited. */
  readonly name: string
  readonly picture: PictureModel | null
  /** Subscriptions are deliberately closed. */
  readonly maintenance: boolean
  /** Empty in maintenance; null if the client host fails. */
  readonly plans: readonly PlanModel[] | null
  /** Action of a GET form. */
  readonly orderHref: string
  /** The full price of a ticket in the site's first cinema, to compare with; null if unknown. */
  readonly ticket: { readonly amount: number; readonly price: string; readonly cinema: string } | null
  readonly promotion: {
    readonly text: string
    readonly cta: LinkModel | null
    readonly until: string | null
  } | null
  /** Promotions of plans that are not in `plans`. */
  readonly otherPromotions: readonly PlanPromotionModel[]
  readonly shows: readonly ShowCardModel[]
  readonly showsHref: string
  readonly cinemaCount: number
  readonly cinemas: readonly PartnerGroupModel[]
  readonly teaser: {
    readonly title: string
    readonly text: string
    readonly picture: PictureModel | null
    readonly cta: LinkModel | null
  } | null
  readonly breadcrumb: readonly LinkModel[]
}

/** A subscription in the order tunnel. */
export interface PlanOrderPage {
  readonly kind: 'plan'
  readonly name: string
  readonly plan: string
  readonly price: string | null
  readonly commitment: string | null
  readonly options: readonly {
    readonly id: string
    readonly label: string
    readonly quantity: number
    readonly price: string | null
  }[]
  readonly total: string
  /** Order page of the client area; null without sign-in. */
  readonly accountHref: string | null
  readonly backHref: string
}
