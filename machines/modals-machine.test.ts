import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { modalsMachine } from './modals-machine.ts'

function start() {
  const lockScroll = vi.fn()
  const releaseScroll = vi.fn()
  const actor = createActor(modalsMachine.provide({ actions: { lockScroll, releaseScroll } })).start()
  const open = (id: string, more: { trigger?: string; data?: unknown; maximumWidth?: number } = {}) =>
    actor.send({ type: 'modal.open', id, viewportWidth: 800, ...more })
  const ids = () => actor.getSnapshot().context.stack.map(({ id }) => id)
  return { actor, open, ids, lockScroll, releaseScroll }
}

test('opens with trigger and data, locks the page, and releases it with the last window', () => {
  const { actor, open, ids, lockScroll, releaseScroll } = start()
  open('search', { trigger: 'search-button', data: { q: 'mer' } })
  expect(actor.getSnapshot().context.stack).toEqual([{ id: 'search', trigger: 'search-button', data: { q: 'mer' } }])
  open('pricing')
  actor.send({ type: 'modal.close', id: 'search' })
  expect(ids()).toEqual(['pricing'])
  expect(releaseScroll).not.toHaveBeenCalled()
  actor.send({ type: 'modal.close', id: 'pricing' })
  expect(actor.getSnapshot().value).toBe('closed')
  expect([lockScroll.mock.calls.length, releaseScroll.mock.calls.length]).toEqual([1, 1])
})

test('a trigger opens only within the widest allowed screen', () => {
  const { actor, open } = start()
  open('mobile-calendar', { maximumWidth: 600 })
  expect(actor.getSnapshot().value).toBe('closed')
  open('mobile-calendar', { maximumWidth: 800 })
  expect(actor.getSnapshot().value).toBe('open')
})

test('a window opened twice lies once, on top, with its latest data', () => {
  const { actor, open, ids } = start()
  open('a')
  open('b')
  open('a', { data: 2 })
  expect(ids()).toEqual(['b', 'a'])
  expect(actor.getSnapshot().context.stack[1]?.data).toBe(2)
})

test.each(['modal.closeAll', 'page.navigate'] as const)('%s closes every window', (type) => {
  const { actor, open, ids, releaseScroll } = start()
  open('a')
  open('b')
  actor.send({ type })
  expect(ids()).toEqual([])
  expect(releaseScroll).toHaveBeenCalledOnce()
})
