import type { Showtime } from '../showtime.ts'

export type ShowtimeStatus = 'available' | 'soldout' | 'locked'

/**
 * The status of a screening at an instant (`now` in ms since the epoch). Sold out when the source says so; available only while the source says
 * available and its reservability end has not passed; locked in every other case.
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
