import { limits } from '../../../config/limits.ts'
import { headerMachine } from '../../../machines/header-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'

/** A running header machine under the product's thresholds. */
export const startHeader = () => runMachine(headerMachine, { input: { thresholds: limits.header } })
