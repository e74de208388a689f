import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ChatInstructions, chatAvailability, faqMachine } from './faq-machine.ts'

const start = (load: () => Promise<ChatInstructions> = () => Promise.reject(new Error('down'))) =>
  createActor(faqMachine.provide({ actors: { checkChat: fromPromise(load) } })).start()

describe('chat', () => {
  async function checked(load: () => Promise<ChatInstructions>) {
    const actor = start(load)
    expect(chatAvailability(actor.getSnapshot())).toBe('unknown')
    actor.send({ type: 'chat.check' })
    expect(chatAvailability(actor.getSnapshot())).toBe('unknown')
    const settled = await waitFor(actor, (snapshot) => !snapshot.matches({ chat: 'checking' }))
    return { actor, availability: chatAvailability(settled) }
  }

  test.each([
    [[], true],
    [['show_avatar'], true],
    [['hide_reason_no_agents_available'], false],
    [['show_avatar', 'schedule'], false],
  ] as const)('instructions %j: %s', async (instructions, availability) => {
    expect((await checked(async () => instructions)).availability).toBe(availability)
  })

  test('without a service it is `unknown`', async () => {
    const actor = createActor(faqMachine).start()
    actor.send({ type: 'chat.check' })
    const settled = await waitFor(actor, (snapshot) => snapshot.matches({ chat: 'unknown' }))
    expect(chatAvailability(settled)).toBe('unknown')
  })
})
