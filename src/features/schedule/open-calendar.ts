import type { CalendarDayModel } from '../../page-models/parts.ts'
import { openModal } from '../modals/modals.ts'

export const openCalendar = (
  days: readonly CalendarDayModel[],
  weekOffset: number,
  trigger: HTMLElement,
): void => openModal(['mobileCalendar', 'calendar'], { days, weekOffset }, trigger)
