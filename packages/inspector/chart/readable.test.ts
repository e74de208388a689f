import { expect, test } from 'vitest'
import { machines } from '../machines.ts'
import { chartOf } from './chart.ts'
import { collapsedChart } from './readable.ts'

test('a collapsed state hides its parts, and takes the transitions that cross its border', () => {
  const chart = collapsedChart(chartNamed('search'), new Set(['search.box']))
  const ids = chart.states.map(({ id }) => id)
  expect(ids).toContain('search.box')
  expect(ids.filter((id) => id.startsWith('search.box.'))).toEqual([])
  expect(ids).toContain('search.view.overview')
  const ends = chart.transitions.flatMap(({ from, to }) => [from, to])
  expect(ends.filter((id) => !ids.includes(id))).toEqual([])
  expect(chart.transitions.filter(({ stays, from, to }) => !stays && from === to)).toEqual([])
})

test('transitions out of a collapsed state remain', () => {
  const chart = collapsedChart(chartNamed('modals'), new Set(['modals.open']))
  const crossing = chart.transitions.filter(
    ({ from, to }) => from === 'modals.open' && to === 'modals.closed',
  )
  expect(crossing.length).toBeGreaterThan(0)
  expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(chart.transitions.length)
})

function chartNamed(name: string) {
  const machine = machines.get(name)
  if (!machine) throw new Error(`No machine is called ${name}`)
  return chartOf(machine)
}
