import type { TimeModel } from '../page-models/parts.ts'

/** A time may have closed since the page was rendered. */
export function liveTime(time: TimeModel, minute: number | null): TimeModel {
  const closed =
    minute !== null && time.state === 'available' && time.locksAt !== null && time.locksAt <= minute
  return closed ? { ...time, state: 'locked' } : time
}
