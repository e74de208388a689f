import { expect, it } from 'vitest'
import { createBoundedCounts } from './bounded-counts.ts'

it('names the bound that would be exceeded, and takes nothing then', () => {
  const counts = createBoundedCounts({ all: 5, perHolder: 3 })
  expect(counts.take('a', 3)).toBeUndefined()
  expect(counts.take('a')).toBe('holder')
  expect(counts.take('b', 3)).toBe('all')
  expect(counts.take('b', 2)).toBeUndefined()
})

it('has room again for what was freed', () => {
  const counts = createBoundedCounts({ all: 2, perHolder: 1 })
  expect(['a', 'b'].map((holder) => counts.take(holder))).toEqual([undefined, undefined])
  counts.free('a')
  expect(['b', 'a', 'c'].map((holder) => counts.take(holder))).toEqual(['holder', undefined, 'all'])
})
