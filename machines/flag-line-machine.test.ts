import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { flagLineMachine } from './flag-line-machine.ts'
import { pendingActor } from './pending.fixture.ts'

type Notify = (
  event: { readonly type: 'line.notify'; readonly revision: string } | { readonly type: 'line.cut' },
) => void

function start() {
  const opened = vi.fn<() => void>()
  const closed = vi.fn<() => void>()
  const values = pendingActor<void, unknown>()
  let notify: Notify = () => {}
  const machine = flagLineMachine.provide({
    actors: {
      listen: fromCallback(({ sendBack }) => {
        opened()
        notify = sendBack as Notify
        return closed
      }),
      loadValues: values.actor,
    },
  })
  const actor = createActor(machine).start()
  const count = () => ({
    opened: opened.mock.calls.length,
    closed: closed.mock.calls.length,
    requestCount: values.sent.length,
  })
  const announce = async (revision: string) => {
    notify({ type: 'line.notify', revision })
    await values.respond(values.sent.length - 1)
  }
  const cut = () => notify({ type: 'line.cut' })
  return { actor, count, announce, cut }
}

describe('while the line is cut', () => {
  test('reconnects at once when the network is back', async () => {
    const { actor, count, announce, cut } = start()
    await announce('one')
    cut()
    actor.send({ type: 'page.online' })
    expect(count()).toMatchObject({ opened: 2, requestCount: 2 })
  })
})

test('a changed visitor id requests the values at once, even during a request', async () => {
  const { actor, count, announce } = start()
  await announce('one')
  actor.send({ type: 'visitor.change' })
  actor.send({ type: 'visitor.change' })
  expect(count().requestCount).toBe(3)
})
