import type { Fullness } from '#models/rules/fullness.ts'
import type { TimeModel } from '../page-models/parts.ts'

interface LiveTime extends TimeModel {
  /** HTML never has it: caches may keep a page for longer than it holds. */
  readonly level?: Fullness
}

/** A time may have closed since the page was rendered. */
export function liveTime(time: TimeModel, minute: number | null): LiveTime {
  if (minute === null || time.status !== 'available') return time
  if (time.locksAt !== null && time.locksAt <= minute) return { ...time, status: 'locked' }
  const { fullness } = time
  return fullness && fullness.until > minute ? { ...time, level: fullness.level } : time
}
