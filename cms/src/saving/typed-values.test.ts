import { expect, test } from 'vitest'
import { isBegun, typedSince, valuesOf } from './typed-values.ts'

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

test('only what was typed after sending is carried to the page of the document', () => {
  const sent = valuesOf({
    title: { value: 'Nei' },
    lead: {},
    text: { value: { root: 1 } },
    rows: { value: 1, rows: [] },
  })
  const now = { title: 'Neige', lead: undefined, text: { root: 1 }, added: 'row' }
  expect(typedSince(sent, now)).toEqual({ title: 'Neige' })
})
