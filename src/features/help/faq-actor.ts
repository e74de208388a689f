import { fromPromise } from 'xstate'
import { chatAvailability, faqMachine } from '../../../machines/faq-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'

/** The API client is imported when the chat is checked. */
export const startFaq = () =>
  runMachine(
    faqMachine.provide({
      actors: { checkChat: fromPromise(async () => (await import('../../api/chat.ts')).chatInstructions()) },
    }),
  )

export { chatAvailability }
