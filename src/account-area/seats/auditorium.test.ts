import { describe, expect, test } from 'vitest'
import { aisles, auditoriumRows, bestSeats, soldElsewhere } from './auditorium.ts'

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
