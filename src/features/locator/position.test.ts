import { expect, test } from 'vitest'
import { measuredFrom } from './position.ts'

const home = { latitude: 45, longitude: 4.8 }
const work = { latitude: 45.1, longitude: 4.8 }

test('distances are measured from the visitor whose place is a position, without a second press', () => {
  const { state, kilometresTo } = measuredFrom('unknown', null, home)
  expect([state, kilometresTo(home)]).toEqual(['known', 0])
  expect(kilometresTo(work)).toBeGreaterThan(10)
})

test('a position given on the page comes first, and without any there are no distances', () => {
  expect(measuredFrom('known', work, home).kilometresTo(work)).toBe(0)
  const { state, kilometresTo } = measuredFrom('unknown', null, null)
  expect([state, kilometresTo(home)]).toEqual(['unknown', null])
})
