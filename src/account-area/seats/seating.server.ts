import type { SiteId } from '#config/sites.ts'
import { hasFewSeats } from '#models/rules/showtime-status.ts'
import type { Showtime } from '#models/showtime.ts'
import type { SeatOffer } from '../../services/accounts/reminders/reminders.ts'
import type { OrderedShowtime } from '../account/ordered-showtime.server.ts'
import type { RequestedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'
import { auditoriumRows, type SeatRow, soldElsewhere } from './auditorium.ts'

export interface Seating {
  readonly rows: readonly SeatRow[]
  /** Seats that other sellers or bookings here have. */
  readonly taken: ReadonlySet<string>
  readonly soldElsewhere: ReadonlySet<string>
  /** Seats that are held for the visitor. */
  readonly offer: SeatOffer | null
}

/** The plan of a showtime, and seats that other sellers have. Null if the programme does not name auditorium and number of seats. */
export function soldPlan(
  site: SiteId,
  cinema: string,
  showtime: Showtime,
  now: number,
): Pick<Seating, 'rows' | 'soldElsewhere'> | null {
  const { auditoriumName, seatCount, start } = showtime
  const rows = auditoriumName === null ? null : auditoriumRows(seatCount)
  if (rows === null) return null
  const key = [site, cinema, auditoriumName, start].join(' ')
  return { rows, soldElsewhere: soldElsewhere(rows, key, hasFewSeats(showtime, now)) }
}

/** Null without a plan. The seats of the visitor's offer are free. */
export async function seatingOf(
  { accounts, site, now }: ClientContext,
  { cinema, time, offer: token }: RequestedShowtime,
  { showtime }: OrderedShowtime,
): Promise<Seating | null> {
  const plan = soldPlan(site.id, cinema, showtime, now)
  if (plan === null) return null
  const seated = { cinema, auditorium: showtime.auditoriumName ?? '', startsAt: time }
  const [booked, offer = null] = await Promise.all([
    accounts.bookings.bookedSeats(site.id, seated),
    token === '' ? null : accounts.reminders?.offer(site.id, token),
  ])
  const isFree = (seat: string) => offer?.places.includes(seat) !== true
  const sold = new Set([...plan.soldElsewhere].filter(isFree))
  return { rows: plan.rows, taken: new Set([...sold, ...booked.filter(isFree)]), soldElsewhere: sold, offer }
}
