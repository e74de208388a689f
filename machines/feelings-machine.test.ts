import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Feelings } from '#models/feelings.ts'
import { feelingsMachine, type SentRating, type SentWish } from './feelings-machine.ts'
import { feelingsOf, movedCounts } from './feelings-rules.ts'

const felt = (wishlist: readonly string[] = [], emotions: Feelings['emotions'] = {}) => ({
  wishlist,
  emotions,
})

function begin(feelings: Feelings | null = felt()) {
  const sent: string[] = []
  const requests = new Map<
    string,
    { readonly resolve: () => void; readonly reject: (error: unknown) => void }
  >()
  const failures: object[] = []
  const rested: object[] = []
  const send = (line: string) => {
    sent.push(line)
    return new Promise<void>((resolve, reject) => requests.set(line, { resolve, reject }))
  }
  const machine = feelingsMachine.provide({
    actors: {
      setIntention: fromPromise<void, SentWish>(({ input: { client, show, wanted, list } }) =>
        send(`${client} ${list?.join() ?? (wanted ? '+' : '-') + show}`),
      ),
      setEmotion: fromPromise<void, SentRating>(({ input: { client, show, emotion, isDelete } }) =>
        send(`${client} ${show} ${isDelete ? 'not ' : ''}${emotion}`),
      ),
    },
    actions: {
      notifyFailure: (_, { failure }) => void (failure && failures.push(failure)),
      rest: (_, rest) => void rested.push(rest),
    },
  })
  const actor = createActor(machine).start()
  const become = (next: Feelings | null, id = 'c-1') =>
    actor.send({ type: 'client.change', client: next && { id, feelings: next } })
  become(feelings)
  const wish = (show: string) => actor.send({ type: 'wish.toggle', show })
  const rate = (show: string, emotion: 'liked' | 'loved' | null) =>
    actor.send({ type: 'rating.set', show, emotion })
  const shown = () => feelingsOf(actor.getSnapshot().context)
  const respond = async (line: string, error?: unknown) => {
    if (error === undefined) requests.get(line)?.resolve()
    else requests.get(line)?.reject(error)
    await turn()
  }
  return { actor, sent, failures, rested, become, wish, rate, shown, respond }
}

describe('a merge of several shows', () => {
  test('is one request with the whole list', async () => {
    const { actor, sent, shown, respond } = begin(felt(['wolf', 'heron']))
    actor.send({ type: 'wishes.merge', shows: ['fox', 'heron'] })
    expect([shown().wishlist, sent]).toEqual([['fox', 'heron', 'wolf'], ['c-1 fox,heron,wolf']])
    await respond('c-1 fox,heron,wolf')
    actor.send({ type: 'wishes.merge', shows: ['heron', 'fox'] })
    expect(sent).toHaveLength(1)
  })

  test('is reverted without a notice if it fails', async () => {
    const { actor, failures, shown, respond } = begin(felt(['wolf']))
    actor.send({ type: 'wishes.merge', shows: ['fox', 'heron'] })
    await respond('c-1 fox,heron,wolf', new Error('status 503'))
    expect([shown().wishlist, failures]).toEqual([['wolf'], []])
  })
})

describe('wishlist entries', () => {
  test('are added and removed at once', async () => {
    const { wish, shown, sent, respond } = begin(felt(['wolf']))
    wish('heron')
    wish('wolf')
    expect(shown().wishlist).toEqual(['heron'])
    await respond('c-1 +heron')
    await respond('c-1 -wolf')
    expect([shown().wishlist, sent]).toEqual([['heron'], ['c-1 +heron', 'c-1 -wolf']])
  })

  test('are reverted on failure and reported with their show; others stay', async () => {
    const { wish, shown, failures, respond } = begin()
    wish('heron')
    wish('wolf')
    await respond('c-1 +heron', new Error('no answer'))
    expect([shown().wishlist, failures]).toEqual([['wolf'], [{ kind: 'wish', showSlug: 'heron' }]])
    await respond('c-1 +wolf')
    expect(shown().wishlist).toEqual(['wolf'])
  })

  test('an entry from before the sign-in is never removed, and the whole list is sent', () => {
    const { actor, shown, sent } = begin(felt(['heron']))
    actor.send({ type: 'wish.keep', show: 'heron' })
    actor.send({ type: 'wish.keep', show: 'wolf' })
    expect([shown().wishlist, sent]).toEqual([['wolf', 'heron'], ['c-1 wolf,heron']])
  })
})

describe('ratings', () => {
  test('are set, changed and withdrawn in order', async () => {
    const { rate, shown, sent, respond } = begin()
    rate('heron', 'liked')
    expect(shown().emotions).toEqual({ heron: 'liked' })
    rate('heron', 'loved')
    rate('heron', null)
    expect(shown().emotions).toEqual({})
    await respond('c-1 heron liked')
    await respond('c-1 heron loved')
    await respond('c-1 heron not loved')
    expect([shown().emotions, sent]).toEqual([
      {},
      ['c-1 heron liked', 'c-1 heron loved', 'c-1 heron not loved'],
    ])
  })

  test('are reverted on failure, and reported with show and emotion', async () => {
    const { rate, shown, failures, respond } = begin(felt([], { heron: 'liked' }))
    rate('heron', 'loved')
    await respond('c-1 heron loved', new Error('no answer'))
    rate('heron', null)
    await respond('c-1 heron not liked', new Error('no answer'))
    expect(shown().emotions).toEqual({ heron: 'liked' })
    expect(failures).toEqual([
      { kind: 'rating', showSlug: 'heron', emotion: 'loved' },
      { kind: 'rating', showSlug: 'heron', emotion: 'liked' },
    ])
  })

  test('an unchanged rating is not sent', () => {
    const { rate, sent } = begin(felt([], { heron: 'liked' }))
    rate('heron', 'liked')
    rate('wolf', null)
    expect(sent).toEqual([])
  })
})

test('a wishlist entry and a rating are sent in parallel and fail independently', async () => {
  const { wish, rate, shown, sent, rested, respond } = begin()
  wish('heron')
  rate('wolf', 'loved')
  expect(sent).toEqual(['c-1 +heron', 'c-1 wolf loved'])
  await respond('c-1 wolf loved', new Error('no answer'))
  await respond('c-1 +heron')
  expect(shown()).toEqual(felt(['heron']))
  expect(rested).toEqual([1, 0].map((left) => ({ left, outdated: false })))
})

test('changes are ignored without a client', () => {
  const { wish, rate, shown, sent, become } = begin(null)
  wish('heron')
  become(felt(['wolf']))
  become(null)
  rate('heron', 'loved')
  expect([shown(), sent]).toEqual([felt(), []])
})

test('pending changes survive a reload of the client, and request the client again', async () => {
  const { wish, shown, become, respond, rested } = begin()
  wish('heron')
  become(felt(['wolf']))
  expect(shown().wishlist).toEqual(['heron', 'wolf'])
  await respond('c-1 +heron')
  expect(rested).toEqual([{ left: 0, outdated: true }])
})

test('pending changes do not carry over to another client', async () => {
  const { wish, shown, become, respond } = begin()
  wish('heron')
  become(felt(['wolf']), 'c-2')
  await respond('c-1 +heron')
  expect(shown()).toEqual(felt(['wolf']))
})

test("counts move by the client's changes since sign-in", () => {
  const counts = { wishlist: 10, loved: 5, liked: 3, disappointed: 1 }
  const before = felt(['heron'], { wolf: 'liked' })
  expect(movedCounts(counts, 'heron', before, before)).toEqual(counts)
  expect(movedCounts(counts, 'heron', before, felt())).toEqual({ ...counts, wishlist: 9 })
  expect(movedCounts(counts, 'wolf', before, felt(['wolf'], { wolf: 'loved' }))).toEqual({
    wishlist: 11,
    loved: 6,
    liked: 2,
    disappointed: 1,
  })
})
