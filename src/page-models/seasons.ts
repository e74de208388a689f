import type {
  BoardRowModel,
  CalendarDayModel,
  CinemaLinkModel,
  LinkModel,
  PictureModel,
  ShowCardModel,
  TileModel,
} from './parts.ts'
import type { PageTrackingModel } from './tracking.ts'

/** A showtime in the visitor's selection. */
export interface ChosenShowtimeModel {
  /** URL form: `{show}~{cinema}~{2026-11-20T20:30}`. */
  readonly token: string
  readonly title: string
  readonly cinema: string
  readonly day: string
  readonly time: string
  /** The price in the site's currency; null if unknown. */
  readonly price: number | null
}

export interface SeasonSelectionModel {
  readonly chosen: readonly ChosenShowtimeModel[]
  /** Formatted, for the first render. */
  readonly total: string | null
  /** One price for all showtimes, or by showtime token. */
  readonly prices: number | Readonly<Record<string, number>>
  /** Order tunnel URL; append the selected showtimes. */
  readonly orderHref: string
  readonly limit: number
}

export interface SeasonShowModel {
  readonly show: ShowCardModel
  readonly live: boolean
  readonly bookable: boolean
  /** Rows of the selected cinema. */
  readonly rows: readonly BoardRowModel[]
  /** A cinema that plays it that day instead. */
  readonly elsewhere: LinkModel | null
}

export interface SeasonDayModel {
  readonly date: string
  /** `Ven.` */
  readonly weekday: string
  readonly day: string
  /** `nov.` */
  readonly month: string
  /** `vendredi 20 novembre`. */
  readonly name: string
  /** `Ven. 20 nov.` */
  readonly shortName: string
  readonly shows: readonly SeasonShowModel[]
  /** Loading this day's times failed. */
  readonly failed: boolean
}

export interface SeasonHeadModel {
  readonly subtitle: string | null
  readonly poster: PictureModel | null
  readonly backdrop: PictureModel | null
  readonly facts: readonly string[]
  readonly price: { readonly amount: string; readonly initial: string | null } | null
  readonly cta: LinkModel | null
  /** Absolute URL. */
  readonly shareUrl: string
}

export interface SeasonProgrammeModel {
  /** This page without a selection, and its form's hidden fields. */
  readonly href: string
  readonly carried: readonly { readonly name: 'cinema' | 'date'; readonly value: string }[]
  readonly cinema: CinemaLinkModel | null
  readonly cinemas: readonly { readonly city: string; readonly cinemas: readonly LinkModel[] }[]
  readonly days: readonly SeasonDayModel[]
  /** All remaining days; the page shows some of them. */
  readonly calendar: readonly CalendarDayModel[]
  readonly earlierHref: string | null
  readonly laterHref: string | null
}

export interface SeasonAboutModel {
  readonly kind: 'season' | 'specialEvent'
  readonly logo: PictureModel | null
  /** Sanitised HTML. */
  readonly description: string | null
  readonly details: string | null
  readonly prices: readonly { readonly label: string; readonly amount: string }[]
}

export interface SeasonPage {
  readonly title: string
  /** False once it is over. */
  readonly active: boolean
  readonly head: SeasonHeadModel
  readonly programme: SeasonProgrammeModel
  /** Null if showtimes are booked one by one. */
  readonly selection: SeasonSelectionModel | null
  readonly about: SeasonAboutModel
  readonly shows: readonly ShowCardModel[]
  readonly others: readonly TileModel[]
  readonly eventsHref: string | null
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}
