import { expect, test } from 'vitest'
import { rowText } from './row-text.ts'

test('the first field with a text names a row', () => {
  const names = ['title', 'place', 'note']
  expect(rowText({ note: 'Late', place: 'Bern', title: ' ' }, names)).toBe('Bern')
  expect(rowText({ title: 7, other: 'Bern' }, names)).toBeUndefined()
  expect(rowText(undefined, names)).toBeUndefined()
})
