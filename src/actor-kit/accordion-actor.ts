import { accordionMachine } from '#machines/accordion-machine.ts'
import { runMachine } from './run-machine.ts'

export const startAccordion = () => runMachine(accordionMachine)
