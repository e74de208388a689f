import type { ShownCinemaFields } from '#models/cinema.ts'
import type { FollowModel } from './follow.ts'
import type {
  AlertModel,
  BoardRowModel,
  CinemaLinkModel,
  CinemaServiceModel,
  DayModel,
  LinkModel,
  ListFiltersModel,
  PictureModel,
  PlacePageModel,
  ShowCardModel,
  ShowtimeModel,
  TagNoteModel,
  UpsellModel,
} from './parts.ts'
import type { PushModel } from './teasers.ts'
import type { PageTrackingModel } from './tracking.ts'

export interface ProgrammeItemModel {
  readonly show: ShowCardModel
  readonly rows: readonly BoardRowModel[]
  readonly failed: boolean
  readonly upsells?: readonly UpsellModel[]
}

export interface PairedFilmModel extends ShowtimeModel {
  readonly show: ShowCardModel
}

export interface FilmPairModel {
  readonly first: PairedFilmModel
  readonly second: PairedFilmModel
  /** `25min`, `1h30` */
  readonly break: string
  /** The end of the first film is not known exactly. */
  readonly estimated: boolean
  /** From the start of the first film to the end of the second. */
  readonly whole: {
    /** `16:30`, `21:48`, `5h18` */
    readonly from: string
    readonly until: string
    readonly length: string
    /** The end of the second film is not known exactly. */
    readonly estimated: boolean
    /** Null if one of the prices is unknown. */
    readonly price: string | null
  }
}

/** Two films in a row, in order of time. */
export interface FilmPairsModel {
  readonly pairs: readonly FilmPairModel[]
  /** Pairs that leave time for dinner between the films. */
  readonly dinners: readonly FilmPairModel[]
  /** The film that each pair has, and all pairs; null if any film may be in them. */
  readonly film: { readonly title: string; readonly allHref: string } | null
}

export interface PriceModel {
  readonly label: string
  readonly amount: string
  /** 1-based index into `terms`. */
  readonly term: number | null
  readonly child: boolean
}

export interface CinemaHeadModel {
  readonly address: readonly string[]
  /** `11 halls, 2,140 seats`. */
  readonly size: string | null
  readonly backdrop: PictureModel | null
}

export interface CinemaDayModel {
  readonly days: readonly DayModel[]
  readonly weekOffset: number | null
  readonly dayName: string
  /** Today’s programme has nothing left to book, so this is that of a later day. */
  readonly isLater: boolean
  /** Empty in the view of pairs. */
  readonly programme: readonly ProgrammeItemModel[]
  /** Set in the view of pairs (`view=two`), on a day with showtimes. */
  readonly pairs: FilmPairsModel | null
  /** Null on the light page. */
  readonly views: { readonly filmsHref: string; readonly pairsHref: string } | null
  readonly tagNotes: readonly TagNoteModel[]
}

/** Texts are sanitised HTML. */
export interface CinemaInfoModel extends ShownCinemaFields {
  readonly services: readonly CinemaServiceModel[]
  readonly access: {
    /** Has services for disabled visitors. */
    readonly accessible: boolean
    readonly text: string | null
    /** Plan of step-free access. */
    readonly plan: string | null
    /** Page of its showtimes with captions or audio description; null where the country has none. */
    readonly described: string | null
  }
  /** Some auditoriums are premium. */
  readonly premium: boolean
  /** The whole cinema is premium. */
  readonly cinemaPremium: boolean
  /** Showtimes elsewhere; label by the editors. */
  readonly nearbySessions: LinkModel | null
  readonly formats: readonly TagNoteModel[]
  readonly itinerary: {
    readonly href: string
    readonly text: string | null
    readonly picture: PictureModel | null
  } | null
  readonly businessProfile: string | null
  /** Calendar of its previews and events. */
  readonly feed: {
    readonly href: string
    readonly webcal: string
    /** Showtimes with the filters of the page; null where the country does not offer them as data. */
    readonly data: { readonly calendar: string; readonly json: string } | null
    /** The same showtimes, except the chosen day. */
    readonly follow: FollowModel | null
  } | null
}

/** Texts are sanitised HTML. */
export interface CinemaPricesModel {
  readonly prices: readonly PriceModel[]
  readonly complements: readonly PriceModel[]
  readonly terms: readonly string[]
  readonly globalTerms: string | null
}

export interface NearbyModel {
  readonly cinemas: readonly CinemaLinkModel[]
  readonly cities: readonly LinkModel[]
}

/** Parts below the programme. */
export interface CinemaMoreModel {
  readonly slides: readonly PushModel[]
  readonly info: CinemaInfoModel
  readonly prices: CinemaPricesModel
  readonly ecards: readonly {
    readonly label: string
    readonly single: string
    readonly total: string
    readonly highlight: string | null
    readonly href: string | null
    readonly picture: PictureModel | null
  }[]
  readonly cinepass: readonly {
    readonly label: string
    readonly price: string
    readonly legend: string | null
    readonly picture: PictureModel
  }[]
  readonly nearby: NearbyModel
}

export interface CinemaPage {
  readonly slug: string
  readonly name: string
  readonly placePage: PlacePageModel
  readonly alerts: readonly AlertModel[]
  readonly head: CinemaHeadModel
  readonly day: CinemaDayModel
  readonly filters: ListFiltersModel
  /** Null on the light page. */
  readonly more: CinemaMoreModel | null
  readonly fullHref: string
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}

/** Data of the modal. */
export interface CinemaDetailsModel {
  readonly slug: string
  readonly name: string
  readonly head: CinemaHeadModel
  readonly info: CinemaInfoModel
}
