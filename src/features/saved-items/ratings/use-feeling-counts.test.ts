import { expect, test } from 'vitest'
import type { SavedItems } from '../saved-items-value.ts'
import { includedFeelings } from './use-feeling-counts.ts'

const counts = () => ({ wishlist: 1, disappointed: 0, liked: 0, loved: 0 })
const feelings = (...wishlist: string[]) => ({ wishlist, emotions: {} })
const saved = (now: SavedItems['feelings'], before: SavedItems['feelings']): SavedItems => ({
  favourites: null,
  feelings: now,
  before,
})

test("counts of the first page include the client's earlier feelings", () => {
  const first = counts()
  expect(includedFeelings(first, null)).toBeUndefined()
  const before = feelings()
  expect(includedFeelings(first, saved(feelings('heron'), before))).toBe(before)
  expect(includedFeelings(first, saved(feelings('heron', 'wolf'), before))).toBe(before)
})

test('counts loaded after a change include it', () => {
  const later = counts()
  const changed = feelings('heron')
  expect(includedFeelings(later, saved(changed, feelings()))).toBe(changed)
  expect(includedFeelings(later, saved(feelings(), feelings()))).toBe(changed)
})
