import { describe, expect, it, test } from 'vitest'
import { filmPairs, type PairableTime } from './film-pairs.ts'

const at = (clock: string) => `2026-11-${clock < '06' ? '21' : '20'}T${clock}`

/** `heron 18:00-20:00`; films rank in order of their first showtime. */
function times(...texts: readonly string[]): readonly PairableTime[] {
  const films = [...new Set(texts.map((text) => text.split(' ')[0]))]
  return texts.map((text) => {
    const [film = '', clocks = ''] = text.split(' ')
    const [start = '', end = ''] = clocks.split('-')
    return { film, rank: films.indexOf(film), start: at(start), end: at(end) }
  })
}

const rules = { shown: 12, shortest: 10, longest: 60 }
const pairs = (day: readonly PairableTime[], more: Partial<Parameters<typeof filmPairs>[1]> = {}) =>
  filmPairs(day, { ...rules, ...more }).map(
    ({ first, second, break: minutes }) =>
      `${first.film} ${first.start.slice(11)}, ${minutes}, ${second.film} ${second.start.slice(11)}`,
  )

describe('pairs of films', () => {
  test.each([
    ['20:09', []],
    ['20:10', ['heron 18:00, 10, kite 20:10']],
    ['21:00', ['heron 18:00, 60, kite 21:00']],
    ['21:01', []],
  ])('a second film at %s makes %j', (start, expected) =>
    expect(pairs(times('heron 18:00-20:00', `kite ${start}-23:00`))).toEqual(expected),
  )

  it('does not pair a film with itself', () =>
    expect(pairs(times('heron 18:00-20:00', 'heron 20:20-22:20'))).toEqual([]))

  it('counts the break across midnight', () =>
    expect(pairs(times('heron 21:30-23:50', 'kite 00:15-02:00'))).toEqual(['heron 21:30, 25, kite 00:15']))

  it('prefers the shorter break', () =>
    expect(pairs(times('heron 18:00-20:00', 'kite 20:45-22:00', 'moth 20:15-22:00'), { shown: 1 })).toEqual([
      'heron 18:00, 15, moth 20:15',
    ]))

  it('prefers the popular film for breaks that hardly differ', () =>
    expect(pairs(times('heron 18:00-20:00', 'kite 20:18-22:00', 'moth 20:12-22:00'), { shown: 1 })).toEqual([
      'heron 18:00, 18, kite 20:18',
    ]))

  it('uses a showtime once in each position, and lists two films once', () => {
    const day = times(
      'heron 14:00-16:00',
      'kite 14:00-16:00',
      'moth 16:20-18:20',
      'heron 18:40-20:40',
      'kite 20:55-22:55',
      'moth 20:50-22:50',
    )
    expect(pairs(day)).toEqual([
      'kite 14:00, 20, moth 16:20',
      'moth 16:20, 20, heron 18:40',
      'heron 18:40, 15, kite 20:55',
    ])
  })

  it('lists a film three times at most, but all pairs of one film, before and after it', () => {
    const day = times(
      ...['10:00-11:00', '13:00-14:00', '16:00-17:00', '19:00-20:00'].map((clocks) => `heron ${clocks}`),
      'a 11:20-12:30',
      'b 14:20-15:30',
      'c 17:20-18:30',
      'd 20:20-21:30',
      'a 21:45-23:00',
    )
    expect(pairs(day).filter((text) => text.includes('heron'))).toHaveLength(3)
    const found = pairs(day, { film: 'heron' })
    expect(found).toContain('a 11:20, 30, heron 13:00')
    expect(found.length).toBeGreaterThan(3)
    expect(found.every((text) => text.includes('heron'))).toBe(true)
    expect(pairs(day, { film: 'kite' })).toEqual([])
  })

  it('leaves room for the evening if the afternoon has many, and lists them by time', () => {
    const afternoon = Array.from({ length: 6 }, (_, index) => [
      `a${index} 14:0${index}-16:00`,
      `b${index} 16:1${index}-18:00`,
    ]).flat()
    const day = times(...afternoon, 'heron 19:00-21:00', 'kite 21:50-23:50')
    const found = pairs(day, { shown: 3 })
    expect(found).toHaveLength(3)
    expect(found.at(-1)).toBe('heron 19:00, 50, kite 21:50')
    expect(found).toEqual(
      found.toSorted((a, b) => (a.split(' ')[1] ?? '').localeCompare(b.split(' ')[1] ?? '')),
    )
  })

  it('has dinner in the evening only', () => {
    const dinner = { shortest: 75, longest: 150, from: '17:30', until: '21:00' }
    const day = times('a 10:00-12:00', 'b 13:30-15:30', 'c 16:00-18:00', 'd 19:30-21:30', 'e 23:00-23:59')
    expect(pairs(day, dinner)).toEqual(['c 16:00, 90, d 19:30'])
  })
})
