import type { DayStripProps } from '@marquee/design/showtimes/day-strip.tsx'
import type { DayModel } from '../../page-models/parts.ts'
import { dayProps } from './day-props.ts'
import { openCalendar } from './open-calendar.ts'
import { useScheduleActions, useStartDay, useWeekOffset } from './schedule.tsx'

export function useStrip(days: readonly DayModel[]): DayStripProps {
  const start = useStartDay()
  const weekOffset = useWeekOffset()
  const { selectDay } = useScheduleActions()
  const choosable = days.some(({ disabled }) => !disabled)
  return {
    days: dayProps(days),
    start,
    onChoose: selectDay,
    onCalendar: choosable ? (trigger) => openCalendar(days, weekOffset, trigger) : undefined,
  }
}
