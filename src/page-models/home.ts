import type {
  AlertModel,
  FlagModel,
  NextTimesModel,
  PictureModel,
  ShowCardModel,
  TileModel,
  TrailerModel,
} from './parts.ts'
import type { CtaModel, PushModel } from './teasers.ts'
import type { TonightPage } from './tonight.ts'

export interface ShowRailModel {
  readonly shows: readonly ShowCardModel[]
  /** The whole list. */
  readonly href: string | null
}

export interface TileRailModel {
  readonly tiles: readonly TileModel[]
  /** The whole list. */
  readonly href: string | null
}

export interface HomeProgrammeModel {
  readonly nowShowing: ShowRailModel & { readonly href: string }
  readonly presales: ShowRailModel
  readonly events: TileRailModel
}

export interface HomeMagazineModel {
  readonly experiences: readonly TileModel[]
  readonly pushes: readonly PushModel[]
  readonly nativeAds: readonly PushModel[]
  /** Video on demand. */
  readonly videos: ShowRailModel
  readonly offers: {
    readonly href: string | null
    readonly cards: readonly {
      readonly key: string
      readonly price: string | null
      /** Price before the reduction. */
      readonly initialPrice: string | null
      readonly unit: string
      readonly title: string
      readonly text: string
      readonly href: string | null
    }[]
  }
  readonly news: TileRailModel
}

export interface HomePage {
  readonly hero: {
    readonly slug: string
    readonly title: string
    /** Set if it differs from the page's language. */
    readonly titleLanguage: string | null
    readonly href: string
    readonly backdrop: PictureModel | null
    readonly flag: FlagModel | null
    readonly facts: readonly string[]
    readonly editorial: {
      readonly subtitle: string | null
      readonly text: string | null
      readonly logo: PictureModel | null
    }
    /** Null while the show has bookable showtimes. */
    readonly cta: CtaModel | null
    /** Trailers; one is a clip of the site's own if the first needs consent. */
    readonly trailers: readonly TrailerModel[]
    readonly bookHref: string | null
    /** The next times at the first cinema that plays it today, or else at any. */
    readonly next: NextTimesModel | null
  } | null
  /** A GET form, works without JavaScript. */
  readonly finder: {
    readonly action: string
    readonly films: readonly {
      readonly slug: string
      readonly title: string
      readonly titleLanguage?: string
      readonly href: string
    }[]
    readonly cinemas: readonly {
      readonly slug: string
      readonly name: string
      readonly city: string
      readonly href: string
    }[]
    readonly days: readonly { readonly date: string; readonly name: string }[]
  } | null
  /** A cinema that plays today, if one does; null without a programme. */
  readonly tonight: TonightPage | null
  readonly programme: HomeProgrammeModel
  readonly magazine: HomeMagazineModel
  readonly trailers: {
    readonly featured: TrailerModel | null
    readonly latest: (TrailerModel & { readonly date: string | null }) | null
    readonly channelHref: string | null
  }
  readonly alerts: readonly AlertModel[]
}
