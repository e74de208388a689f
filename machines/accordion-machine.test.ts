import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { accordionMachine } from './accordion-machine.ts'

function start(open?: string) {
  const actor = createActor(accordionMachine, { input: { open: open ?? null } }).start()
  const toggle = (item: string) => actor.send({ type: 'item.toggle', item })
  return { actor, toggle, snapshot: () => actor.getSnapshot() }
}

test('begins folded, or with the item it is told', () => {
  expect(start().snapshot()).toMatchObject({ value: 'closed', context: { item: null } })
  expect(start('prices').snapshot()).toMatchObject({ value: 'open', context: { item: 'prices' } })
})

test('one item at a time: another one takes its place', () => {
  const { toggle, snapshot } = start()
  toggle('bar')
  expect(snapshot()).toMatchObject({ value: 'open', context: { item: 'bar' } })
  toggle('parking')
  expect(snapshot()).toMatchObject({ value: 'open', context: { item: 'parking' } })
})

test('the open item folds when it is toggled again', () => {
  const { toggle, snapshot } = start()
  toggle('bar')
  toggle('bar')
  expect(snapshot()).toMatchObject({ value: 'closed', context: { item: null } })
})

test('a navigation folds everything', () => {
  const { actor, toggle, snapshot } = start()
  toggle('bar')
  actor.send({ type: 'page.navigate' })
  expect(snapshot()).toMatchObject({ value: 'closed', context: { item: null } })
  actor.send({ type: 'page.navigate' })
  expect(snapshot().value).toBe('closed')
})

test('in every state the open item says whether one is open', () => {
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
