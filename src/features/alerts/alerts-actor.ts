import { limits } from '#config/limits.ts'
import { alertsMachine } from '#machines/alerts-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'

export const alerts = runMachine(alertsMachine, { input: { autoClose: limits.alerts.autoClose } })
