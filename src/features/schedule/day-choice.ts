import { useRouter } from '@tanstack/react-router'
import { scheduleMachine } from '#machines/schedule-machine.ts'
import { followAddress } from '../../actor-kit/follow-address.ts'
import { runningActor } from '../../actor-kit/run-machine.ts'

export function useDayChoice(): (day: string, href: string) => void {
  const router = useRouter()
  return (day, href) => {
    runningActor(scheduleMachine)?.send({ type: 'day.select', day, from: 'calendar' })
    followAddress(router, href)
  }
}
