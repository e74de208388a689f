import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { accordionMachine } from './accordion-machine.ts'

function start(open?: string) {
  const actor = createActor(accordionMachine, { input: { open: open ?? null } }).start()
  const toggle = (item: string) => actor.send({ type: 'item.toggle', item })
  return { actor, toggle, snapshot: () => actor.getSnapshot() }
}

test('starts folded, or with the given item unfolded', () => {
  expect(start().snapshot()).toMatchObject({ value: 'closed', context: { item: null } })
  expect(start('prices').snapshot()).toMatchObject({ value: 'open', context: { item: 'prices' } })
})

test('unfolding an item folds the other one', () => {
  const { toggle, snapshot } = start()
  toggle('bar')
  expect(snapshot()).toMatchObject({ value: 'open', context: { item: 'bar' } })
  toggle('parking')
  expect(snapshot()).toMatchObject({ value: 'open', context: { item: 'parking' } })
})

test('toggling the open item folds it', () => {
  const { toggle, snapshot } = start()
  toggle('bar')
  toggle('bar')
  expect(snapshot()).toMatchObject({ value: 'closed', context: { item: null } })
})

test('a navigation folds all items', () => {
  const { actor, toggle, snapshot } = start()
  toggle('bar')
  actor.send({ type: 'page.navigate' })
  expect(snapshot()).toMatchObject({ value: 'closed', context: { item: null } })
  actor.send({ type: 'page.navigate' })
  expect(snapshot().value).toBe('closed')
})

test('`open` has an item in every reachable state, `closed` none', () => {
  const paths = getShortestPaths(accordionMachine, {
    events: [
      { type: 'item.toggle', item: 'a' },
      { type: 'item.toggle', item: 'b' },
      { type: 'page.navigate' },
    ],
  })
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['closed', 'open']))
  for (const { state } of paths) expect(state.context.item !== null).toBe(state.value === 'open')
})
