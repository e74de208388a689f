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
const texts = (actor: Actor) => actor.getSnapshot().context.messages.map(({ text }) => text)

describe('consent', () => {
  test('does not start the chat if it is refused', () => {
    const actor = start({ begin: () => Promise.reject(new Error('must not start')) })
    actor.send({ type: 'chat.open', allowed: false })
    actor.send({ type: 'consent.refuse' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { conversation: null } })
  })

  test('is requested again after it was withdrawn', async () => {
    const actor = start()
    actor.send(open)
    await idle(actor)
    actor.send({ type: 'chat.close' })
    actor.send({ type: 'chat.open', allowed: false })
    expect(actor.getSnapshot().value).toBe('needsConsent')
  })
})

test('a conversation a failed message is retained, shown once, and sent again', async () => {
  let down = true
  const actor = start({
    reply: () => (down ? Promise.reject(new Error('down')) : Promise.resolve([agent('2', 'An answer')])),
  })
  actor.send(open)
  await idle(actor)
  actor.send({ type: 'message.send', text: 'A question' })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'failed' }))
  actor.send({ type: 'chat.close' })
  actor.send(open)
  expect(actor.getSnapshot()).toMatchObject({
    value: { open: 'failed' },
    context: { pending: 'A question' },
  })
  down = false
  actor.send({ type: 'message.retry' })
  await idle(actor)
  expect(texts(actor)).toEqual(['Hello', 'A question', 'An answer'])
})
