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

export interface HomePage {
  readonly hero: {
    readonly slug: string
    readonly title: string
    /** Language of the title where it is not the page's. */
    readonly titleLanguage: string | null
    readonly href: string
    readonly backdrop: PictureModel | null
    readonly flag: FlagModel | null
    readonly facts: readonly string[]
    readonly subtitle: string | null
    readonly text: string | null
    readonly logo: PictureModel | null
    /** Null if a showtime can be booked. */
    readonly cta: CtaModel | null
    readonly trailer: TrailerModel | null
    readonly bookHref: string | null
    /** Next times of today at the edition's main cinema. */
    readonly next: NextTimesModel | null
  } | null
  /** Quick finder: a plain form that works without JavaScript. */
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
  readonly nowShowing: readonly ShowCardModel[]
  readonly presales: readonly ShowCardModel[]
  readonly events: readonly TileModel[]
  readonly featured: TrailerModel | null
  readonly latestVideo: (TrailerModel & { readonly date: string | null }) | null
  /** Channel of the latest video. */
  readonly channelHref: string | null
  readonly experiences: readonly TileModel[]
  readonly offers: readonly {
    readonly key: string
    readonly price: string | null
    /** The price before, struck through. */
    readonly initialPrice: string | null
    readonly unit: string
    readonly title: string
    readonly text: string
    readonly href: string | null
  }[]
  readonly offersHref: string | null
  readonly newsHref: string | null
  readonly news: readonly TileModel[]
  readonly pushes: readonly PushModel[]
  readonly nativeAds: readonly PushModel[]
  /** Films to watch at home. */
  readonly videos: readonly ShowCardModel[]
  readonly videosHref: string | null
  readonly alerts: readonly AlertModel[]
  readonly moviesHref: string
  /** The film list on its tab of presales. */
  readonly presalesHref: string | null
  readonly eventsHref: string | null
}

/** The next times of one film. */
export interface TonightPage {
  readonly next: NextTimesModel | null
}
