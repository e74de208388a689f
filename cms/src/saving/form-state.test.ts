import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { computedValues, isBegun, notWritten, withFields, withoutEcho } from './form-state.ts'

const fields = (values: Readonly<Record<string, unknown>>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, initialValue: value }]))

test('a new document gives its form what the server computed, and nothing where its user has written on', () => {
  const sent = fields({ title: 'Snow', slug: undefined, key: undefined, lead: 'First', image: 7 })
  const now = { ...sent, ...fields({ key: 'mine', lead: 'First flake' }) }
  const document = { id: 3, title: 'Snow', slug: 'snow', key: 'snow', lead: 'First', image: 7, text: {} }
  expect(computedValues(document, sent, now)).toEqual({
    slug: { value: 'snow', initialValue: 'snow', passesCondition: true },
  })
})

test('the response to a saved form has no values that the form sent itself', () => {
  const sent = fields({ image: null, slug: '', text: { root: [1] }, title: 'Snow' })
  const received: FormState = {
    ...fields({ image: null, slug: 'snow', text: { root: [1] }, title: 'Snow' }),
    'rows.0.id': { value: 'a', addedByServer: true },
    title: { value: 'Snow', initialValue: 'Snow', valid: false, errorMessage: 'taken' },
  }
  expect(withoutEcho(sent, received)).toEqual({
    image: {},
    slug: { value: 'snow', initialValue: 'snow' },
    text: {},
    'rows.0.id': { value: 'a', addedByServer: true },
    title: { valid: false, errorMessage: 'taken' },
  })
})

test('a new document is begun with a site and any text, picture or row, but not by a choice that the form made', () => {
  const fields = { site: { value: 'fr' }, type: { value: 'a', initialValue: 'a' }, active: { value: true } }
  expect(isBegun(fields)).toBe(false)
  expect(isBegun({ ...fields, lead: { value: ' ' }, text: { value: { root: { children: [] } } } })).toBe(
    false,
  )
  expect(isBegun({ lead: { value: 'Neige' } })).toBe(false)
  expect(isBegun({ ...fields, lead: { value: 'Neige' } })).toBe(true)
  expect(isBegun({ ...fields, image: { value: 7, initialValue: null } })).toBe(true)
  expect(isBegun({ ...fields, text: { value: { root: { children: [{ text: 'Neige' }] } } } })).toBe(true)
})

test('a list that somebody else has saved replaces all rows of the form', () => {
  const now = fields({ rows: 2, 'rows.0.name': 'A', 'rows.1.name': 'B', rowsTitle: 'Mine' })
  const taken = fields({ rows: 1, 'rows.0.name': 'C', rowsTitle: 'Theirs' })
  expect(withFields(now, taken, ['rows'])).toEqual(fields({ rowsTitle: 'Mine', rows: 1, 'rows.0.name': 'C' }))
})

test('a field that is being written is left to its user', () => {
  const now: FormState = { lead: { value: 'A' }, 'seo.title': { value: 'B', isModified: true } }
  expect(notWritten(now, ['lead', 'seo.title', 'seo'])).toEqual(['lead'])
})
