import type { CalendarDayModel } from '../../page-models/parts.ts'
import { openModal } from '../modals/modals.ts'

export function openCalendar(
  days: readonly CalendarDayModel[],
  weekOffset: number,
  trigger: HTMLElement,
): void {
  const known = days.map(({ date, name, href, selected, disabled }) => ({
    date,
    name,
    href,
    selected,
    disabled,
  }))
  openModal(['mobileCalendar', 'calendar'], { days: known, weekOffset }, trigger)
}
