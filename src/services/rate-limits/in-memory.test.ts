import { expect, test } from 'vitest'
import { createRateLimit } from './in-memory.ts'

test('limits attempts in a window from the first; evicts old keys', () => {
  let now = 0
  const limit = createRateLimit({ most: 2, minutes: 1, remembered: 2, clock: () => now })
  limit.count('a')
  now = 30_000
  limit.count('a')
  expect([limit.wait('a'), limit.wait('b')]).toEqual([30, 0])
  now = 60_000
  expect(limit.wait('a')).toBe(0)
  for (const key of ['x', 'x', 'y', 'z']) limit.count(key)
  expect(limit.wait('x')).toBe(0)
})
