import { queryOptions } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { chatAvailability, faqMachine } from '#machines/faq-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { keys, queries } from '../../api/queries.ts'

/** The API client is imported only when the chat is checked. */
export const chatQuery = queryOptions({
  queryKey: keys.chat,
  queryFn: async () => (await import('../../api/chat.ts')).chatInstructions(),
})

export const startFaq = () =>
  runMachine(
    faqMachine.provide({
      actors: { checkChat: fromPromise(() => queries.query(chatQuery)) },
    }),
  )

export { chatAvailability }
