import type { TimeModel } from '../page-models/parts.ts'

/** Minutes to leave the auditorium and to set off, and minutes a kilometre from door to door in a city. */
const LEAVING = 10
const PER_KILOMETRE = 3
/** An estimate is not more exact than this. */
const STEP = 5
const DAY = 24 * 60

export const minutesHome = (kilometres: number): number =>
  Math.ceil((LEAVING + PER_KILOMETRE * kilometres) / STEP) * STEP

/** `HH:mm` at which a visitor so many kilometres away is home; null if an end or the way is unknown. */
export function homeAt(
  { end, endAbout }: Pick<TimeModel, 'end' | 'endAbout'>,
  kilometres: number | null,
): string | null {
  const clock = end ?? endAbout
  if (clock === undefined || kilometres === null) return null
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutesHome(kilometres)
  return new Date((minutes % DAY) * 60_000).toISOString().slice(11, 16)
}
