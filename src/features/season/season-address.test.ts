import { expect, test } from 'vitest'
import { selectionQuery, toggled } from './season-address.ts'

const tosca = 'tosca~rex~2026-11-23T19:30'

test('appends the selected showtimes unescaped after the other parameters', () => {
  expect(selectionQuery('?cinema=rex&showtimes=old', [tosca, 'b~rex~2026-11-24T20:00'])).toBe(
    `?cinema=rex&showtimes=${tosca},b~rex~2026-11-24T20:00`,
  )
  expect(selectionQuery('', [tosca])).toBe(`?showtimes=${tosca}`)
})

test('omits the parameter without a selection', () => {
  expect(selectionQuery(`?showtimes=${tosca}`, [])).toBe('')
  expect(selectionQuery(`?showtimes=${tosca}&cinema=rex`, [])).toBe('?cinema=rex')
})

test('a press adds a showtime, in the place of the one of its day, or removes it', () => {
  const [a, b, c] = ['a~rex~2026-11-23T19:30', 'b~rex~2026-11-24T19:30', 'c~rex~2026-11-23T21:00']
  expect(toggled([], a)).toBe(a)
  expect(toggled([a], b)).toBe(`${a},${b}`)
  expect(toggled([a, b], c)).toBe(`${b},${c}`)
  expect(toggled([a, b], a)).toBe(b)
  expect(toggled([a], a)).toBe('')
})
