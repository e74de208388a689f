import { expect, test } from 'vitest'
import { titleFrom } from './enqueue-delivery.ts'

test('a title is in the first language of its site that has one', () => {
  const title = { en: 'The night', fr: 'La nuit', de: '' }
  expect([titleFrom(title, 'fr'), titleFrom(title, 'ch')]).toEqual(['La nuit', 'The night'])
  expect([titleFrom({ en: '', fr: 'La nuit' }, 'ch'), titleFrom({ nl: 'De nacht' }, 'fr')]).toEqual([
    'La nuit',
    'De nacht',
  ])
  expect([titleFrom('One text', null), titleFrom('', 'fr'), titleFrom(null, 'fr')]).toEqual([
    'One text',
    undefined,
    undefined,
  ])
})
