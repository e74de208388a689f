import { scheduleMachine } from '#machines/schedule-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'

export const startSchedule = () => runMachine(scheduleMachine)
