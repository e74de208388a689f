import { describe, expect, test } from 'vitest'
import { cutAt, isInView, readView, viewFrom } from './time-window.ts'

describe('a part of the evening', () => {
  test.each([
    ['soon', 'soon'],
    ['late', 'late'],
    ['from-1940', 'from-1940'],
    ['from-2460', null],
    ['from-19401', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (text, view) => expect(readView(text)).toBe(view))

  const starts = ['17:00', '18:30', '19:00', '20:59', '21:00'].map((time) => `2026-11-20T${time}`)
  const night = '2026-11-21T00:15'
  const within = (view: ReturnType<typeof readView>) =>
    [...starts, night]
      .filter((start) => isInView(start, view, { date: '2026-11-20', soon: '2026-11-20T18:30' }))
      .map((start) => start.slice(11))

  test('has the times of its window', () => {
    expect(within('soon')).toEqual(['17:00', '18:30'])
    expect(within('early')).toEqual(['17:00', '18:30'])
    expect(within(viewFrom('20:59'))).toEqual(['20:59', '21:00', '00:15'])
    expect(within(null)).toHaveLength(6)
  })

  test('counts the times after midnight as late', () => expect(within('late')).toEqual(['21:00', '00:15']))
})

describe('a long list', () => {
  test('is cut before a time that does not fit in whole', () => {
    expect(cutAt(['a', 'b', 'b', 'c'], 2)).toEqual({ shown: 1, next: 'b' })
    expect(cutAt(['a', 'b', 'c'], 2)).toEqual({ shown: 2, next: 'c' })
    expect(cutAt(['a', 'b'], 2)).toEqual({ shown: 2, next: null })
  })
  test('shows all of a first time that is too long by itself', () => {
    expect(cutAt(['a', 'a', 'a', 'b'], 2)).toEqual({ shown: 3, next: 'b' })
    expect(cutAt(['a', 'a', 'a'], 2)).toEqual({ shown: 3, next: null })
  })
})
