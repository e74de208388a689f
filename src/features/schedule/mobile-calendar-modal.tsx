import type { ModalProps } from '../modals/modal-record.ts'
import type { CalendarData } from './day-picker.tsx'
import { ProgrammeCalendar } from './programme-calendar.tsx'

export function MobileCalendarModal({ data }: ModalProps<CalendarData>) {
  return <ProgrammeCalendar data={data} months={1} />
}
