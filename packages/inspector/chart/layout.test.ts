import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, test } from 'vitest'
import { machines } from '../machines.ts'
import { chartOf } from './chart.ts'
import { layoutOf, smallness } from './layout.ts'
import { FILLED, READABLE, readableChart } from './readable.ts'

const engine = new ELK()
const charts = [...machines.values()].map(chartOf)
/** The first is small; the second is the largest, and takes a second. */
const tagsOf = (id: string) => (id === 'trailer' ? [] : id === 'locator' ? ['rest'] : ['exhaustive'])

for (const chart of charts)
  describe(chart.id, { tags: tagsOf(chart.id) }, () => {
    test('each state and transition is placed within the drawing', async () => {
      const placed = await layoutOf(chart, engine)
      expect(placed.states.map(({ state }) => state.id).toSorted()).toEqual(
        chart.states.map(({ id }) => id).toSorted(),
      )
      const inStates = placed.states.flatMap(({ lines }) => lines.flatMap(({ transitions }) => transitions))
      const onArrows = placed.arrows.flatMap(({ transitions }) => transitions)
      const shown = new Set([...onArrows, ...inStates].map(({ id }) => id))
      expect(chart.transitions.filter(({ id }) => !shown.has(id))).toEqual([])
      for (const { points, label } of placed.arrows) {
        expect(points.length).toBeGreaterThan(1)
        expect(label.x + label.width).toBeLessThanOrEqual(placed.width + 1)
      }
      for (const { left, top, width, height, state } of placed.states) {
        const parent = placed.states.find((one) => one.state.id === state.parent)
        if (!parent) continue
        expect(left).toBeGreaterThanOrEqual(parent.left)
        expect(top).toBeGreaterThanOrEqual(parent.top)
        expect(left + width).toBeLessThanOrEqual(parent.left + parent.width)
        expect(top + height).toBeLessThanOrEqual(parent.top + parent.height)
      }
    })

    test('it can be read when it fits a third of a small screen, with as many parts as that allows', async () => {
      const room = { width: 600, height: 450 }
      const { placed, detail, collapsed } = await readableChart(chart, engine, room)
      expect(FILLED / smallness(placed, room)).toBeGreaterThanOrEqual(READABLE[detail])
      expect(placed.states.length).toBeGreaterThan(chart.states.length / 4)
      if (detail === 'texts') expect(collapsed.size).toBe(0)
      else
        expect(smallness(await layoutOf(chart, engine, room), room)).toBeGreaterThan(FILLED / READABLE.texts)
    })
  })

test('a chart begins with its initial state, also where arrows only lead back to it', async () => {
  const chart = charts.find(({ id }) => id === 'subscription')
  if (!chart) throw new Error('There is no such chart')
  const { states, arrows } = await layoutOf(chart, engine)
  const [initial, other] = ['undecided', 'chosen'].map((key) => states.find(({ state }) => state.key === key))
  expect(initial?.top).toBeLessThan(other?.top ?? 0)
  const back = arrows.find(({ id }) => id.endsWith('undecided'))
  expect(back?.points[0]?.y).toBeGreaterThan(back?.points.at(-1)?.y ?? Infinity)
})

test('all transitions from one state to another are one arrow, with each event once', async () => {
  const chart = charts.find(({ id }) => id === 'trailer')
  if (!chart) throw new Error('There is no such chart')
  const { arrows } = await layoutOf(chart, engine, undefined, 'events')
  const between = (from: string, to: string) =>
    arrows.filter(({ transitions: [first] }) => first?.from === from && first.to === to)
  const [consent, ...others] = between('trailer.open.needsConsent', 'trailer.open.playing')
  expect(others).toEqual([])
  expect(consent?.lines.map(({ text, transitions }) => [text, transitions.length])).toEqual([
    ['consent.give', 2],
  ])
  const [playing] = between('trailer.open', 'trailer.open.playing')
  expect(playing?.lines.map(({ text }) => text)).toEqual(['video.play', 'video.choose', 'consent.change'])
})

test('a chart that has no room for all texts keeps the events on its arrows', async () => {
  const chart = charts.find(({ id }) => id === 'modals')
  if (!chart) throw new Error('There is no such chart')
  const { detail, placed } = await readableChart(chart, engine, { width: 600, height: 450 })
  expect(detail).toBe('events')
  expect(placed.arrows.filter(({ lines }) => lines.length === 0)).toEqual([])
})
