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
  readonly slug: string
  readonly light: boolean
  readonly name: string
  readonly placePage: PlacePageModel | undefined
  readonly text: string | null
  readonly backdrop: PictureModel | null
  readonly cinemas: readonly CinemaLinkModel[]
  readonly shows: readonly ShowCardModel[]
  readonly highlight: {
    readonly title: string
    readonly text: string | null
    readonly shows: readonly ShowCardModel[]
  } | null
  readonly days: readonly DayModel[]
  readonly nearbyCinemas: readonly CinemaLinkModel[]
  readonly nearbyCities: readonly LinkModel[]
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}
