import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AlertMessage } from '#models/alert.ts'
import { alertsMachine } from './alerts-machine.ts'

const alert = (title: string, more: Partial<AlertMessage> = {}): AlertMessage => ({
  autoCloseId: null,
  title,
  subtitle: null,
  level: 'info',
  className: null,
  icon: null,
  cta: null,
  closable: true,
  ...more,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start() {
  const actor = createActor(alertsMachine, { input: { autoClose: 10_000 } }).start()
  const titles = () => actor.getSnapshot().context.queue.map(({ title }) => title)
  const show = (shown: AlertMessage) => actor.send({ type: 'alert.show', alert: shown })
  return { actor, titles, show }
}

test('an alert without an id stays until it is dismissed', () => {
  const { actor, titles, show } = start()
  show(alert('a'))
  show(alert('b', { autoCloseId: 'b' }))
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['a', 'b'])
  actor.send({ type: 'alert.dismiss' })
  expect(actor.getSnapshot().value).toEqual({ shown: 'passing' })
})

test('an alert after a dismissed one is shown for its full time', () => {
  const { actor, titles, show } = start()
  show(alert('a', { autoCloseId: 'a' }))
  show(alert('b', { autoCloseId: 'b' }))
  vi.advanceTimersByTime(8_000)
  actor.send({ type: 'alert.dismiss' })
  vi.advanceTimersByTime(9_000)
  expect(titles()).toEqual(['b'])
})

test('an id is queued once at a time', () => {
  const { actor, titles, show } = start()
  show(alert('first', { autoCloseId: 'same' }))
  show(alert('second', { autoCloseId: 'same' }))
  expect(titles()).toEqual(['first'])
  actor.send({ type: 'alert.dismiss' })
  show(alert('third', { autoCloseId: 'same' }))
  expect(titles()).toEqual(['third'])
})
