import { expect, test } from 'vitest'
import { loyaltyOf } from './loyalty.ts'

const rule = {
  visit: 2,
  plan: 10,
  levels: [
    { id: 'low', points: 0 },
    { id: 'high', points: 14 },
  ],
}

test.each([
  [0, false, 'low', 0, 14],
  [6, false, 'low', 12, 2],
  [7, false, 'high', 14, null],
  [1, true, 'low', 12, 2],
  [2, true, 'high', 14, null],
])('%d visits, with a plan: %s, reach the level %s', (visits, hasPlan, level, points, missing) => {
  expect(loyaltyOf({ visits, hasPlan }, rule)).toEqual({
    level,
    points,
    next: missing === null ? null : { level: 'high', missing },
  })
})

test('returns no level for a rule without levels', () => {
  expect(loyaltyOf({ visits: 9, hasPlan: true }, { ...rule, levels: [] })).toBeNull()
})
