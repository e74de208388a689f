import type { TimetableEntryModel } from '../page-models/timetable.ts'

export type TimetableOrder = 'time' | 'distance'

/** The entries as the visitor wants them; a cinema of unknown distance comes last. */
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

/** Nobody walks by the metre: a tenth up to ten kilometres, whole ones from there on. */
export const roundDistance = (kilometres: number): number =>
  kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
