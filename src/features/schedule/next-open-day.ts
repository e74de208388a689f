import type { DayModel } from '../../page-models/parts.ts'

const isOther = (day: DayModel) => !day.disabled && !day.selected

/** The first open day after the selected one, or the first at all. */
export function nextOpenDay(days: readonly DayModel[]): DayModel | null {
  const at = days.findIndex(({ selected }) => selected)
  return days.slice(at + 1).find(isOther) ?? days.find(isOther) ?? null
}
