import type {
  AtHomeModel,
  BoardRowModel,
  CinemaLinkModel,
  DayModel,
  FiltersModel,
  FlagModel,
  LinkModel,
  PictureModel,
  RescueModel,
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
  /** `7 times, next at 14:10`; set where rows are not sent. */
  readonly summary: string | null
  /** This film's page for that cinema. */
  readonly href: string
  /** The source did not answer in time. */
  readonly failed: boolean
  readonly upsells?: readonly UpsellModel[]
}

export interface ShowPage {
  readonly slug: string
  readonly isMovie: boolean
  readonly title: string
  /** Language of the title where it is not the page's. */
  readonly titleLanguage: string | null
  readonly originalTitle: string | null
  readonly poster: PictureModel | null
  readonly backdrop: PictureModel | null
  readonly flag: FlagModel | null
  readonly facts: readonly string[]
  readonly rating: { readonly label: string; readonly warnings: readonly string[] } | null
  /** Sanitised HTML. */
  readonly synopsis: string | null
  readonly directors: readonly string[]
  readonly actors: readonly string[]
  readonly release: string | null
  /** Year of the first release of a film that is shown again. */
  readonly firstRelease: string | null
  readonly nationality: string | null
  readonly distributor: string | null
  /** Sanitised HTML. */
  readonly presentation: string | null
  readonly extra: string | null
  readonly logline: string | null
  readonly trailers: readonly TrailerModel[]
  readonly startTrailer: boolean
  /** The seasons and special events that it belongs to. */
  readonly seasons: readonly LinkModel[]
  readonly feelings: {
    readonly loved: number
    readonly liked: number
    readonly disappointed: number
    readonly wishlist: number
  }
  readonly vod: AtHomeModel | null
  /** Sales are not open: when they will be, and a calendar file that reminds. */
  readonly sale: { readonly text: string; readonly calendarHref: string } | null
  /** Day on which its showtimes will be published; null once they are. */
  readonly showtimesFrom: string | null
  readonly days: readonly DayModel[]
  readonly dayName: string
  readonly place: { readonly label: string; readonly clearHref: string | null }
  readonly main: CinemaTimesModel | null
  readonly others: readonly CinemaTimesModel[]
  /** Every cinema that plays it, by city: the choice of a place without JavaScript. */
  readonly cinemas: readonly { readonly city: string; readonly cinemas: readonly LinkModel[] }[]
  readonly tagNotes: readonly TagNoteModel[]
  /** Absolute: what is handed on. */
  readonly shareUrl: string
  /** All times of a city in one list, where the page was asked for so. */
  readonly timetable: TimetableModel | null
  readonly views: { readonly byCinemaHref: string; readonly byTimeHref: string }
  readonly rescue: RescueModel | null
  readonly filters: FiltersModel
  readonly similar: readonly ShowCardModel[]
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}
