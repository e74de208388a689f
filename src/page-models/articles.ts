import type { SharingNetwork } from '#config/sharing.ts'
import type {
  CardTimesModel,
  CinemaLinkModel,
  FlagModel,
  LinkModel,
  PictureModel,
  ShowCardModel,
  TileModel,
  TrailerModel,
} from './parts.ts'

export interface DatesModel {
  /** `Du 20 au 27 novembre 2026`. */
  readonly text: string
  /** A value for `<time>`; null unless it is a single day or time. */
  readonly iso: string | null
}

export interface ArticleTileModel extends TileModel {
  readonly text: string
}

export interface ArticleListModel {
  readonly tiles: readonly ArticleTileModel[]
  /** Number of matches over all pages. */
  readonly count: number
  /** Type filter; `href` toggles the type. Absent with a single type. */
  readonly types: readonly {
    readonly type: string
    readonly label: string
    readonly active: boolean
    readonly href: string
  }[]
  readonly page: number
  /** URL of each page, index 0 first. */
  readonly pages: readonly string[]
}

export interface ActionModel extends LinkModel {
  /** Leads to booking. */
  readonly books: boolean
}

export type ArticlePartModel =
  /** Sanitised HTML. */
  | { readonly part: 'text'; readonly html: string }
  | { readonly part: 'films'; readonly shows: readonly ShowCardModel[] }
  | { readonly part: 'video'; readonly video: TrailerModel }

export interface ArticleModel {
  readonly slug: string
  readonly title: string
  readonly headline: string | null
  readonly tag: FlagModel | null
  readonly published: DatesModel | null
  readonly author: string | null
  readonly picture: PictureModel | null
  readonly parts: readonly ArticlePartModel[]
  readonly cta: ActionModel | null
  readonly show: ShowCardModel | null
  /** The show's next times, in one of the article's cinemas or else in the site's first one. */
  readonly next: { readonly heading: string; readonly times: CardTimesModel['times'] } | null
  readonly cinemas: readonly CinemaLinkModel[]
  readonly guest: {
    readonly name: string
    readonly text: string | null
    readonly picture: PictureModel | null
  } | null
  /** Absolute URL. */
  readonly shareUrl: string
  readonly share: readonly { readonly network: SharingNetwork; readonly href: string }[]
  readonly backToNews: LinkModel | null
  readonly breadcrumb: readonly LinkModel[]
}
