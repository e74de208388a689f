import type { ComparisonModel } from './comparison.ts'
import type { FollowModel } from './follow.ts'
import type {
  AtHomeModel,
  BoardRowModel,
  CinemaLinkModel,
  DayModel,
  FlagModel,
  LinkModel,
  ListFiltersModel,
  PictureModel,
  ShowCardModel,
  TagNoteModel,
  TrailerModel,
  UpsellModel,
} from './parts.ts'
import type { TimetableModel } from './timetable.ts'
import type { PageTrackingModel } from './tracking.ts'

export interface CinemaTimesModel {
  readonly cinema: CinemaLinkModel
  readonly rows: readonly BoardRowModel[]
  /** `7 times, next at 14:10`; set if `rows` are not sent. */
  readonly summary: string | null
  /** This show's page, filtered by the cinema. */
  readonly href: string
  /** The source timed out or failed. */
  readonly failed: boolean
  readonly upsells?: readonly UpsellModel[]
}

/** The show itself: opened, wished, rated. */
export interface ShownModel {
  readonly slug: string
  readonly isMovie: boolean
  readonly title: string
  /** Set if it differs from the page's language. */
  readonly titleLanguage: string | null
  readonly poster: PictureModel | null
}

export interface ShowHeadModel {
  readonly backdrop: PictureModel | null
  readonly flag: FlagModel | null
  readonly facts: readonly string[]
  /** Bookable times of the shown day, in the first cinema that has some. */
  readonly next: {
    /** `Tonight at Lyon Bellecour` */
    readonly heading: string
    readonly cinema: { readonly name: string; readonly href: string }
    readonly rows: readonly BoardRowModel[]
  } | null
  /** `none` without showtimes, `over` if the last ones are past or sold out. */
  readonly sales: 'none' | 'open' | 'over'
  readonly vod: AtHomeModel | null
  /** Absolute URL. */
  readonly shareUrl: string
}

/** Texts and facts. */
export interface ShowAboutModel {
  readonly logline: string | null
  /** Sanitised HTML. */
  readonly synopsis: string | null
  /** Sanitised HTML. */
  readonly presentation: string | null
  readonly extra: string | null
  readonly directors: readonly string[]
  readonly actors: readonly string[]
  readonly originalTitle: string | null
  readonly nationality: string | null
  readonly distributor: string | null
  /** Set for re-releases. */
  readonly firstRelease: string | null
  readonly rating: { readonly label: string; readonly warnings: readonly string[] } | null
  /** Seasons and special events that include it. */
  readonly seasons: readonly LinkModel[]
}

/** Facts that are known before the first showing. */
export interface AnnouncementModel {
  readonly release: string | null
  /** Day on which showtimes are published; null once they are. */
  readonly showtimesFrom: string | null
  /** Set before sales open: the opening date, and a calendar file as a reminder. */
  readonly sale: { readonly text: string; readonly calendarHref: string } | null
  /** Null where the site sends no reminders; `notificationKey` is null where it sends no notifications. */
  readonly reminder: { readonly notificationKey: string | null } | null
  /** The showtimes with the filters of the page, but the day. */
  readonly follow: FollowModel | null
}

export interface FeelingsModel {
  readonly loved: number
  readonly liked: number
  readonly disappointed: number
  readonly wishlist: number
}

export interface CityCinemasModel {
  readonly city: string
  readonly cinemas: readonly LinkModel[]
  /** Slugs of cinemas that one link to the city stands for, separated by spaces. */
  readonly unlisted?: string
}

export interface ShowtimesModel {
  readonly days: readonly DayModel[]
  readonly dayName: string
  readonly place: {
    readonly label: string
    readonly clearHref: string | null
    /** All cinemas that play it, by city: the place picker without JavaScript. */
    readonly cities: readonly CityCinemasModel[]
    /** The number of these cinemas. */
    readonly count: number
  }
  readonly main: CinemaTimesModel | null
  /** Pairs of this film with another in that cinema; null for events and without bookable times. */
  readonly pairsHref: string | null
  readonly others: readonly CinemaTimesModel[]
  readonly views: { readonly byCinemaHref: string; readonly byTimeHref: string; readonly compareHref: string }
  /** All showtimes of a city in one list (`view=time`). */
  readonly timetable: TimetableModel | null
  /** Cinemas of a city side by side (`view=compare`). */
  readonly comparison: ComparisonModel | null
  readonly tagNotes: readonly TagNoteModel[]
}

export interface ShowPage {
  readonly show: ShownModel
  readonly head: ShowHeadModel
  readonly trailers: readonly TrailerModel[]
  readonly startTrailer: boolean
  readonly announced: AnnouncementModel
  readonly showtimes: ShowtimesModel
  readonly filters: ListFiltersModel
  readonly about: ShowAboutModel
  /** Null before the first showing. */
  readonly feelings: FeelingsModel | null
  readonly similar: readonly ShowCardModel[]
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}
