import { expect, test } from 'vitest'
import { selectionQuery } from './season-address.ts'

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
