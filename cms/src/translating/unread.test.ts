import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import { unreadAfter } from './unread.ts'

const fields = flattenAllFields({
  fields: [
    { name: 'prices', type: 'array', fields: [{ name: 'label', type: 'text', localized: true }] },
    { name: 'amount', type: 'number' },
  ],
})
const rows = (...labels: readonly (readonly [id: string, label: string])[]) => ({
  prices: labels.map(([id, label]) => ({ id, label })),
})
const written = (before: object, after: object, query = {}) =>
  ({ language: 'de', fields, before: { ...before }, after: { ...after }, query }) as const

test('the text of a row is unread by the id of the row, and no longer once the row is gone', () => {
  const first = rows(['a', 'Kinder'], ['b', ''])
  const second = rows(['b', 'ERWACHSENE'], ['a', 'Kinder'])
  const marked = unreadAfter({}, written(first, second, { suggested: 'true' }))
  expect(marked).toEqual({ de: ['prices.@b.label'] })
  expect(unreadAfter(marked, written(second, rows(['a', 'Jugend'], ['b', 'ERWACHSENE'])))).toEqual(marked)
  expect(unreadAfter(marked, written(second, rows(['b', 'Erwachsene'])))).toEqual({})
  expect(unreadAfter(marked, written(second, rows(['a', 'Kinder'])))).toEqual({})
})

test('texts of other languages stay as they are', () => {
  const unread = { en: ['title'], de: ['prices.@a.label'] }
  const now = rows(['a', 'Kinder'])
  expect(unreadAfter(unread, written(now, now, { read: 'prices.@a.label' }))).toEqual({ en: ['title'] })
})
