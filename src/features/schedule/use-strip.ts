import type { DayStripProps } from '@marquee/design/showtimes/day-strip.tsx'
import type { DayModel } from '../../page-models/parts.ts'
import { openCalendar } from './open-calendar.ts'
import { useStartDay, useWeekOffset } from './schedule.tsx'

export function useStrip(days: readonly DayModel[]): DayStripProps {
  const start = useStartDay()
  const weekOffset = useWeekOffset()
  const choosable = days.filter(({ disabled }) => !disabled).length > 1
  return {
    days,
    start,
    onCalendar: choosable ? (trigger) => openCalendar(days, weekOffset, trigger) : undefined,
  }
}
