import type { CardOrderPage } from '../../page-models/cards.ts'
import type { OfferOrderPage } from '../../page-models/offers.ts'
import type { LinkModel, PictureModel } from '../../page-models/parts.ts'
import type { PlanOrderPage } from '../../page-models/subscriptions.ts'

/** The chosen showtime, on the way to payment. */
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
  /** Full price of a seat, then supplements. Empty if the cinema has no price. */
  readonly prices: readonly { readonly label: string; readonly amount: string }[]
  /** Null without supplements. */
  readonly total: string | null
  /** The showtime can still be booked. */
  readonly open: boolean
  /** Calendar file of the visit. */
  readonly calendarHref: string
  /** Orders it with an account, on the client host; null where nobody can sign in, or nothing can be booked. */
  readonly accountHref: string | null
}

/** Several showtimes chosen together. */
export interface BookingSelectionPage {
  readonly kind: 'selection'
  /** Of the season that they were chosen from. */
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
  /** Null where the price of one of them is not known. */
  readonly total: string | null
}

/** What the order tunnel begins with. */
export type BookingOrderPage =
  | BookingShowtimePage
  | BookingSelectionPage
  | PlanOrderPage
  | OfferOrderPage
  | CardOrderPage
