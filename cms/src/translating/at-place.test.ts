import { expect, test } from 'vitest'
import { fieldWith, valueAtPlace } from './at-place.ts'

const prices = [
  { id: 'a', label: 'Plein tarif', amount: 12 },
  { id: 'b', label: 'Enfants', amount: 8 },
]
const document = { title: 'Neige', seo: { title: 'Neige', description: 'Flocons' }, prices }

test('a text in a row is found and changed by the id of its row, whatever the order', () => {
  const turned = { ...document, prices: prices.toReversed() }
  expect(valueAtPlace(turned, 'prices.@b.label')).toBe('Enfants')
  expect(fieldWith(turned, 'prices.@b.label', 'Moins de 14 ans')).toEqual({
    prices: [{ id: 'b', label: 'Moins de 14 ans', amount: 8 }, prices[0]],
  })
  expect(valueAtPlace(turned, 'prices.@gone.label')).toBeUndefined()
})

test('a text in a group leaves its siblings, and a plain one every other field', () => {
  expect(fieldWith(document, 'seo.title', 'Gel')).toEqual({ seo: { title: 'Gel', description: 'Flocons' } })
  expect(fieldWith(document, 'title', 'Gel')).toEqual({ title: 'Gel' })
})
