import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { withoutEcho } from './form-state.ts'

const fields = (values: Readonly<Record<string, unknown>>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, initialValue: value }]))

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
