import type { Show } from '../show.ts'
import type { Availability, Showtime } from '../showtime.ts'
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

const STATEMENT_HOLDS = 10 * 60_000

interface CurrentAvailability extends Pick<Availability, 'level' | 'free'> {
  /** Epoch milliseconds. */
  readonly until: number
}

type Stated = Pick<Showtime, 'serverStatus' | 'reservabilityEnd' | 'availability'>

/**
 * The statement about free seats that holds at `now`; null if there is none, or the showtime is not on sale. A source's
 * clock may be ahead.
 */
export function currentAvailability(showtime: Stated, now: number): CurrentAvailability | null {
  const { availability } = showtime
  if (availability === null || showtimeStatus(showtime, now) !== 'available') return null
  const { level, free, asOf } = availability
  const until = Math.min(Date.parse(asOf), now) + STATEMENT_HOLDS
  return until > now ? { level, free, until } : null
}

/** True if few seats are known to be left at `now`. */
export const hasFewSeats = (showtime: Stated, now: number): boolean =>
  currentAvailability(showtime, now)?.level === 'few'

/** Showtimes without statements that no longer hold. */
export const withCurrentAvailability = (showtimes: readonly Showtime[], now: number): readonly Showtime[] =>
  showtimes.some((each) => each.availability !== null && currentAvailability(each, now) === null)
    ? showtimes.map((each) =>
        currentAvailability(each, now) === null ? { ...each, availability: null } : each,
      )
    : showtimes

/** Absent: unknown. */
export type SeatFacts = Partial<Pick<Showtime, 'serverStatus' | 'availability'>>

/** False if it is known to have too few seats. Few seats of an unknown number are too few for two. */
export function seatsPeople({ serverStatus, availability }: SeatFacts, people: number): boolean {
  if (serverStatus === 'soldout') return false
  if (!availability) return true
  const { free, level } = availability
  return free === null ? level !== 'few' || people < 2 : free >= people
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
