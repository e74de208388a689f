import { expect, test } from 'vitest'
import { nestedPrices } from './nested-prices.ts'

const price = (label: string, child = false) => ({ label, amount: '1 €', term: null, child })

test('nests children under the parent before them', () => {
  const rows = nestedPrices([price('3D'), price('Lunettes', true), price('Duo')])
  expect(rows.map(({ label, children }) => [label, children?.map((row) => row.label)])).toEqual([
    ['3D', ['Lunettes']],
    ['Duo', []],
  ])
})

test('retains a child without a parent', () => {
  expect(nestedPrices([price('Lunettes', true)])).toHaveLength(1)
})
