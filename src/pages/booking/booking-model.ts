import type { CardOrderPage } from '../../page-models/cards.ts'
import type { OfferOrderPage } from '../../page-models/offers.ts'
import type { LinkModel, PictureModel } from '../../page-models/parts.ts'
import type { PlanOrderPage } from '../../page-models/subscriptions.ts'

export interface BookingShowtimePage {
  readonly kind: 'showtime'
  readonly title: string
  readonly showHref: string
  readonly poster: PictureModel | null
  readonly cinema: LinkModel
  readonly day: string
  readonly time: string
  readonly end: string | null
  readonly version: string | null
  readonly auditorium: string | null
  /** Full price of a seat, then supplements. Empty if unknown. */
  readonly prices: readonly { readonly label: string; readonly amount: string }[]
  /** Null without supplements. */
  readonly total: string | null
  readonly open: boolean
  /** Calendar file of the visit. */
  readonly calendarHref: string
  /** The order page of the client host; null without sign-in, or if nothing can be booked. */
  readonly accountHref: string | null
  /** The same without an account. */
  readonly guestHref: string | null
  /** The page on which friends choose a showtime first. */
  readonly friendsHref: string | null
}

export interface BookingSelectionPage {
  readonly kind: 'selection'
  /** The season of the selection. */
  readonly season: LinkModel | null
  readonly poster: PictureModel | null
  readonly showtimes: readonly {
    readonly key: string
    readonly title: string
    readonly href: string
    readonly cinema: LinkModel
    readonly day: string
    readonly time: string
    readonly end: string | null
    readonly version: string | null
    readonly auditorium: string | null
    readonly price: string | null
  }[]
  /** Null if a price is unknown. */
  readonly total: string | null
  /** One order of all, as of a showtime. */
  readonly accountHref: string | null
  readonly guestHref: string | null
  readonly friendsHref: string | null
}

export type BookingOrderPage =
  | BookingShowtimePage
  | BookingSelectionPage
  | PlanOrderPage
  | OfferOrderPage
  | CardOrderPage
