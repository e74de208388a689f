import { expect, test } from 'vitest'
import { selectionToken, sumOf } from './selected.ts'

test('a showtime token equals that of the address', () =>
  expect(selectionToken('tosca', 'rex', '2026-11-23T19:30')).toBe('tosca~rex~2026-11-23T19:30'))

test('the total is null if a price is missing', () => {
  expect(sumOf([{ price: 19 }, { price: 13.5 }])).toBe(32.5)
  expect(sumOf([{ price: 19 }, { price: null }])).toBeNull()
  expect(sumOf([])).toBe(0)
})
