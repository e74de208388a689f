import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ChatInstructions, chatAvailability, faqMachine } from './faq-machine.ts'

const start = (load: () => Promise<ChatInstructions> = () => Promise.reject(new Error('down'))) =>
  createActor(faqMachine.provide({ actors: { checkChat: fromPromise(load) } })).start()

describe('lists', () => {
  test('each category is expanded on its own', () => {
    const actor = start()
    for (const category of ['tickets', 'streaming', 'tickets'])
      actor.send({ type: 'category.showAll', category })
    expect(actor.getSnapshot()).toMatchObject({
      value: { lists: 'opened' },
      context: { shown: ['tickets', 'streaming'] },
    })
  })

  test('a navigation caps all categories again', () => {
    const actor = start()
    actor.send({ type: 'category.showAll', category: 'tickets' })
    actor.send({ type: 'page.navigate' })
    expect(actor.getSnapshot()).toMatchObject({ value: { lists: 'capped' }, context: { shown: [] } })
  })
})

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

  test('a failure leads to `unknown`', async () => {
    expect((await checked(() => Promise.reject(new Error('down')))).availability).toBe('unknown')
  })

  test('without a service it is `unknown`', async () => {
    const actor = createActor(faqMachine).start()
    actor.send({ type: 'chat.check' })
    const settled = await waitFor(actor, (snapshot) => snapshot.matches({ chat: 'unknown' }))
    expect(chatAvailability(settled)).toBe('unknown')
  })

  test('can be checked again, and survives a navigation', async () => {
    let open = false
    const { actor, availability } = await checked(async () => (open ? [] : ['schedule']))
    expect(availability).toBe(false)
    open = true
    actor.send({ type: 'chat.check' })
    await waitFor(actor, (snapshot) => snapshot.matches({ chat: 'available' }))
    actor.send({ type: 'page.navigate' })
    expect(chatAvailability(actor.getSnapshot())).toBe(true)
  })
})
