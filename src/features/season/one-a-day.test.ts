import { expect, test } from 'vitest'
import { toggled } from './one-a-day.ts'

test('a press adds a showtime, in the place of the one of its day, or removes it', () => {
  const [a, b, c] = ['a~rex~2026-11-23T19:30', 'b~rex~2026-11-24T19:30', 'c~rex~2026-11-23T21:00']
  expect(toggled([], a)).toBe(a)
  expect(toggled([a], b)).toBe(`${a},${b}`)
  expect(toggled([a, b], c)).toBe(`${b},${c}`)
  expect(toggled([a, b], a)).toBe(b)
  expect(toggled([a], a)).toBe('')
})
