import { expect, test } from 'vitest'
import { createActor, fromPromise, type InspectionEvent, waitFor } from 'xstate'
import { headerPushMachine } from '#machines/header-push-machine.ts'
import { modalsMachine } from '#machines/modals-machine.ts'
import { activeStates, chartOf } from '../chart/chart.ts'
import { silenced } from '../scenario/replay.ts'
import { createMemory } from './memory.ts'
import { actorsAfter, lastSeen, lastTransitions, possibleEvents } from './moment.ts'
import { sequenceOf } from './sequence.ts'
import { afterForeign, afterMessage } from './sources.ts'

function watching() {
  const memory = createMemory(200, () => 0)
  return { memory, inspect: (event: InspectionEvent) => void memory.record(event) }
}

function modalsStory() {
  const { memory, inspect } = watching()
  const actor = createActor(silenced(modalsMachine), { inspect }).start()
  actor.send({ type: 'modal.open', id: 'pricing', viewportWidth: 400, scrollPosition: 7 })
  actor.send({ type: 'modal.closeAll' })
  return memory.recall()
}

const chart = chartOf(modalsMachine)
const events = modalsStory()
const [only] = [...actorsAfter(events, events.length).values()]
const momentAfter = (type: string) => {
  const index = events.findIndex(
    ({ event }) => event.type === '@xstate.snapshot' && event.event.type === type,
  )
  const actor = actorsAfter(events, index + 1).get(only?.session ?? '')
  if (!actor) throw new Error('It had not begun')
  return actor
}

test('going back shows state and context of that moment', () => {
  expect(momentAfter('modal.open')).toMatchObject({
    machine: 'modals',
    value: { open: 'locked' },
    context: { lockedAt: 7, stack: [{ id: 'pricing' }] },
    last: { event: { type: 'modal.open' }, before: { value: 'closed' } },
  })
  expect(only).toMatchObject({ value: 'closed', context: { stack: [], lockedAt: null } })
  expect(actorsAfter(events, 0).size).toBe(0)
})

test('marks transitions of the last event, eventless ones included', () => {
  const opened = ['modals.closed|modal.open|0', 'modals.open.free||0']
  expect([...lastTransitions(chart, modalsMachine, momentAfter('modal.open'))]).toEqual(opened)
  expect([...lastTransitions(chart, undefined, momentAfter('modal.open'))]).toEqual(opened)
  expect([...lastTransitions(chart, modalsMachine, momentAfter('modal.closeAll'))]).toEqual([
    'modals.open|modal.closeAll|0',
    'modals.open||0',
  ])
})

test('offers the events of the current state, with their guards', () => {
  const possible = (value: unknown) => possibleEvents(chart, activeStates(chart, value))
  expect(possible('closed')).toEqual([
    { type: 'modal.open', guards: ['fitsViewport'] },
    { type: 'signIn.require', guards: [] },
  ])
  expect(possible({ open: 'locked' }).map(({ type }) => type)).toEqual([
    'modal.close',
    'modal.closeAll',
    'modal.open',
    'page.navigate',
    'signIn.require',
  ])
  expect(lastSeen(events, 'modal.open')).toMatchObject({ id: 'pricing', viewportWidth: 400 })
  expect(lastSeen(events, 'modal.close')).toEqual({ type: 'modal.close' })
})

test('shows senders and receivers of messages', async () => {
  const { memory, inspect } = watching()
  const machine = headerPushMachine.provide({
    actors: {
      readSeenDay: fromPromise((): Promise<string | null> => Promise.resolve(null)),
      saveSeenDay: fromPromise(() => Promise.resolve()),
    },
  })
  const actor = createActor(machine, { input: { today: '2026-11-20' }, inspect }).start()
  await waitFor(actor, (snapshot) => !snapshot.matches('deciding'))
  actor.send({ type: 'visitor.act' })
  const recalled = memory.recall()
  const { participants, messages } = sequenceOf(recalled, recalled.length, 50)
  const named = messages.map(
    ({ from, to, text }) => `${participants[from]?.name} → ${participants[to]?.name}: ${text}`,
  )
  expect(named).toContain('page → headerPush: visitor.act')
  expect(named.find((text) => text.endsWith('headerPush: done'))).toMatch(
    /^headerPush\.deciding → headerPush/,
  )
  expect(sequenceOf(recalled, recalled.length, 1).messages).toHaveLength(1)
})

test('a page announced twice has its events once, in order', () => {
  const hello = {
    kind: 'page',
    page: 'p',
    title: 'Home',
    address: 'http://fr.localhost/',
    records: null,
    outdated: [],
  } as const
  const [first, second, third] = events
  if (!first || !second || !third) throw new Error('Nothing happened')
  let sources = afterMessage(new Map(), { ...hello, past: [first] })
  sources = afterMessage(sources, { kind: 'happened', page: 'p', what: third })
  sources = afterMessage(sources, { ...hello, past: [first, second, third] })
  expect(sources.get('p')?.events).toEqual([first, second, third])
  const moved = { kind: 'renamed', page: 'p', title: 'Help', address: 'http://fr.localhost/aide' } as const
  expect(afterMessage(sources, moved).get('p')).toMatchObject({ title: 'Help', address: moved.address })
  expect(afterMessage(sources, { kind: 'left', page: 'p' }).get('p')?.isThere).toBe(false)
  expect(afterMessage(sources, { kind: 'happened', page: 'unknown', what: first })).toBe(sources)
  expect(afterForeign(sources, 'client', first.event).get('client')).toMatchObject({
    receives: false,
    events: [{ number: 1, event: first.event }],
  })
})
