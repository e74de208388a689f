import { expect, test } from 'vitest'
import { addedByDay, selectionToken, sumOf, toggled } from './selected.ts'

test('a press appends a showtime or removes it', () => {
  expect(toggled([], 'a')).toBe('a')
  expect(toggled(['a', 'b'], 'c')).toBe('a,b,c')
  expect(toggled(['a', 'b', 'c'], 'b')).toBe('a,c')
  expect(toggled(['a'], 'a')).toBe('')
})

test('a showtime token equals that of the address', () =>
  expect(selectionToken('tosca', 'rex', '2026-11-23T19:30')).toBe('tosca~rex~2026-11-23T19:30'))

test('the total is null if a price is missing', () => {
  expect(sumOf([{ price: 19 }, { price: 13.5 }])).toBe(32.5)
  expect(sumOf([{ price: 19 }, { price: null }])).toBeNull()
  expect(sumOf([])).toBe(0)
})

test('adds the missing showtimes of a day, within the limit', () => {
  expect(addedByDay(['a', 'b', 'c'], ['b', 'x'], 20)).toEqual(['a', 'c'])
  expect(addedByDay(['a', 'b'], ['a', 'b'], 20)).toEqual([])
  expect(addedByDay(['a'], [], 20)).toEqual([])
  expect(addedByDay(['a', 'b'], ['x'], 2)).toEqual([])
})
