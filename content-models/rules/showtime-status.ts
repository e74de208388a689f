import type { Showtime } from '../showtime.ts'

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
