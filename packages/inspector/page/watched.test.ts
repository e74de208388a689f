import { expect, test } from 'vitest'
import { chartsOf, runningFirst } from './watched.ts'

test('running machines are listed before the others, each in the order of names', () => {
  const charts = chartsOf([])
  const running = new Map([
    ['search', 1],
    ['header', 1],
  ])
  const names = runningFirst(charts, running).map(({ id }) => id)
  expect(names.slice(0, 3)).toEqual(['header', 'search', 'accordion'])
  expect(names.toSorted()).toEqual(charts.map(({ id }) => id))
})
