import type { LinkModel, PictureModel } from './parts.ts'

export interface FormField {
  readonly name: string
  readonly value: string
}

/** Which captcha stands before a check: our own puzzle, or Google's under the site's key. */
export type CaptchaModel = { readonly name: 'puzzle' } | { readonly name: 'recaptcha'; readonly key: string }

/** Who helps where the page cannot. */
export interface HelpLinks {
  readonly cinemasHref: string
  readonly helpHref: string | null
}

/** What the form that checks a card needs to know. */
export interface CheckPageModel extends HelpLinks {
  readonly captcha: CaptchaModel
  readonly showsHref: string
}

/** What the window of that form is opened with: the address of its page. */
export interface CheckWindowModel {
  readonly href: string
}

export interface VoucherPage extends CheckPageModel {
  /** A voucher as a present; null where that is not offered. */
  readonly giftHref: string | null
  readonly breadcrumb: readonly LinkModel[]
}

/** An amount that a gift card can be worth: the number for the order tunnel, and as it is written. */
export interface AmountModel {
  readonly value: number
  readonly label: string
}

export type DesignName = 'premiere' | 'night' | 'feast' | 'popcorn'

export interface GiftCardPage {
  readonly designs: readonly DesignName[]
  readonly amounts: readonly AmountModel[]
  readonly balanceHref: string
  readonly orderHref: string
  readonly cinemasHref: string
  readonly breadcrumb: readonly LinkModel[]
}

export interface GiftCardBalancePage extends CheckPageModel {
  readonly landingHref: string
  readonly breadcrumb: readonly LinkModel[]
}

export interface GiftCardOrderPage {
  readonly designs: readonly DesignName[]
  readonly amounts: readonly AmountModel[]
  /** The order tunnel, with what it is told besides the choices. */
  readonly form: { readonly action: string; readonly hidden: readonly FormField[] }
  readonly longestMessage: number
  /** `YYYY-MM-DD` of the site: first and last day on which the card can be sent. */
  readonly firstDay: string
  readonly lastDay: string
  readonly landingHref: string
  readonly breadcrumb: readonly LinkModel[]
}

/** A card or voucher on the way to payment, in the embedded order tunnel. */
export interface CardOrderPage {
  readonly kind: 'card'
  readonly product: 'ecard' | 'giftcard' | 'voucher'
  /** Of an e-card; the others are named by what they are. */
  readonly title: string | null
  readonly picture: PictureModel | null
  readonly amount: string | null
  readonly gift: boolean
  readonly businessCode: string | null
  readonly day: string | null
  readonly backHref: string
}
