import { expect, test } from 'vitest'
import { viewAddress, viewOf } from './address.ts'

const view = {
  machine: 'chat',
  state: 'chat.open',
  page: 'p-1',
  at: 12,
  since: 3,
  actor: 'all',
  hides: ['event', 'action'],
} as const

test('an address leads back to machine, state, moment and filter', () => {
  expect(viewOf(viewAddress(view))).toEqual(view)
  expect(viewOf('')).toEqual({
    machine: null,
    state: null,
    page: null,
    at: null,
    since: null,
    actor: null,
    hides: [],
  })
  expect(viewAddress({ ...viewOf(''), machine: 'chat' })).toBe('?machine=chat')
})

test('the beginning is a moment, nonsense is none', () => {
  expect(viewOf('?at=0').at).toBe(0)
  for (const at of ['', '-1', '1.5', 'now']) expect(viewOf(`?at=${at}`).at, at).toBeNull()
  expect(viewOf('?hides=event,everything').hides).toEqual(['event'])
})
