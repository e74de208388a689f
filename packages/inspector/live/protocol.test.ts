import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, type InspectionEvent, setup, waitFor } from 'xstate'
import { createMemory } from './memory.ts'
import { plain, readStatelyEvent } from './protocol.ts'

const machine = setup({
  types: {
    context: {} as { readonly seen: number },
    events: {} as { readonly type: 'page.see'; readonly page: string },
  },
  actors: { fetchIt: fromPromise(() => Promise.resolve('it')) },
}).createMachine({
  id: 'reader',
  context: { seen: 1 },
  initial: 'waiting',
  states: {
    waiting: { on: { 'page.see': 'fetching' } },
    fetching: { invoke: { src: 'fetchIt', onDone: 'shown' } },
    shown: { type: 'final' },
  },
})

async function watched(inspect: (event: InspectionEvent) => void): Promise<void> {
  const actor = createActor(machine, { inspect })
  actor.start()
  actor.send({ type: 'page.see', page: 'home' })
  await waitFor(actor, ({ status }) => status === 'done')
}

/**
 * The messages without times, and with session ids by order. Excludes the state in an actor's
 * announcement: the official client reads it when the browser is idle.
 */
function received(events: readonly unknown[]): unknown {
  const names = new Map<unknown, string>()
  const announced = (value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && value.type === '@xstate.actor'
  return JSON.parse(JSON.stringify(events), (key, value: unknown) => {
    if (announced(value)) return { ...(value as object), snapshot: undefined }
    if (key === 'createdAt' || key === 'id' || value === null) return undefined
    if (key === 'definition') return JSON.parse(String(value))
    if (!/^(?:sessionId|rootId|parentId|sourceId)$/.test(key)) return value
    if (!names.has(value)) names.set(value, `actor ${names.size}`)
    return names.get(value)
  })
}

test('sends the same messages as the official client', async () => {
  const official: StatelyInspectionEvent[] = []
  const inspector = createInspector({ send: (event) => official.push(JSON.parse(JSON.stringify(event))) })
  const memory = createMemory(100, () => 7)
  vi.stubGlobal('window', { requestIdleCallback: (call: () => void) => void Promise.resolve().then(call) })
  await watched((event) => {
    inspector.inspect.next?.(event)
    memory.record(event)
  })
  await Promise.resolve()
  vi.unstubAllGlobals()
  const ours = memory.recall().map(({ event }) => event)
  expect(ours.map(({ type }) => type)).toContain('@xstate.snapshot')
  expect(received(ours)).toEqual(received(official))
  expect(official.map(readStatelyEvent).filter(Boolean)).toHaveLength(official.length)
})

test('serializes values that JSON cannot hold', () => {
  const circle: Record<string, unknown> = {
    name: 'circle',
    call: function ring() {},
    fault: new Error('late'),
  }
  circle.self = circle
  expect(plain(circle)).toEqual({
    name: 'circle',
    call: { type: 'ring' },
    fault: { name: 'Error', message: 'late' },
    self: '[Circular]',
  })
})

test('a page retains its last events, and its running actors for longer', async () => {
  const memory = createMemory(10, () => 7)
  const events: InspectionEvent[] = []
  const actor = createActor(machine, { inspect: (event) => events.push(event) }).start()
  for (const event of events) memory.record(event)
  const snapshot = events.find(({ type }) => type === '@xstate.snapshot')
  for (let round = 0; round < 40; round += 1) if (snapshot) memory.record(snapshot)
  const recalled = memory.recall()
  expect(recalled.length).toBeLessThanOrEqual(21)
  expect(recalled[0]?.event).toMatchObject({
    type: '@xstate.actor',
    name: 'reader',
    snapshot: { value: 'waiting' },
  })
  expect(memory.running('reader')).toBe(actor)
  actor.stop()
  expect(memory.running('reader')).toBeUndefined()
})
