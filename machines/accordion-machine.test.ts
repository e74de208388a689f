import { expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { accordionMachine } from './accordion-machine.ts'

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
