import { createActor } from 'xstate'
import { limits } from '../../config/limits.ts'
import { headerMachine } from '../../machines/header-machine.ts'

/** A running header machine under the product's thresholds. */
export const startHeader = () => createActor(headerMachine, { input: { thresholds: limits.header } }).start()
