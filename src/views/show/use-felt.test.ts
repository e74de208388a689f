import { expect, test } from 'vitest'
import type { Kept } from '../../actors/kept-store.ts'
import { feltInCounts } from './use-felt.ts'

const counts = () => ({ wishlist: 1, disappointed: 0, liked: 0, loved: 0 })
const felt = (...wishlist: string[]) => ({ wishlist, emotions: {} })
const kept = (now: Kept['feelings'], before: Kept['feelings']): Kept => ({ favourites: null, feelings: now, before })

test('counts of the first page hold what the client came with', () => {
  const first = counts()
  expect(feltInCounts(first, null)).toBeUndefined()
  const before = felt()
  expect(feltInCounts(first, kept(felt('heron'), before))).toBe(before)
  expect(feltInCounts(first, kept(felt('heron', 'wolf'), before))).toBe(before)
})

test('counts that are fetched after a change hold the change', () => {
  const later = counts()
  const changed = felt('heron')
  expect(feltInCounts(later, kept(changed, felt()))).toBe(changed)
  expect(feltInCounts(later, kept(felt(), felt()))).toBe(changed)
})
