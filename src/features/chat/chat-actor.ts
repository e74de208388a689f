import { fromPromise } from 'xstate'
import { type ChatMessage, chatMachine, type Question } from '#machines/chat-machine.ts'
import { isClosedBy } from '#machines/faq-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { sendMessage, startConversation } from '../../api/chat.ts'
import { mutate, queries } from '../../api/queries.ts'
import { isAllowed, watchDecision } from '../consent/consent.ts'
import { chatQuery } from '../help/faq-actor.ts'

async function begin(language: string) {
  if (isClosedBy(await queries.query(chatQuery))) throw new Error('The chat is closed')
  return startConversation(language)
}

const reply = ({ conversation, text }: Question) => sendMessage(conversation, text)

function start(language: string) {
  const machine = chatMachine.provide({
    actors: {
      startConversation: fromPromise(() => mutate(begin, language)),
      sendMessage: fromPromise<readonly ChatMessage[], Question>(({ input }) => mutate(reply, input)),
    },
  })
  const actor = runMachine(machine)
  watchDecision(() => {
    if (!isAllowed('functional')) actor.send({ type: 'chat.end' })
  })
  return actor
}

let running: { readonly language: string; readonly actor: ReturnType<typeof start> } | undefined

export function chatOf(language: string): ReturnType<typeof start> {
  if (running?.language !== language) running = { language, actor: start(language) }
  return running.actor
}
