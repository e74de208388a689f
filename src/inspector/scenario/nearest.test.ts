import { expect, test } from 'vitest'
import { formatUnknown, nearestNames } from './nearest.ts'

const known = ['chat.check', 'category.showAll', 'page.navigate']

test.each([
  ['chat.chek', 'chat.check'],
  ['chat.cehck', 'chat.check'],
  ['Category.ShowAll', 'category.showAll'],
  ['navigate', 'page.navigate'],
])('%s may stand for %s', (name, nearest) => {
  expect(nearestNames(name, known)[0]).toBe(nearest)
})

test('finds nothing near a name unlike all others, and nothing for an empty one', () => {
  expect(nearestNames('popcorn', known)).toEqual([])
  expect(nearestNames('', known)).toEqual([])
})

test('lists the nearest names, or all where none is near', () => {
  expect(formatUnknown('event', 'chat.chek', known)).toBe('Unknown event: chat.chek. Nearest: chat.check')
  expect(formatUnknown('machine', 'popcorn', ['faq', 'chat'])).toBe(
    'Unknown machine: popcorn. There are: faq, chat',
  )
})
