import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ChatMessage, chatMachine, type Question, type StartedChat } from './chat-machine.ts'

const agent = (id: string, text: string): ChatMessage => ({ id, from: 'agent', text, articles: [] })
const started: StartedChat = { id: 'c1', messages: [agent('1', 'Hello')] }

interface Service {
  readonly begin?: () => Promise<StartedChat>
  readonly reply?: (question: Question) => Promise<readonly ChatMessage[]>
}

function start({ begin = async () => started, reply = async () => [agent('2', 'An answer')] }: Service = {}) {
  const machine = chatMachine.provide({
    actors: {
      startConversation: fromPromise(begin),
      sendMessage: fromPromise<readonly ChatMessage[], Question>(({ input }) => reply(input)),
    },
  })
  return createActor(machine).start()
}

const open = { type: 'chat.open', allowed: true } as const
type Actor = ReturnType<typeof start>
const idle = (actor: Actor) => waitFor(actor, (snapshot) => snapshot.matches({ open: 'idle' }))

describe('consent', () => {
  test('is requested again after it was withdrawn', async () => {
    const actor = start()
    actor.send(open)
    await idle(actor)
    actor.send({ type: 'chat.close' })
    actor.send({ type: 'chat.open', allowed: false })
    expect(actor.getSnapshot().value).toBe('needsConsent')
  })
})
