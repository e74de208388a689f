import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { flagLineMachine } from './flag-line-machine.ts'

type Notify = (
  event: { readonly type: 'line.notify'; readonly revision: string } | { readonly type: 'line.cut' },
) => void

function start() {
  const clock = new SimulatedClock()
  const opened = vi.fn<() => void>()
  const closed = vi.fn<() => void>()
  const pending: { readonly respond: () => void; readonly fail: () => void }[] = []
  let notify: Notify = () => {}
  const machine = flagLineMachine.provide({
    actors: {
      listen: fromCallback(({ sendBack }) => {
        opened()
        notify = sendBack as Notify
        return closed
      }),
      loadValues: fromPromise<void>(
        () =>
          new Promise((respond, reject) =>
            pending.push({ respond, fail: () => reject(new Error('no answer')) }),
          ),
      ),
    },
  })
  const actor = createActor(machine, { clock }).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches({ values: 'requesting' }))
  const count = () => ({
    opened: opened.mock.calls.length,
    closed: closed.mock.calls.length,
    requestCount: pending.length,
  })
  const announce = async (revision: string) => {
    notify({ type: 'line.notify', revision })
    pending.at(-1)?.respond()
    await settled()
  }
  return {
    actor,
    clock,
    pending,
    count,
    announce,
    settled,
    notify: (event: Parameters<Notify>[0]) => notify(event),
  }
}

test('the line is opened at once, and its first revision requests the values', async () => {
  const { count, announce } = start()
  expect(count()).toEqual({ opened: 1, closed: 0, requestCount: 0 })
  await announce('one')
  expect(count().requestCount).toBe(1)
})

test('only a different revision requests the values', async () => {
  const { count, announce } = start()
  await announce('one')
  await announce('one')
  expect(count().requestCount).toBe(1)
  await announce('two')
  expect(count().requestCount).toBe(2)
})

test('while the line is open nothing is polled', async () => {
  const { clock, count, announce } = start()
  await announce('one')
  clock.increment(3_600_000)
  expect(count()).toEqual({ opened: 1, closed: 0, requestCount: 1 })
})

test('a change during a request restarts it', async () => {
  const { pending, count, settled, notify } = start()
  notify({ type: 'line.notify', revision: 'one' })
  notify({ type: 'line.notify', revision: 'two' })
  expect(count().requestCount).toBe(2)
  pending[1]?.respond()
  await settled()
})

describe('while the line is cut', () => {
  test('requests the values every 30 s, and opens the line again', async () => {
    const { clock, pending, count, announce, settled, notify } = start()
    await announce('one')
    for (const round of [1, 2, 3]) {
      notify({ type: 'line.cut' })
      clock.increment(29_999)
      expect(count()).toMatchObject({ opened: round, requestCount: round })
      clock.increment(1)
      expect(count()).toMatchObject({ opened: round + 1, requestCount: round + 1 })
      pending.at(-1)?.respond()
      await settled()
    }
  })

  test('also if the values were never loaded', () => {
    const { clock, count, notify } = start()
    notify({ type: 'line.cut' })
    clock.increment(30_000)
    expect(count()).toMatchObject({ opened: 2, requestCount: 1 })
  })

  test('reconnects at once when the network is back', async () => {
    const { actor, count, announce, notify } = start()
    await announce('one')
    notify({ type: 'line.cut' })
    actor.send({ type: 'page.online' })
    expect(count()).toMatchObject({ opened: 2, requestCount: 2 })
  })

  test('a hidden page requests nothing', async () => {
    const { actor, clock, count, announce, notify } = start()
    await announce('one')
    notify({ type: 'line.cut' })
    actor.send({ type: 'page.hide' })
    clock.increment(3_600_000)
    expect(count()).toMatchObject({ opened: 1, requestCount: 1 })
    actor.send({ type: 'page.show' })
    expect(count().opened).toBe(2)
  })
})

describe('a hidden page', () => {
  test('holds its line for a minute', async () => {
    const { actor, clock, count, announce } = start()
    await announce('one')
    actor.send({ type: 'page.hide' })
    clock.increment(59_999)
    expect(count().closed).toBe(0)
    actor.send({ type: 'page.show' })
    clock.increment(60_000)
    expect(count().closed).toBe(0)
    actor.send({ type: 'page.hide' })
    clock.increment(60_000)
    expect(count()).toMatchObject({ opened: 1, closed: 1 })
  })

  test('compares the revision when it is shown again', async () => {
    const { actor, clock, count, announce } = start()
    await announce('one')
    actor.send({ type: 'page.hide' })
    clock.increment(60_000)
    actor.send({ type: 'page.show' })
    await announce('one')
    expect(count()).toEqual({ opened: 2, closed: 1, requestCount: 1 })
    actor.send({ type: 'page.freeze' })
    expect(count().closed).toBe(2)
    actor.send({ type: 'page.show' })
    await announce('two')
    expect(count().requestCount).toBe(2)
  })

  test('repeats a failed request when it is shown', async () => {
    const { actor, pending, clock, count, settled, notify } = start()
    notify({ type: 'line.notify', revision: 'one' })
    pending[0]?.fail()
    await settled()
    actor.send({ type: 'page.hide' })
    clock.increment(3_600_000)
    expect(count().requestCount).toBe(1)
    actor.send({ type: 'page.show' })
    expect(count().requestCount).toBe(2)
  })
})

test('a failed request is repeated after a while', async () => {
  const { pending, clock, count, settled, notify } = start()
  notify({ type: 'line.notify', revision: 'one' })
  pending[0]?.fail()
  await settled()
  clock.increment(30_000)
  expect(count().requestCount).toBe(2)
})

test('a changed visitor id requests the values at once, even during a request', async () => {
  const { actor, pending, count, settled, announce } = start()
  await announce('one')
  actor.send({ type: 'visitor.change' })
  actor.send({ type: 'visitor.change' })
  expect(count().requestCount).toBe(3)
  pending[2]?.respond()
  await settled()
})
