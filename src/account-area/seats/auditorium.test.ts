import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accompaniedSeats,
  aisles,
  auditoriumRows,
  bestSeats,
  isAccompanied,
  type Seat,
  soldElsewhere,
} from './auditorium.ts'

const rowsOf = (capacity: number) => auditoriumRows(capacity) ?? []
const seatsOf = (capacity: number) => rowsOf(capacity).flatMap(({ seats }) => seats)

describe('the plan of an auditorium', () => {
  test.each([1, 7, 40, 108, 212, 273, 414, 624])(
    'with %i seats has each once, in at most 26 rows',
    (capacity) => {
      const ids = seatsOf(capacity).map(({ id }) => id)
      expect([ids.length, new Set(ids).size]).toEqual([capacity, capacity])
      expect(rowsOf(capacity).length).toBeLessThanOrEqual(26)
    },
  )

  test.each([null, 0, -3, 10.5, 625, 20_000])('with %s seats does not exist', (capacity) => {
    expect(auditoriumRows(capacity)).toBeNull()
  })

  test('has wheelchair spaces at the ends of the last row', () => {
    const spaces = seatsOf(273).filter(({ wheelchair }) => wheelchair)
    expect(spaces.map(({ id }) => id)).toEqual(['R1', 'R2', 'R15', 'R16'])
  })
})

describe('the aisles of an auditorium', () => {
  test.each([
    [7, []],
    [80, [5]],
    [212, [4, 12]],
  ])('with %i seats lead past column %j', (capacity, columns) => {
    expect(aisles(rowsOf(capacity))).toEqual(columns)
  })

  test('meet a short first row in its middle', () => {
    const [first, second] = rowsOf(212)
    const seats = [first?.seats.length, second?.seats.length]
    expect([first?.before, second?.before, seats]).toEqual([6, 0, [4, 16]])
  })
})

describe('seats sold elsewhere', () => {
  test('are the same for each request, and others for another showtime', () => {
    const sold = (showtime: string) => [...soldElsewhere(rowsOf(212), showtime, false)]
    expect(sold('a')).toEqual(sold('a'))
    expect(sold('a')).not.toEqual(sold('b'))
    expect(sold('a').length).toBeLessThan(130)
  })

  test('leave few seats if few are left', () => {
    const left = 212 - soldElsewhere(rowsOf(212), 'a', true).size
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(8)
  })
})

describe('the best seats', () => {
  test('are side by side in the middle, behind the centre', () => {
    expect(bestSeats(rowsOf(212), new Set(), 3)).toEqual(['I7', 'I8', 'I9'])
  })

  test('avoid taken seats and wheelchair spaces', () => {
    const rows = rowsOf(40)
    const taken = new Set(rows.flatMap(({ seats }) => seats.map(({ id }) => id)).filter((id) => id > 'B'))
    expect(bestSeats(rows, taken, 2)).toEqual(['A4', 'A5'])
    const last = rows.at(-1)?.seats ?? []
    const others = new Set(rows.slice(0, -1).flatMap(({ seats }) => seats.map(({ id }) => id)))
    expect(bestSeats(rows, others, 10)).toHaveLength(last.filter(({ wheelchair }) => !wheelchair).length)
  })

  test('are apart if there are no neighbours', () => {
    const rows = rowsOf(8)
    expect(bestSeats(rows, new Set(['A2', 'A4', 'A6']), 3)).toHaveLength(3)
  })
})

describe('a wheelchair place with its companion', () => {
  test('is a place at the end of the last row, and the seats beside it', () => {
    expect(accompaniedSeats(rowsOf(212), new Set(), 2)).toEqual(['N2', 'N3'])
    expect(accompaniedSeats(rowsOf(212), new Set(), 4)).toEqual(['N2', 'N3', 'N4', 'M3'])
    expect(accompaniedSeats(rowsOf(212), new Set(['N3']), 1)).toEqual(['N15'])
  })

  test('is one if it has a seat beside it, or comes alone', () => {
    const isPair = (...places: string[]) => isAccompanied(rowsOf(212), places)
    expect([isPair('N2', 'N3'), isPair('N1'), isPair('N1', 'N3'), isPair('N3', 'N4')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('is left for later orders while there are other seats', () => {
    const rows = rowsOf(40)
    const others = new Set(rows.slice(0, -1).flatMap(({ seats }) => seats.map(({ id }) => id)))
    expect(bestSeats(rows, others, 4)).not.toContain('E2')
  })

  test('in 10,000 auditoriums is never apart, never sold twice, and found while there is one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 624 }),
        fc.integer({ min: 0, max: 100 }),
        fc.nat(),
        (capacity, percent, seed) => {
          const rows = rowsOf(capacity)
          const seats = rows.flatMap(({ seats: inRow }) => inRow)
          let state = seed
          // A linear congruential generator.
          const draw = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % 100
          const taken = new Set(seats.flatMap(({ id }) => (draw() < percent ? [id] : [])))
          const places = seats.filter(({ wheelchair }) => wheelchair)
          const passages = aisles(rows)
          const before = rows.at(-1)?.before ?? 0
          const isBeside = (a: Seat, b: Seat) =>
            Math.abs(a.number - b.number) === 1 &&
            a.row === b.row &&
            !passages.includes(before + Math.min(a.number, b.number))
          const isFree = ({ id }: Seat) => !taken.has(id)
          for (;;) {
            const exists = places.some(
              (place) => isFree(place) && seats.some((seat) => isFree(seat) && isBeside(place, seat)),
            )
            const sold = accompaniedSeats(rows, taken, 2)
            if (sold === null) return !exists
            const [place, companion] = sold.map((id) => seats.find((seat) => seat.id === id))
            if (!place?.wheelchair || !companion || !isBeside(place, companion)) return false
            if (!isFree(place) || !isFree(companion) || !isAccompanied(rows, sold)) return false
            for (const id of sold) taken.add(id)
          }
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
