import type { SharingNetwork } from '../../config/sharing.ts'
import type {
  CinemaLinkModel,
  FlagModel,
  LinkModel,
  PictureModel,
  ShowCardModel,
  TileModel,
} from './parts.ts'

/** News, events, offers: what their lists and pages have in common. */

export interface DatesModel {
  /** `Du 20 au 27 novembre 2026`. */
  readonly text: string
  /** For `<time>`, where it is one day or one hour. */
  readonly iso: string | null
}

export interface ArticleTileModel extends TileModel {
  readonly text: string
}

export interface ArticleListModel {
  readonly tiles: readonly ArticleTileModel[]
  /** All that match, on every page. */
  readonly count: number
  /** Following `href` switches the type; absent where there is only one. */
  readonly types: readonly {
    readonly type: string
    readonly label: string
    readonly active: boolean
    readonly href: string
  }[]
  readonly page: number
  /** Address of each page, the first at 0. */
  readonly pages: readonly string[]
}

/** A call to action of the editors. */
export interface ActionModel extends LinkModel {
  /** It books or leads to booking. */
  readonly books: boolean
}

export interface ArticleModel {
  readonly slug: string
  readonly title: string
  readonly headline: string | null
  readonly tag: FlagModel | null
  readonly published: DatesModel | null
  readonly author: string | null
  readonly picture: PictureModel | null
  /** Sanitised HTML. */
  readonly content: string | null
  readonly cta: ActionModel | null
  readonly show: ShowCardModel | null
  readonly cinemas: readonly CinemaLinkModel[]
  readonly guest: {
    readonly name: string
    readonly text: string | null
    readonly picture: PictureModel | null
  } | null
  /** Absolute: what is handed on. */
  readonly shareUrl: string
  readonly share: readonly { readonly network: SharingNetwork; readonly href: string }[]
  readonly backToNews: LinkModel | null
  readonly breadcrumb: readonly LinkModel[]
}
