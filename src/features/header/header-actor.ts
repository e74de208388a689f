import { limits } from '#config/limits.ts'
import { headerMachine } from '#machines/header-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'

export const startHeader = () => runMachine(headerMachine, { input: { thresholds: limits.header } })
