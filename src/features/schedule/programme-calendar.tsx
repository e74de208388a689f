import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import { useDayChoice } from './day-choice.ts'
import { type CalendarData, ProgrammePicker } from './day-picker.tsx'

interface ProgrammeCalendarProps {
  readonly data: CalendarData
  readonly months: number
}

export function ProgrammeCalendar({ data, months }: ProgrammeCalendarProps) {
  const { t } = useTranslation('schedule')
  const { close } = useCurrentModal()
  const choose = useDayChoice()
  return (
    <Modal title={t('calendar.title')} look={months > 1 ? 'wide' : 'middle'}>
      <ProgrammePicker
        {...data}
        months={months}
        onChoose={({ date, href }) => {
          close()
          choose(date, href)
        }}
      />
    </Modal>
  )
}
