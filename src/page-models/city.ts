import type { NearbyModel } from './cinema.ts'
import type { ShowingModel } from './cinemas.ts'
import type {
  CinemaLinkModel,
  DayModel,
  LinkModel,
  PictureModel,
  PlacePageModel,
  ShowCardModel,
} from './parts.ts'
import type { PageTrackingModel } from './tracking.ts'

export interface CityCinemaModel extends Pick<CinemaLinkModel, 'slug' | 'name' | 'href' | 'line'> {
  /** Today's next showings of leading films. */
  readonly next: readonly ShowingModel[]
}

export interface CityPage {
  readonly name: string
  readonly placePage: PlacePageModel | undefined
  readonly backdrop: PictureModel | null
  readonly text: string | null
  readonly cinemas: readonly CityCinemaModel[]
  readonly days: readonly DayModel[]
  /** The first films with their next times, today's first; all films if no times are known. */
  readonly shows: readonly ShowCardModel[]
  /** The list of all films; null if the page has them. */
  readonly allShows: { readonly count: number; readonly href: string } | null
  /** Null on the light page. */
  readonly more: {
    readonly highlight: {
      readonly title: string
      readonly text: string | null
      readonly shows: readonly ShowCardModel[]
    } | null
    readonly nearby: NearbyModel
  } | null
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}
