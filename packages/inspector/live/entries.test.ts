import { expect, test } from 'vitest'
import { createActor, fromPromise, type InspectionEvent, setup, waitFor } from 'xstate'
import { countUntil, entriesOf, filteredEntries } from './entries.ts'
import { createMemory } from './memory.ts'

const machine = setup({
  types: { events: {} as { readonly type: 'lamp.press' } | { readonly type: 'lamp.look' } },
  actions: { ring: () => {} },
  actors: { fetchPower: fromPromise(() => Promise.reject(new Error('no power'))) },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'lamp.press': { target: 'waiting', actions: 'ring' }, 'lamp.look': {} } },
    waiting: { invoke: { src: 'fetchPower', onError: 'broken' } },
    broken: {},
  },
})

async function story() {
  const memory = createMemory(100, () => 7)
  const inspect = (event: InspectionEvent) => void memory.record(event)
  const actor = createActor(machine, { inspect }).start()
  actor.send({ type: 'lamp.look' })
  actor.send({ type: 'lamp.press' })
  await waitFor(actor, (snapshot) => snapshot.matches('broken'))
  return memory.recall()
}

test('the time line has events, actions, transitions and errors of a machine', async () => {
  const entries = filteredEntries(entriesOf(await story()), { actor: null, hides: [] }, 'lamp')
  expect(entries.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'actor lamp',
    'event xstate.init',
    'transition active → dark',
    'event lamp.look',
    'context lamp.look',
    'event lamp.press',
    'action ring',
    'transition dark → waiting',
    'error failed: no power',
    'transition waiting → broken',
  ])
})

test('filters by actor and by kind', async () => {
  const entries = entriesOf(await story())
  const child = entries.find(({ kind, machine: of }) => kind === 'actor' && of === null)
  expect(child?.session).toBeDefined()
  const sessions = (actor: string | null) => [
    ...new Set(filteredEntries(entries, { actor, hides: [] }, 'lamp').map(({ session }) => session)),
  ]
  expect(sessions(child?.session ?? '')).toEqual([child?.session])
  expect(sessions(null)).not.toContain(child?.session)
  expect(sessions('all')).toHaveLength(2)
  const kinds = filteredEntries(entries, { actor: 'all', hides: ['event', 'actor'] }, 'lamp').map(
    ({ kind }) => kind,
  )
  expect(new Set(kinds)).toEqual(new Set(['transition', 'context', 'action', 'error']))
})

test('counts the events until a number, also where the oldest are gone', async () => {
  const events = (await story()).slice(3)
  expect(countUntil(events, null)).toBe(events.length)
  expect(countUntil(events, 5)).toBe(2)
  expect(countUntil(events, 0)).toBe(0)
  expect(countUntil(events, 999)).toBe(events.length)
})
