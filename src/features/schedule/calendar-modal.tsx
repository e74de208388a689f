import type { ModalProps } from '../modals/modal-record.ts'
import type { CalendarData } from './day-picker.tsx'
import { ProgrammeCalendar } from './programme-calendar.tsx'

const MONTHS = 2

export function CalendarModal({ data }: ModalProps<CalendarData>) {
  return <ProgrammeCalendar data={data} months={MONTHS} />
}
