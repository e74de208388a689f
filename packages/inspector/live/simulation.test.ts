import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { chartOf } from '../chart/chart.ts'
import { machines } from '../machines.ts'
import { samplesOf } from '../samples.ts'
import type { NumberedEvent } from './channel.ts'
import { changesOf, entriesOf } from './entries.ts'
import { choicesAt, type Simulation, simulate } from './simulation.ts'

function simulated(name: string) {
  const machine = machines.get(name)
  if (!machine) throw new Error(`No machine is called ${name}`)
  const samples = samplesOf(name)
  const events: NumberedEvent[] = []
  const simulation = simulate(machine, samples?.inputs?.[0], (event) => events.push(event))
  const choices = () => choicesAt(simulation.snapshot(), chartOf(machine), samples)
  const press = (label: string) => {
    const choice = choices().find((each) => each.label === label)
    if (!choice) throw new Error(`no ${label} among ${choices().map((each) => each.label)}`)
    simulation.send(choice.event)
  }
  return { simulation, events, choices, press }
}

test('actors of a simulated machine wait until they resolve or fail', () => {
  const { simulation, press, choices } = simulated('chat')
  press('chat.open {"allowed":true}')
  expect(simulation.snapshot().value).toBe('checking')
  expect(choices().filter(({ kind }) => kind === 'actor')).toHaveLength(2)
  press('startConversation fails "closed"')
  expect(simulation.snapshot().value).toBe('refused')
})

test('delays of a simulated machine pass when they are pressed, and say how long they are', () => {
  const { simulation, press, choices } = simulated('search')
  press('query.type {"query":"Tide"}')
  expect(simulation.snapshot().value).toMatchObject({ box: 'waiting' })
  expect(
    choices()
      .filter(({ kind }) => kind === 'delay')
      .map(({ label }) => label),
  ).toEqual(['after debounce'])
  press('after debounce')
  expect(simulation.snapshot().value).toMatchObject({ box: { searching: { all: 'loading' } } })
})

test('tells which events no transition takes', () => {
  const { choices } = simulated('search')
  const isTaken = new Map(choices().map(({ label, takes }) => [label, takes.length > 0]))
  expect(isTaken.get('query.type {"query":"Tide"}')).toBe(true)
  expect(isTaken.get('group.expand {"group":"shows"}')).toBe(false)
})

test('every machine can be simulated, and begins with a choice', () => {
  for (const name of machines.keys()) {
    const { choices, simulation, events } = simulated(name)
    expect(simulation.snapshot().status, name).toBe('active')
    expect(choices().length, name).toBeGreaterThan(0)
    expect(events.length, name).toBeGreaterThan(1)
    simulation.stop()
  }
})

const fragile = setup({
  types: {
    context: {} as { readonly length: number },
    events: {} as { readonly type: 'word.type'; readonly word: string },
  },
}).createMachine({
  id: 'fragile',
  context: { length: 0 },
  on: { 'word.type': { actions: assign({ length: ({ event }) => event.word.length }) } },
})

async function fragileEvents(sends: (send: Simulation['send']) => void): Promise<readonly NumberedEvent[]> {
  const events: NumberedEvent[] = []
  const simulation = simulate(fragile, undefined, (event) => events.push(event))
  sends(simulation.send)
  await Promise.resolve()
  return events
}

test('an error in an action is in the time line', async () => {
  const events = await fragileEvents((send) => send({ type: 'word.type' }))
  expect(entriesOf(events).at(-1)).toMatchObject({ kind: 'error', name: 'fragile' })
  expect(entriesOf(events).at(-1)?.text).toMatch(/^word\.type: .*undefined/)
  expect(entriesOf(events).filter(({ kind }) => kind === 'error')).toHaveLength(1)
})

test('compares context and state of two moments', async () => {
  const events = await fragileEvents((send) => {
    send({ type: 'word.type', word: 'tide' } as { type: string })
    send({ type: 'word.type', word: 'heron' } as { type: string })
  })
  const [session = ''] = events.map(({ event }) => event.sessionId)
  const moments = events.filter(({ event }) => event.type === '@xstate.snapshot').map(({ number }) => number)
  const [start = 0, first = 0, second = 0] = moments
  const changed = (expected: number, seen: number) => [{ place: 'context.length', expected, seen }]
  expect(changesOf(events, session, start, first)).toEqual(changed(0, 4))
  expect(changesOf(events, session, second, first)).toEqual(changed(5, 4))
  expect(changesOf(events, session, second, null)).toEqual([])
  expect(changesOf(events, session, 0, first)).toBeNull()
})
