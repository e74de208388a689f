import type { TimetableEntryModel } from '../page-models/timetable.ts'

export type TimetableOrder = 'time' | 'distance'

/** Cinemas of unknown distance come last. */
export function inOrder(
  entries: readonly TimetableEntryModel[],
  order: TimetableOrder,
): readonly TimetableEntryModel[] {
  const far = ({ cinema }: TimetableEntryModel) => cinema.kilometres ?? Number.MAX_SAFE_INTEGER
  const byTime = (a: TimetableEntryModel, b: TimetableEntryModel) => a.time.start.localeCompare(b.time.start)
  return entries.toSorted((a, b) =>
    order === 'time' ? byTime(a, b) || far(a) - far(b) : far(a) - far(b) || byTime(a, b),
  )
}

/** To 0.1 below ten kilometres, to 1 above. */
export const roundDistance = (kilometres: number): number =>
  kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
