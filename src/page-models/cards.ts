import type { LinkModel, PictureModel } from './parts.ts'

export interface FormField {
  readonly name: string
  readonly value: string
}

/** Built-in puzzle, or reCAPTCHA with the site's key. */
export type CaptchaModel = { readonly name: 'puzzle' } | { readonly name: 'recaptcha'; readonly key: string }

export interface HelpLinks {
  readonly cinemasHref: string
  readonly helpHref: string | null
}

export interface CheckPageModel extends HelpLinks {
  readonly captcha: CaptchaModel
  readonly showsHref: string
}

export interface CheckModalModel {
  readonly href: string
}

export interface VoucherPage extends CheckPageModel {
  /** Null where vouchers cannot be given as a present. */
  readonly giftHref: string | null
  readonly breadcrumb: readonly LinkModel[]
}

/** `value` for the order tunnel, `label` for display. */
export interface AmountModel {
  readonly value: number
  readonly label: string
}

export type DesignName = 'premiere' | 'night' | 'feast' | 'popcorn'

export interface GiftCardPage {
  readonly designs: readonly DesignName[]
  /** Each with its order, which needs no account. */
  readonly amounts: readonly (AmountModel & { readonly href: string })[]
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
  /** Order tunnel URL, and the hidden fields it needs. */
  readonly form: { readonly action: string; readonly hidden: readonly FormField[] }
  readonly longestMessage: number
  /** First and last day on which the card can be sent, `YYYY-MM-DD` in the site's time zone. */
  readonly firstDay: string
  readonly lastDay: string
  readonly landingHref: string
  readonly breadcrumb: readonly LinkModel[]
}

export interface CardOrderPage {
  readonly kind: 'card'
  readonly product: 'ecard' | 'giftcard' | 'voucher'
  /** E-cards only. */
  readonly title: string | null
  readonly picture: PictureModel | null
  readonly amount: string | null
  readonly gift: boolean
  readonly businessCode: string | null
  readonly day: string | null
  readonly backHref: string
}
