import { describe, expect, test } from 'vitest'
import { cutAt, eveningFrom, isInView, partOfDay, readView, viewFrom } from './time-of-day.ts'

describe('a part of the evening', () => {
  test.each([
    ['soon', 'soon'],
    ['late', 'late'],
    ['all', 'all'],
    ['from-1940', 'from-1940'],
    ['from-2460', null],
    ['from-19401', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (text, view) => expect(readView(text)).toBe(view))

  const starts = ['17:00', '18:30', '19:00', '20:59', '21:00'].map((time) => `2026-11-20T${time}`)
  const night = '2026-11-21T00:15'
  const within = (view: ReturnType<typeof readView>, from: string | null = null) =>
    [...starts, night]
      .filter((start) => isInView(start, view, { date: '2026-11-20', soon: '2026-11-20T18:30', from }))
      .map((start) => start.slice(11))

  test('has the times of its window', () => {
    expect(within('soon')).toEqual(['17:00', '18:30'])
    expect(within('early')).toEqual(['17:00', '18:30'])
    expect(within(viewFrom('20:59'))).toEqual(['20:59', '21:00', '00:15'])
    expect(within(null)).toHaveLength(6)
    expect([within(null, starts[2]), within('all', starts[2])]).toEqual([
      ['19:00', '20:59', '21:00', '00:15'],
      within(null),
    ])
  })

  test('counts the times after midnight as late', () => expect(within('late')).toEqual(['21:00', '00:15']))
})

test.each([
  ['05:00', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['00:15', 'evening'],
])('%s is in the %s', (time, part) => expect(partOfDay(`2026-11-20T${time}`)).toBe(part))

describe('the list of an evening', () => {
  const date = '2026-11-20'
  const from = (now: string, ...starts: readonly string[]) =>
    eveningFrom(
      starts.map((start) => `${date}T${start}`),
      date,
      now,
    )

  test('begins at six in the afternoon where it has showtimes before and after', () => {
    expect(from(`${date}T15:00`, '16:00', '18:00')).toBe(`${date}T18:00`)
    expect(from(`${date}T15:00`, '16:00', '17:59')).toBeNull()
    expect(from(`${date}T15:00`, '18:00', '20:00')).toBeNull()
  })

  test('begins at once in the evening, and on another day', () => {
    expect(from(`${date}T17:00`, '17:15', '20:00')).toBeNull()
    expect(from('2026-11-19T15:00', '16:00', '20:00')).toBeNull()
  })
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
