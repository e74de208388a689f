import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { headerPushMachine } from './header-push-machine.ts'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

async function start(seenOn: string | null | Error, today = MONDAY) {
  const written = vi.fn<(day: string) => void>()
  const machine = headerPushMachine.provide({
    actors: {
      readSeenDay: fromPromise(() =>
        seenOn instanceof Error ? Promise.reject(seenOn) : Promise.resolve(seenOn),
      ),
      saveSeenDay: fromPromise<void, { readonly day: string }>(({ input }) =>
        Promise.resolve(written(input.day)),
      ),
    },
  })
  const actor = createActor(machine, { input: { today } }).start()
  await waitFor(actor, (snapshot) => !snapshot.matches('deciding'))
  return { actor, written, value: () => actor.getSnapshot().value }
}

test('is shown if it was never seen, or on another day', async () => {
  expect((await start(null)).value()).toEqual({ shown: 'fresh' })
  expect((await start('2026-11-22')).value()).toEqual({ shown: 'fresh' })
})

test('is hidden if it was seen today', async () => {
  expect((await start(MONDAY)).value()).toBe('hidden')
})

test('is shown if storage fails', async () => {
  expect((await start(new Error('no storage'))).value()).toEqual({ shown: 'fresh' })
})

test('the first action marks it as seen and saves the day; it stays until the next page', async () => {
  const { actor, written, value } = await start(null)
  expect(written).not.toHaveBeenCalled()
  actor.send({ type: 'visitor.act' })
  expect(value()).toEqual({ shown: 'seen' })
  expect(written).toHaveBeenCalledWith(MONDAY)
  actor.send({ type: 'page.navigate', today: MONDAY })
  expect(value()).toBe('hidden')
})

test('a navigation without another action hides it too', async () => {
  const { actor, written, value } = await start(null)
  actor.send({ type: 'page.navigate', today: MONDAY })
  expect(value()).toBe('hidden')
  expect(written).toHaveBeenCalledWith(MONDAY)
})

test('closing hides it at once, fresh or seen', async () => {
  for (const acts of [0, 1]) {
    const { actor, written, value } = await start(null)
    if (acts > 0) actor.send({ type: 'visitor.act' })
    actor.send({ type: 'push.close' })
    expect(value()).toBe('hidden')
    expect(written).toHaveBeenLastCalledWith(MONDAY)
  }
})

test('is shown again on the next day, whether hidden or still in view', async () => {
  const hidden = await start(MONDAY)
  hidden.actor.send({ type: 'page.navigate', today: MONDAY })
  expect(hidden.value()).toBe('hidden')
  hidden.actor.send({ type: 'page.navigate', today: TUESDAY })
  expect(hidden.value()).toEqual({ shown: 'fresh' })
  hidden.actor.send({ type: 'visitor.act' })
  expect(hidden.written).toHaveBeenLastCalledWith(TUESDAY)
  hidden.actor.send({ type: 'page.navigate', today: TUESDAY })
  expect(hidden.value()).toBe('hidden')

  const open = await start(null)
  open.actor.send({ type: 'visitor.act' })
  open.actor.send({ type: 'page.navigate', today: TUESDAY })
  expect(open.value()).toEqual({ shown: 'fresh' })
})
