import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { and, fromPromise, not, setup } from 'xstate'
import { chartOf, judgedTransitions } from './chart.ts'
import { layoutOf } from './layout.ts'
import { svgOf } from './svg.ts'

const lamp = setup({
  types: {
    context: {} as { readonly watts: number },
    events: {} as { readonly type: 'lamp.toggle' } | { readonly type: 'lamp.smash' },
  },
  actors: { readMeter: fromPromise(() => Promise.resolve(1)) },
  guards: { isWhole: () => true, isDay: ({ context }) => context.watts > 50 },
  actions: { glow: () => {}, fade: () => {}, note: () => {} },
  delays: { dusk: 5_000 },
}).createMachine({
  id: 'lamp',
  type: 'parallel',
  context: { watts: 40 },
  states: {
    bulb: {
      initial: 'off',
      on: { 'lamp.smash': { target: '.broken', actions: 'note' } },
      states: {
        off: { on: { 'lamp.toggle': { guard: and(['isWhole', not('isDay')]), target: 'on' } } },
        on: {
          entry: 'glow',
          exit: 'fade',
          after: { 10_000: 'off', dusk: { actions: 'note' } },
          always: { guard: 'isDay', target: 'off' },
        },
        broken: { type: 'final' },
      },
    },
    meter: {
      initial: 'reading',
      states: { reading: { invoke: { src: 'readMeter', onDone: 'read', onError: 'reading' } }, read: {} },
    },
  },
})

const chart = chartOf(lamp)
const transitionsFrom = (from: string) =>
  chart.transitions
    .filter((one) => one.from === from)
    .map(({ label, guard, to }) => `${label} [${guard}] ${to}`)

test('has the states of the machine, nested and parallel', () => {
  expect(chart.states.map(({ id, type, initial }) => [id, type, initial])).toEqual([
    ['lamp', 'parallel', null],
    ['lamp.bulb', 'compound', 'lamp.bulb.off'],
    ['lamp.bulb.off', 'atomic', null],
    ['lamp.bulb.on', 'atomic', null],
    ['lamp.bulb.broken', 'final', null],
    ['lamp.meter', 'compound', 'lamp.meter.reading'],
    ['lamp.meter.reading', 'atomic', null],
    ['lamp.meter.read', 'atomic', null],
  ])
  expect(chart.states.find(({ id }) => id === 'lamp.bulb.on')).toMatchObject({
    entry: ['glow'],
    exit: ['fade'],
  })
  expect(chart.states.find(({ id }) => id === 'lamp.meter.reading')?.invokes).toEqual(['readMeter'])
})

test('names guards, delays, actors and eventless transitions', () => {
  expect(transitionsFrom('lamp.bulb.off')).toEqual(['lamp.toggle [isWhole and not isDay] lamp.bulb.on'])
  expect(transitionsFrom('lamp.bulb.on').toSorted()).toEqual([
    'after 10 s [null] lamp.bulb.off',
    'after dusk [null] lamp.bulb.on',
    'always [isDay] lamp.bulb.off',
  ])
  expect(transitionsFrom('lamp.meter.reading')).toEqual([
    'readMeter done [null] lamp.meter.read',
    'readMeter failed [null] lamp.meter.reading',
  ])
})

test('evaluates guards with the machine', () => {
  const taken = (watts: number) =>
    judgedTransitions(lamp, { bulb: 'off', meter: 'read' }, { watts }, { type: 'lamp.toggle' })
  expect(taken(40)).toEqual(['lamp.bulb.off|lamp.toggle|0'])
  expect(taken(60)).toEqual([])
})

test('is a standalone picture', async () => {
  const svg = svgOf(await layoutOf(chart, new ELK()), new Set(['lamp.bulb.on']))
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox/)
  for (const text of ['bulb', 'broken', 'after 10 s', 'readMeter failed', '[isWhole and not'])
    expect(svg).toContain(text)
  expect(svg.match(/fill="#feb91e"/g)).toHaveLength(1)
  expect(svg).not.toMatch(/NaN|undefined|style=/)
})
