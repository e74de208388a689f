import { expect, test } from 'vitest'
import { hasWideWord, isLongTitle } from './long-title.ts'

test('detects long titles and long words', () => {
  expect(isLongTitle('Les phares éteints')).toBe(false)
  expect(isLongTitle('Donaudampfschifffahrt')).toBe(true)
  expect(isLongTitle('La Reine des brumes, en direct de la Scala')).toBe(true)
})

test('detects wide words', () => {
  expect(hasWideWord('La Neuvième Orbite')).toBe(false)
  expect(hasWideWord('Schwanensee')).toBe(true)
})
