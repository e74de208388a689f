import { describe, expect, test } from 'vitest'
import { findingOf, type Interval, newcombe, wilson } from './intervals.ts'

const proportion = (reached: number, visitors: number) => ({ reached, visitors })
const ends = ({ low, high }: Interval) => [low, high].map((end) => Number(end.toFixed(4)))

/** R. G. Newcombe, Statistics in Medicine 17 (1998), 857–872, table I, method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i in %i is that of the literature', (reached, visitors, low, high) =>
  expect(ends(wilson(proportion(reached, visitors)))).toEqual([low, high]),
)

/** R. G. Newcombe, Statistics in Medicine 17 (1998), 873–890, table II, method 10. */
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
])('the difference of %i in %i and %i in %i is that of the literature', (r1, n1, r2, n2, low, high) =>
  expect(ends(newcombe(proportion(r1, n1), proportion(r2, n2)))).toEqual([low, high]),
)

test('a share stays between none and all, without visitors and with wrong counts', () => {
  expect(wilson(proportion(0, 0))).toEqual({ value: 0, low: 0, high: 1 })
  expect(wilson(proportion(7, 5))).toMatchObject({ value: 1, high: 1 })
})

describe('the finding', () => {
  test('is open for few visitors or few goals, however large the difference', () => {
    expect(findingOf(proportion(90, 99), proportion(1, 1_000))).toBe('few')
    expect(findingOf(proportion(9, 5_000), proportion(0, 5_000))).toBe('few')
  })

  test('names a difference only if the interval excludes none', () => {
    expect(findingOf(proportion(120, 1_000), proportion(80, 1_000))).toBe('more')
    expect(findingOf(proportion(80, 1_000), proportion(120, 1_000))).toBe('fewer')
    expect(findingOf(proportion(105, 1_000), proportion(100, 1_000))).toBe('open')
  })
})
