import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type ModalClosing, type ModalOpening, modalsMachine } from './modals-machine.ts'

function start() {
  const effects = {
    lockScroll: vi.fn(),
    releaseScroll: vi.fn(),
    proceed: vi.fn(),
  }
  const restored: (number | null)[] = []
  const restoreScroll = (_: unknown, { position }: { position: number | null }) =>
    void restored.push(position)
  const closed: ModalClosing[] = []
  const runClosings = (_: unknown, { closings }: { closings: readonly ModalClosing[] }) =>
    void closed.push(...closings)
  const actor = createActor(
    modalsMachine.provide({ actions: { ...effects, restoreScroll, runClosings } }),
  ).start()
  const open = (id: string, more: Partial<ModalOpening> = {}) =>
    actor.send({ type: 'modal.open', id, viewportWidth: 800, scrollPosition: 120, ...more })
  const ids = () => actor.getSnapshot().context.stack.map(({ id }) => id)
  return { actor, open, ids, restored, closed, ...effects }
}

test('opens with trigger and data, locks the page, and restores its position with the last modal', () => {
  const { actor, open, ids, lockScroll, releaseScroll, restored } = start()
  open('search', { trigger: 'search-button', data: { q: 'mer' } })
  expect(actor.getSnapshot().context.stack).toMatchObject([
    { id: 'search', trigger: 'search-button', data: { q: 'mer' } },
  ])
  open('pricing', { scrollPosition: 999 })
  actor.send({ type: 'modal.close', id: 'search' })
  expect(ids()).toEqual(['pricing'])
  expect(releaseScroll).not.toHaveBeenCalled()
  actor.send({ type: 'modal.close', id: 'pricing' })
  expect(actor.getSnapshot().value).toBe('closed')
  expect([lockScroll.mock.calls.length, releaseScroll.mock.calls.length]).toEqual([1, 1])
  expect(restored).toEqual([120])
  expect(actor.getSnapshot().context.lockedAt).toBeNull()
})

test('a modal opens only up to its maximum width', () => {
  const { actor, open } = start()
  open('mobileCalendar', { maximumWidth: 600 })
  expect(actor.getSnapshot().value).toBe('closed')
  open('mobileCalendar', { maximumWidth: 800 })
  expect(actor.getSnapshot().matches('open')).toBe(true)
})

test('a modal opened twice is in the stack once, on top, with its latest data', () => {
  const { actor, open, ids } = start()
  open('a')
  open('b')
  open('a', { data: 2 })
  expect(ids()).toEqual(['b', 'a'])
  expect(actor.getSnapshot().context.stack[1]?.data).toBe(2)
})

test('a navigation does not restore the scroll position', () => {
  const { actor, open, restored } = start()
  open('a')
  actor.send({ type: 'page.navigate' })
  expect(restored).toEqual([])
})

test.each([
  ['cinemaInfo', 'clearFragment'],
  ['subscriptionPlan', 'resetPlan'],
  ['trailers', 'stopVideo'],
] as const)('closing %s runs only %s', (id, closing) => {
  const { actor, open, closed } = start()
  open(id, { closing })
  open('pricing')
  actor.send({ type: 'modal.close', id: 'pricing' })
  expect(closed).toEqual([])
  actor.send({ type: 'modal.close', id })
  expect(closed).toEqual([closing])
})

test('a navigation stops the video of a modal', () => {
  const { actor, open, closed } = start()
  open('mobileTrailer', { closing: 'stopVideo' })
  actor.send({ type: 'page.navigate' })
  expect(closed).toEqual(['stopVideo'])
})

test('an action proceeds with a client only', () => {
  const { actor, ids, proceed } = start()
  actor.send({ type: 'signIn.require', signedIn: true, scrollPosition: 40 })
  expect([ids(), proceed.mock.calls.length]).toEqual([[], 1])
  actor.send({ type: 'signIn.require', signedIn: false, scrollPosition: 40 })
  expect([ids(), proceed.mock.calls.length]).toEqual([['centredSignIn'], 1])
})
