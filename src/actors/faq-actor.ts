import { createActor, fromPromise } from 'xstate'
import { chatAvailability, faqMachine } from '../../machines/faq-machine.ts'

/** A running help machine. The chat service is asked, with what that needs, when the chat is checked. */
export const startFaq = () =>
  createActor(
    faqMachine.provide({
      actors: { checkChat: fromPromise(async () => (await import('../api/chat.ts')).chatInstructions()) },
    }),
  ).start()

export { chatAvailability }
