import { expect, test } from 'vitest'
import { readSelection, showtimeToken } from './season-selection.ts'

const tosca = { show: 'tosca', cinema: 'le-rex-2', time: '2026-11-23T19:30' }

test('a showtime token has show, cinema and wall clock, and round-trips', () => {
  expect(showtimeToken(tosca)).toBe('tosca~le-rex-2~2026-11-23T19:30')
  expect(readSelection(`${showtimeToken(tosca)}, ${showtimeToken({ ...tosca, show: 'carmen' })}`)).toEqual([
    tosca,
    { ...tosca, show: 'carmen' },
  ])
})

test.each([
  undefined,
  '',
  ',',
  'tosca',
  'tosca~rex',
  'tosca~rex~today',
  'TOSCA~rex~2026-11-23T19:30',
  'a~b~2026-11-23T19:30:00',
  '<x>~b~2026-11-23T19:30',
])('%s is not a showtime', (text) => expect(readSelection(text)).toEqual([]))

test('drops duplicates and limits the selection', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    showtimeToken({ ...tosca, show: `show-${index % 30}` }),
  )
  expect(readSelection(many.join(','))).toHaveLength(20)
})
