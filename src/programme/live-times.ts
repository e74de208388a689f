import type { TimeModel } from '../page-models/parts.ts'

interface LiveTime extends TimeModel {
  /** HTML never has it: caches may keep a page for longer than it holds. */
  readonly few?: boolean
}

/** A time may have closed since the page was rendered. */
export function liveTime(time: TimeModel, minute: number | null): LiveTime {
  if (minute === null || time.status !== 'available') return time
  if (time.locksAt !== null && time.locksAt <= minute) return { ...time, status: 'locked' }
  return (time.fewUntil ?? 0) > minute ? { ...time, few: true } : time
}
