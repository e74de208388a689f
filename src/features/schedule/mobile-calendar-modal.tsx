import type { ModalProps } from '../modals/modal-record.ts'
import type { CalendarData } from './day-picker.tsx'
import { ProgrammeCalendar } from './programme-calendar.tsx'

/** The days of the programme by month, for narrow screens. */
export function MobileCalendarModal({ data }: ModalProps<CalendarData>) {
  return <ProgrammeCalendar data={data} months={1} />
}
