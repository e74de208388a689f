import { fromPromise } from 'xstate'
import { type ChatMessage, chatMachine, type Question } from '../../../machines/chat-machine.ts'
import { isClosedBy } from '../../../machines/faq-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { chatInstructions, sendMessage, startConversation } from '../../api/chat.ts'
import { isAllowed, watchDecision } from '../consent/consent.ts'

async function begin(language: string) {
  if (isClosedBy(await chatInstructions())) throw new Error('The chat is closed')
  return startConversation(language)
}

function start(language: string) {
  const machine = chatMachine.provide({
    actors: {
      startConversation: fromPromise(() => begin(language)),
      sendMessage: fromPromise<readonly ChatMessage[], Question>(({ input: { conversation, text } }) =>
        sendMessage(conversation, text),
      ),
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
