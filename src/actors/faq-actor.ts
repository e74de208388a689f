import { createActor } from 'xstate'
import { faqMachine } from '../../machines/faq-machine.ts'

/** A running help machine. */
export const startFaq = () => createActor(faqMachine).start()
