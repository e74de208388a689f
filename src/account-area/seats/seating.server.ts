import type { SiteId } from '#config/sites.ts'
import { hasFewSeats } from '#models/rules/showtime-status.ts'
import type { Showtime } from '#models/showtime.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
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
  /** Seats that are held for the orderer, a friend of an evening, or are those of the booking to be changed. */
  readonly held: readonly string[]
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
  { cinema, time, hold, offer: token }: RequestedShowtime,
  { showtime }: OrderedShowtime,
  replaced: Booking | null = null,
): Promise<Seating | null> {
  const plan = soldPlan(site.id, cinema, showtime, now)
  if (plan === null) return null
  const auditorium = showtime.auditoriumName ?? ''
  const seated = { cinema, auditorium, startsAt: time }
  const [booked, all, offer = null] = await Promise.all([
    accounts.bookings.bookedSeats(site.id, seated, hold),
    hold === undefined ? null : accounts.bookings.bookedSeats(site.id, seated),
    token === undefined ? null : accounts.reminders?.offer(site.id, token),
  ])
  const isSame =
    replaced?.cinema === cinema && replaced.auditorium === auditorium && replaced.startsAt === time
  const own = new Set([...(isSame ? (replaced.places ?? []) : []), ...(offer?.places ?? [])])
  const others = new Set(booked.filter((seat) => !own.has(seat)))
  const sold = new Set([...plan.soldElsewhere].filter((seat) => !own.has(seat)))
  return {
    rows: plan.rows,
    taken: new Set([...sold, ...others]),
    soldElsewhere: sold,
    held: (all ?? booked).filter((seat) => !others.has(seat)),
    offer,
  }
}
