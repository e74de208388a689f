import { expect, test } from 'vitest'
import { isBegun } from './begun.ts'

test('a new document is begun with a site and a title', () => {
  const site = { value: 'fr' }
  expect(isBegun({ site, title: { value: 'Neige' } }, 'title')).toBe(true)
  expect(isBegun({ site, title: { value: ' ' } }, 'title')).toBe(false)
  expect(isBegun({ site: {}, title: { value: 'Neige' } }, 'title')).toBe(false)
})

test('without a title it is begun with any text, but not by a choice that the form made', () => {
  const fields = { site: { value: 'fr' }, type: { value: 'a', initialValue: 'a' } }
  expect(isBegun(fields, 'key')).toBe(false)
  expect(isBegun({ ...fields, message: { value: 'Fermé' } }, 'key')).toBe(true)
})
