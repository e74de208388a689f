import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Feelings } from '#models/feelings.ts'
import { feelingsMachine, type SentRating, type SentWish } from './feelings-machine.ts'
import { feelingsOf, movedCounts } from './feelings-rules.ts'
import { pendingActor } from './pending.fixture.ts'

const felt = (wishlist: readonly string[] = [], emotions: Feelings['emotions'] = {}) => ({
  wishlist,
  emotions,
})

function begin(feelings: Feelings) {
  const wishes = pendingActor<void, SentWish>()
  const ratings = pendingActor<void, SentRating>()
  const failures: unknown[] = []
  const rested: unknown[] = []
  const machine = feelingsMachine.provide({
    actors: { setIntention: wishes.actor, setEmotion: ratings.actor },
    actions: {
      notifyFailure: (_, { failure }) => void failures.push(failure),
      rest: (_, rest) => void rested.push(rest),
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'client.change', client: { id: 'c-1', feelings } })
  return { actor, wishes, ratings, failures, rested, shown: () => feelingsOf(actor.getSnapshot().context) }
}

test('a merge that fails is reverted without a notice', async () => {
  const { actor, wishes, failures, shown } = begin(felt(['wolf']))
  actor.send({ type: 'wishes.merge', shows: ['fox', 'heron'] })
  await wishes.fail(0, new Error('status 503'))
  expect([shown().wishlist, failures]).toEqual([['wolf'], [null]])
})

test('a wish from before the sign-in is never removed, and the whole list is sent', () => {
  const { actor, wishes, shown } = begin(felt(['heron']))
  actor.send({ type: 'wish.keep', show: 'heron' })
  actor.send({ type: 'wish.keep', show: 'wolf' })
  expect(shown().wishlist).toEqual(['wolf', 'heron'])
  expect(wishes.sent).toMatchObject([{ client: 'c-1', list: ['wolf', 'heron'] }])
})

test('a wish and a rating that fail are reported with their show', async () => {
  const { actor, wishes, ratings, failures, rested } = begin(felt())
  actor.send({ type: 'wish.toggle', show: 'heron' })
  actor.send({ type: 'rating.set', show: 'wolf', emotion: 'loved' })
  await wishes.fail(0, new Error('no answer'))
  await ratings.fail(0, new Error('no answer'))
  expect(failures).toEqual([
    { kind: 'wish', showSlug: 'heron' },
    { kind: 'rating', showSlug: 'wolf', emotion: 'loved' },
  ])
  expect(rested).toEqual([1, 0].map((left) => ({ left, outdated: false })))
})

test('an unchanged rating is not sent', () => {
  const { actor, ratings } = begin(felt([], { heron: 'liked' }))
  actor.send({ type: 'rating.set', show: 'heron', emotion: 'liked' })
  actor.send({ type: 'rating.set', show: 'wolf', emotion: null })
  expect(ratings.sent).toEqual([])
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
