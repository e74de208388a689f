import type { Show } from '../show.ts'
import type { Showtime } from '../showtime.ts'
import type { Instant } from '../time.ts'

export type ShowtimeStatus = 'available' | 'soldout' | 'locked'

/**
 * The status at `now` (epoch milliseconds). Sold out if the source sends that. Available if the source sends
 * that and `reservabilityEnd` has not passed. Otherwise locked.
 */
export function showtimeStatus(
  showtime: Pick<Showtime, 'serverStatus' | 'reservabilityEnd'>,
  now: number,
): ShowtimeStatus {
  if (showtime.serverStatus === 'soldout') return 'soldout'
  if (showtime.serverStatus !== 'available') return 'locked'
  return showtime.reservabilityEnd === null || now <= Date.parse(showtime.reservabilityEnd)
    ? 'available'
    : 'locked'
}

/** When sales of a show open; null if they have, or if that is unknown. Until then its locked showtimes are not over. */
export const salesToCome = ({ salesOpening }: Pick<Show, 'salesOpening'>, now: number): Instant | null =>
  salesOpening !== null && Date.parse(salesOpening) > now ? salesOpening : null

const FEW_HOLDS = 10 * 60_000

/**
 * Epoch milliseconds until which "few seats left" holds; null if it does not hold at `now`, or the showtime is not
 * on sale. A source's clock may be ahead.
 */
export function fewSeatsUntil(
  showtime: Pick<Showtime, 'serverStatus' | 'reservabilityEnd' | 'fewSeatsAsOf'>,
  now: number,
): number | null {
  if (showtime.fewSeatsAsOf === null || showtimeStatus(showtime, now) !== 'available') return null
  const until = Math.min(Date.parse(showtime.fewSeatsAsOf), now) + FEW_HOLDS
  return until > now ? until : null
}

/**
 * The visitor of a page rendered at `now` can still book it.
 * `closes` in epoch milliseconds, null if unknown.
 */
export const closesLater = (closes: number | null, now: number): boolean =>
  closes === null || closes > now + 2 * 60_000

/** Available now, and while the page is being read. */
export const staysBookable = (
  showtime: Pick<Showtime, 'serverStatus' | 'reservabilityEnd'>,
  now: number,
): boolean =>
  showtimeStatus(showtime, now) === 'available' &&
  closesLater(showtime.reservabilityEnd === null ? null : Date.parse(showtime.reservabilityEnd), now)
