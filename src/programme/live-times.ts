import type { TimeModel } from '../page-models/parts.ts'

interface LiveTime extends TimeModel {
  /** Never in HTML, which caches may keep for longer than the statement holds. */
  readonly few?: boolean
}

/** A time may have closed since the page was rendered. */
export function liveTime(time: TimeModel, minute: number | null): LiveTime {
  if (minute === null || time.status !== 'available') return time
  if (time.locksAt !== null && time.locksAt <= minute) return { ...time, status: 'locked' }
  return (time.fewUntil ?? 0) > minute ? { ...time, few: true } : time
}
