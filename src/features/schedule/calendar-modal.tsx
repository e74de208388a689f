import type { ModalProps } from '../modals/modal-record.ts'
import type { CalendarData } from './day-picker.tsx'
import { ProgrammeCalendar } from './programme-calendar.tsx'

const MONTHS = 2

/** The days of the programme, two months beside each other where it spans two. */
export function CalendarModal({ data }: ModalProps<CalendarData>) {
  return <ProgrammeCalendar data={data} months={MONTHS} />
}
