import { limits } from '#config/limits.ts'
import { scheduleMachine } from '#machines/schedule-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'

/**
 * `today` is `YYYY-MM-DD` in the site's time zone, `weekOffset` a JavaScript weekday or null for the chain's.
 */
export const startSchedule = (input: { readonly today: string; readonly weekOffset: number | null }) =>
  runMachine(scheduleMachine, { input: { ...input, defaultWeekOffset: limits.schedule.defaultWeekOffset } })
