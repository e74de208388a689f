import { expect, test } from 'vitest'
import { pagerWindow } from './pager.tsx'

test('lists all pages if there are few', () => {
  expect(pagerWindow(2, 4)).toEqual([1, 2, 3, 4])
  expect(pagerWindow(1, 1)).toEqual([1])
})

test('replaces two or more pages by a gap', () => {
  expect(pagerWindow(1, 9)).toEqual([1, 2, 'gap-after', 9])
  expect(pagerWindow(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9])
  expect(pagerWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
