import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { headerPushMachine } from './header-push-machine.ts'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

async function start(seenOn: string | null) {
  const written = vi.fn<(day: string) => void>()
  const machine = headerPushMachine.provide({
    actors: {
      readSeenDay: fromPromise(async () => seenOn),
      saveSeenDay: fromPromise<void, { readonly day: string }>(({ input }) =>
        Promise.resolve(written(input.day)),
      ),
    },
  })
  const actor = createActor(machine, { input: { today: MONDAY } }).start()
  await waitFor(actor, (snapshot) => !snapshot.matches('deciding'))
  return { actor, written, value: () => actor.getSnapshot().value }
}

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
  open.actor.send({ type: 'push.close' })
  expect(open.written).toHaveBeenLastCalledWith(TUESDAY)
})
