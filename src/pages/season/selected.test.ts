import { expect, test } from 'vitest'
import { sumOf } from './selected.ts'

test('the total is null if a price is missing', () => {
  expect(sumOf([{ price: 19 }, { price: 13.5 }])).toBe(32.5)
  expect(sumOf([{ price: 19 }, { price: null }])).toBeNull()
  expect(sumOf([])).toBe(0)
})
