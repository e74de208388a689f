import { expect, test } from 'vitest'
import { selectionToken, sumOf, toggled } from './selected.ts'

test('a press adds a showtime, in the place of the one of its day, or removes it', () => {
  const [a, b, c] = ['a~rex~2026-11-23T19:30', 'b~rex~2026-11-24T19:30', 'c~rex~2026-11-23T21:00']
  expect(toggled([], a)).toBe(a)
  expect(toggled([a], b)).toBe(`${a},${b}`)
  expect(toggled([a, b], c)).toBe(`${b},${c}`)
  expect(toggled([a, b], a)).toBe(b)
  expect(toggled([a], a)).toBe('')
})

test('a showtime token equals that of the address', () =>
  expect(selectionToken('tosca', 'rex', '2026-11-23T19:30')).toBe('tosca~rex~2026-11-23T19:30'))

test('the total is null if a price is missing', () => {
  expect(sumOf([{ price: 19 }, { price: 13.5 }])).toBe(32.5)
  expect(sumOf([{ price: 19 }, { price: null }])).toBeNull()
  expect(sumOf([])).toBe(0)
})
