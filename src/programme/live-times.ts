import type { TimeModel } from '../page-models/parts.ts'

/** A showtime as it is at `minute`: what was on sale when the page was made may have closed since. */
export function liveTime(time: TimeModel, minute: number | null): TimeModel {
  const closed =
    minute !== null && time.state === 'available' && time.locksAt !== null && time.locksAt <= minute
  return closed ? { ...time, state: 'locked' } : time
}
