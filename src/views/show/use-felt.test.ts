import { expect, test } from 'vitest'
import type { Kept } from '../../actors/kept-store.ts'
import { includedFeelings } from './use-felt.ts'

const counts = () => ({ wishlist: 1, disappointed: 0, liked: 0, loved: 0 })
const feelings = (...wishlist: string[]) => ({ wishlist, emotions: {} })
const kept = (now: Kept['feelings'], before: Kept['feelings']): Kept => ({ favourites: null, feelings: now, before })

test('counts of the first page include the feelings that the client had before it', () => {
  const first = counts()
  expect(includedFeelings(first, null)).toBeUndefined()
  const before = feelings()
  expect(includedFeelings(first, kept(feelings('heron'), before))).toBe(before)
  expect(includedFeelings(first, kept(feelings('heron', 'wolf'), before))).toBe(before)
})

test('counts that are fetched after a change include it', () => {
  const later = counts()
  const changed = feelings('heron')
  expect(includedFeelings(later, kept(changed, feelings()))).toBe(changed)
  expect(includedFeelings(later, kept(feelings(), feelings()))).toBe(changed)
})
