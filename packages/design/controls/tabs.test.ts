import { expect, test } from 'vitest'
import { nextTab } from './tabs.tsx'

const ids = ['book', 'presales', 'kids']

test('arrow keys wrap around', () => {
  expect(nextTab(ids, 'kids', 'ArrowRight')).toBe('book')
  expect(nextTab(ids, 'book', 'ArrowLeft')).toBe('kids')
})

test('Home and End select the first and the last tab, other keys none', () => {
  expect(nextTab(ids, 'presales', 'Home')).toBe('book')
  expect(nextTab(ids, 'presales', 'End')).toBe('kids')
  expect(nextTab(ids, 'presales', 'Tab')).toBeNull()
  expect(nextTab([], '', 'Home')).toBeNull()
})
