import type { ActionModel, ArticleListModel, ArticleModel, ArticleTileModel, DatesModel } from './articles.ts'
import type { LinkModel, PictureModel } from './parts.ts'
import type { PushModel } from './teasers.ts'
import type { PageTrackingModel } from './tracking.ts'

export interface TemporaryOfferModel {
  readonly key: string
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string | null
  readonly price: string | null
  /** Price before the reduction. */
  readonly initialPrice: string | null
  readonly cta: LinkModel | null
  readonly picture: PictureModel | null
}

export interface EcardTileModel {
  readonly key: string
  readonly title: string
  readonly alt: string | null
  readonly price: string | null
  readonly initialPrice: string | null
  /** Price per seat. */
  readonly single: string | null
  readonly highlight: string | null
  readonly href: string | null
  readonly picture: PictureModel | null
}

export type OffersBlockModel =
  | { readonly block: 'promotion' | 'event'; readonly tiles: readonly ArticleTileModel[] }
  | { readonly block: 'temporary'; readonly offers: readonly TemporaryOfferModel[] }
  | { readonly block: 'ecards'; readonly cards: readonly EcardTileModel[] }

export interface OffersPageModel {
  readonly title: string
  readonly subtitle: string | null
  /** Sanitised HTML, as is `restriction`. */
  readonly description: string | null
  readonly restriction: string | null
  readonly cta: ActionModel | null
  readonly infoCta: LinkModel | null
  readonly logo: PictureModel | null
  readonly backdrop: PictureModel | null
  /** Blocks in the editors' order, without empty ones. */
  readonly blocks: readonly OffersBlockModel[]
  readonly list: ArticleListModel
  readonly breadcrumb: readonly LinkModel[]
  readonly promos: readonly PushModel[]
}

/**
 * Form for a works-council code, sent to the order tunnel as `businessCode` together with the hidden fields.
 */
export interface BusinessCodeModel {
  readonly action: string
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
}

/** An offer in the order tunnel, before a showtime is chosen. */
export interface OfferOrderPage {
  readonly kind: 'offer'
  readonly offer: LinkModel
  readonly dates: DatesModel | null
  readonly code: string | null
  readonly moviesHref: string
}

export interface OfferPage {
  readonly article: ArticleModel
  readonly dates: DatesModel | null
  readonly ended: boolean
  readonly businessCode: BusinessCodeModel | null
  readonly others: readonly ArticleTileModel[]
  readonly tracking: PageTrackingModel
}
