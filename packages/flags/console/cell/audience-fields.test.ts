import { expect, test } from 'vitest'
import { reachOf } from './audience-fields.tsx'

test('a share reaches those who do not agree as well where the default is on', () => {
  expect(reachOf('25', true)).toEqual({ share: 25, all: 62.5 })
  expect(reachOf('25', false)).toEqual({ share: 25, all: 12.5 })
})

test('without a share of some visitors the example is half of them', () => {
  for (const typed of ['100', '0', '', 'all']) expect(reachOf(typed, true)).toEqual({ share: 50, all: 75 })
})
