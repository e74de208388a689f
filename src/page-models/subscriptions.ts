import type { LinkModel, PictureModel, ShowCardModel } from './parts.ts'

/** Amounts are in the site's currency, for adding up; what is read is written out beside them. */
export interface PlanOptionModel {
  readonly id: string
  /** Of its field in the order. */
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
  /** HTML, sanitised where it entered the product. */
  readonly text: string | null
  readonly price: string | null
  /** Before a reduction. */
  readonly initialPrice: string | null
  readonly amount: number
  readonly commitment: string | null
  readonly perks: readonly string[]
  readonly highlighted: boolean
  readonly picture: PictureModel | null
  readonly options: readonly PlanOptionModel[]
  readonly promotion: PlanPromotionModel | null
}

/** What the window of a plan is opened with. */
export interface PlanWindowModel {
  readonly plan: PlanModel
  readonly orderHref: string
}

export interface PlanPromotionModel {
  readonly label: string
  readonly text: string | null
  /** `31 décembre 2026`; null for one without an end. */
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
  /** City; null for cinemas of none. */
  readonly name: string | null
  readonly postalCode: string | null
  readonly cinemas: readonly PartnerCinemaModel[]
}

/** What the window of the partner cinemas is opened with. */
export type PartnersWindowModel = Pick<SubscriptionOffersPage, 'name' | 'cinemas'>

export interface SubscriptionOffersPage {
  /** What the site calls it: CinéPass, Pass, Unlimited. */
  readonly name: string
  readonly picture: PictureModel | null
  /** Nothing can be subscribed to at the moment, on purpose. */
  readonly maintenance: boolean
  /** Empty in maintenance; null where the client host does not tell them. */
  readonly plans: readonly PlanModel[] | null
  /** Where the order form leads: a GET form. */
  readonly orderHref: string
  readonly promotion: {
    readonly text: string
    readonly cta: LinkModel | null
    readonly until: string | null
  } | null
  /** Of plans that are not (yet) in the list. */
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

/** A subscription on its way into the order tunnel. */
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
  /** The order page of the client area; null without sign-in. */
  readonly accountHref: string | null
  readonly backHref: string
}
