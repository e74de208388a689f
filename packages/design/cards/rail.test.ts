import { expect, test } from 'vitest'
import { railEnds, railPage } from './rail.tsx'

test('detects both ends of a rail', () => {
  expect(railEnds({ scrollLeft: 0, clientWidth: 900, scrollWidth: 2000 })).toEqual({
    atStart: true,
    atEnd: false,
  })
  expect(railEnds({ scrollLeft: 1099, clientWidth: 900, scrollWidth: 2000 })).toEqual({
    atStart: false,
    atEnd: true,
  })
  expect(railEnds({ scrollLeft: -600, clientWidth: 900, scrollWidth: 2000 })).toEqual({
    atStart: false,
    atEnd: false,
  })
  expect(railEnds({ scrollLeft: 0, clientWidth: 900, scrollWidth: 900 })).toEqual({
    atStart: true,
    atEnd: true,
  })
})

test('scrolls so that one card stays in view', () => {
  expect(railPage(900, 200)).toBe(700)
  expect(railPage(300, 280)).toBe(280)
})
