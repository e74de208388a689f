import type { FormField } from '../../page-models/cards.ts'
import type { LinkModel, PictureModel } from '../../page-models/parts.ts'

export interface EcardModel {
  readonly key: string
  readonly title: string
  readonly picture: PictureModel | null
  readonly alt: string
  /** Price of one seat. */
  readonly single: string | null
  readonly total: string
  /** Sum of single seats, if higher. */
  readonly initial: string | null
  /** `−24 %` */
  readonly saving: string | null
  readonly highlight: string | null
  readonly national: boolean
  /** Cinemas that accept a card that is not national. */
  readonly cinemas: readonly LinkModel[]
  readonly order: LinkModel | null
  /** Order as a gift; null if not offered. */
  readonly giftHref: string | null
  /** Order with a works-council code; null if not offered. */
  readonly businessCode: { readonly action: string; readonly hidden: readonly FormField[] } | null
}

export interface EcardsPage {
  readonly seats: 3 | 5
  readonly cards: readonly EcardModel[]
  /** The page of the other size, if it has cards. */
  readonly otherSize: { readonly seats: 3 | 5; readonly href: string } | null
  readonly cinemasHref: string
  readonly giftCardHref: string | null
  readonly voucherHref: string | null
  readonly breadcrumb: readonly LinkModel[]
}
