import type { TimeModel } from '../page-models/parts.ts'

/** A time may have closed since the page was rendered. */
export function liveTime(time: TimeModel, minute: number | null): TimeModel {
  const closed =
    minute !== null && time.status === 'available' && time.locksAt !== null && time.locksAt <= minute
  return closed ? { ...time, status: 'locked' } : time
}
