import { expect, test } from 'vitest'
import { trailerMachine } from '#machines/trailer-machine.ts'
import { activeStates, chartOf, judgedTransitions } from '../chart/chart.ts'
import { payloadsOf, samplesOf } from '../samples.ts'
import { type Pressable, pressableIn, pressableNow } from './pressable.ts'
import { choicesAt, simulate } from './simulation.ts'

const chart = chartOf(trailerMachine)
const samples = samplesOf('trailer')
const ids = (pressable: Pressable) => [...pressable.keys()].toSorted()
const [plays, asksFirst] = ['trailer.stopped|video.play|0', 'trailer.stopped|video.play|1']

test('each transition of the active states can be pressed, with an event that takes it', () => {
  const context = { videos: [], current: null, allowed: [], once: [] }
  const pressable = pressableNow(
    chart,
    activeStates(chart, 'stopped'),
    (type) => payloadsOf(samples, type).map((payload) => ({ ...payload, type })),
    (event) => judgedTransitions(trailerMachine, 'stopped', context, event),
  )
  expect(ids(pressable)).toEqual([plays, asksFirst])
  expect(pressable.get(plays)).toMatchObject({ type: 'video.play', id: 'own' })
  expect(pressable.get(asksFirst)).toMatchObject({ type: 'video.play', id: 'theirs' })
})

test('an event whose guards cannot be judged can be pressed too', () => {
  const active = activeStates(chart, 'stopped')
  const pressable = pressableNow(
    chart,
    active,
    (type) => [{ type }],
    () => [],
  )
  expect(pressable.get(asksFirst)).toEqual({ type: 'video.play' })
})

test('a press in a simulation takes the very transition', () => {
  const simulation = simulate(trailerMachine, undefined, () => {})
  const pressable = () => pressableIn(choicesAt(simulation.snapshot(), chart, samples))
  const press = (id: string) => {
    const event = pressable().get(id)
    if (!event) throw new Error(`${id} cannot be pressed: ${ids(pressable())}`)
    simulation.send(event)
  }
  press(asksFirst)
  expect(simulation.snapshot().value).toEqual({ open: 'needsConsent' })
  expect(ids(pressable())).not.toContain(plays)
  press('trailer.open.needsConsent|consent.give|1')
  expect(simulation.snapshot().value).toEqual({ open: 'playing' })
  expect(simulation.snapshot().context).toMatchObject({ allowed: [], once: ['tube'] })
})
