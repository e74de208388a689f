import type {
  AlertModel,
  BoardRowModel,
  CinemaLinkModel,
  CinemaServiceModel,
  DayModel,
  FiltersModel,
  LinkModel,
  PictureModel,
  RescueModel,
  ShowCardModel,
  TagNoteModel,
  UpsellModel,
} from './parts.ts'
import type { PushModel } from './teasers.ts'
import type { PageTrackingModel } from './tracking.ts'

export interface ProgrammeItemModel {
  readonly show: ShowCardModel
  readonly text: string | null
  readonly rows: readonly BoardRowModel[]
  readonly failed: boolean
  readonly upsells?: readonly UpsellModel[]
}

export interface PriceModel {
  readonly label: string
  readonly amount: string
  /** 1-based index into `terms`. */
  readonly term: number | null
  readonly child: boolean
}

export interface CinemaPage {
  readonly slug: string
  readonly light: boolean
  readonly name: string
  readonly city: LinkModel | null
  readonly address: readonly string[]
  readonly backdrop: PictureModel | null
  /** `11 halls, 2,140 seats`. */
  readonly size: string | null
  readonly alerts: readonly AlertModel[]
  readonly days: readonly DayModel[]
  readonly weekOffset: number | null
  readonly dayName: string
  readonly programme: readonly ProgrammeItemModel[]
  readonly tagNotes: readonly TagNoteModel[]
  readonly filters: FiltersModel
  readonly rescue: RescueModel | null
  readonly services: readonly CinemaServiceModel[]
  readonly accessibility: string | null
  /** Plan of step-free access. */
  readonly accessPlan: string | null
  /** Some auditoriums are premium. */
  readonly premium: boolean
  /** The whole cinema is premium. */
  readonly cinemaPremium: boolean
  /** Showtimes elsewhere; label by the editors. */
  readonly nearbySessions: LinkModel | null
  readonly formats: readonly TagNoteModel[]
  readonly description: string | null
  readonly prices: readonly PriceModel[]
  readonly complements: readonly PriceModel[]
  readonly terms: readonly string[]
  readonly globalTerms: string | null
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
  readonly slides: readonly PushModel[]
  readonly itinerary: {
    readonly href: string
    readonly text: string | null
    readonly picture: PictureModel | null
  } | null
  /** Sanitised HTML. */
  readonly comment: string | null
  /** Has services for disabled visitors. */
  readonly accessible: boolean
  readonly businessProfile: string | null
  readonly nearbyCinemas: readonly CinemaLinkModel[]
  readonly nearbyCities: readonly LinkModel[]
  readonly fullHref: string
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}
