import type { Whereabouts } from '../features/locator/position.ts'
import type { TimetableEntryModel, TimetablePlaceModel } from '../page-models/timetable.ts'
import { homeAt } from './home-at.ts'

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

/** Entries get distances from the visitor if the position is known. */
export const withDistances = <Entry extends { readonly cinema: TimetablePlaceModel }>(
  entries: readonly Entry[],
  { state, kilometresTo }: Whereabouts,
): readonly Entry[] =>
  state === 'known'
    ? entries.map((entry) => ({
        ...entry,
        cinema: { ...entry.cinema, kilometres: kilometresTo(entry.cinema.position) },
      }))
    : entries

/** Entries with distances from the visitor get the time when the visitor is home. */
export const withHome = (entries: readonly TimetableEntryModel[]): readonly TimetableEntryModel[] =>
  entries.map((entry) => {
    const home = homeAt(entry.time, entry.cinema.kilometres)
    return home === null ? entry : { ...entry, home }
  })

/** A distance rounded to 0.1 below ten kilometres, to 1 above. */
export const roundDistance = (kilometres: number): number =>
  kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
