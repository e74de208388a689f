import type { NearbyModel } from './cinema.ts'
import type {
  CinemaLinkModel,
  DayModel,
  LinkModel,
  PictureModel,
  PlacePageModel,
  ShowCardModel,
} from './parts.ts'
import type { PageTrackingModel } from './tracking.ts'

export interface CityPage {
  readonly name: string
  readonly placePage: PlacePageModel | undefined
  readonly backdrop: PictureModel | null
  readonly text: string | null
  readonly cinemas: readonly CinemaLinkModel[]
  readonly days: readonly DayModel[]
  readonly shows: readonly ShowCardModel[]
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
