import { fromPromise } from 'xstate'
import { chatAvailability, faqMachine } from '../../../machines/faq-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { queries } from '../../api/queries.ts'
import { chatQuery } from './chat-query.ts'

export const startFaq = () =>
  runMachine(
    faqMachine.provide({
      actors: { checkChat: fromPromise(() => queries.query(chatQuery)) },
    }),
  )

export { chatAvailability }
