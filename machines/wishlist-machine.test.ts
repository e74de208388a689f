import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { pendingActor } from './pending.fixture.ts'
import { type SentMerge, wishlistMachine } from './wishlist-machine.ts'

const wish = (slug: string) => ({ slug, title: slug.toUpperCase() })

function begin(slugs: readonly string[] = [], limit = 3) {
  const merge = pendingActor<readonly string[], SentMerge>()
  const { sent } = merge
  const stored: string[] = []
  let full = 0
  const machine = wishlistMachine.provide({
    actors: { merge: merge.actor },
    actions: {
      save: (_, { wishes }) => void stored.push(wishes.map(({ slug }) => slug).join()),
      notifyFull: () => void (full += 1),
    },
  })
  const actor = createActor(machine, { input: { wishes: slugs.map(wish), limit } }).start()
  const respond = (index: number) => merge.respond(index, sent[index]?.shows ?? [])
  return {
    send: actor.send.bind(actor),
    sent,
    stored,
    respond,
    listed: () =>
      actor
        .getSnapshot()
        .context.wishes.map(({ slug }) => slug)
        .join(),
    timesFull: () => full,
  }
}

describe('the list of the device', () => {
  it('adds in front, once, and removes; each change is stored', () => {
    const { send, listed, stored } = begin(['wolf'])
    send({ type: 'wish.add', wish: wish('heron') })
    send({ type: 'wish.add', wish: wish('heron') })
    expect(listed()).toBe('heron,wolf')
    send({ type: 'wish.remove', slug: 'wolf' })
    send({ type: 'wish.remove', slug: 'wolf' })
    expect(stored).toEqual(['heron,wolf', 'heron'])
  })

  it('refuses one more than its limit, with a notice', () => {
    const { send, listed, stored, timesFull } = begin(['heron', 'wolf'], 2)
    send({ type: 'wish.add', wish: wish('fox') })
    expect([listed(), stored, timesFull()]).toEqual(['heron,wolf', [], 1])
  })
})

describe('the merge at sign-in', () => {
  it('removes only what was merged', async () => {
    const { send, listed, respond, sent, stored } = begin(['heron'])
    send({ type: 'client.change', client: 'c-1' })
    send({ type: 'list.change', wishes: [wish('fox'), wish('heron')] })
    await respond(0)
    expect([listed(), stored, sent.at(-1)]).toEqual(['fox', ['fox'], { client: 'c-1', shows: ['fox'] }])
  })
})
