import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { scheduleMachine } from '#machines/schedule-machine.ts'
import { followAddress } from '../../actor-kit/follow-address.ts'
import { runningActor } from '../../actor-kit/run-machine.ts'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import { type CalendarData, ProgrammePicker } from './day-picker.tsx'

interface ProgrammeCalendarProps {
  readonly data: CalendarData
  readonly months: number
}

function useDayChoice(): (day: string, href: string) => void {
  const router = useRouter()
  return (day, href) => {
    runningActor(scheduleMachine)?.send({ type: 'day.select', day })
    followAddress(router, href)
  }
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
