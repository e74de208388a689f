import { expect, test } from 'vitest'
import type { Booking } from '../../services/accounts/booking-types.ts'
import { groupBookings } from './booking-groups.ts'

const booking = (id: string, startsAt: string, cancelledAt: string | null = null): Booking => ({
  id,
  show: 'heron',
  showTitle: 'Le Héron',
  cinema: 'rex',
  cinemaName: 'Rex',
  startsAt,
  version: 'vf',
  auditorium: '7',
  seats: 2,
  createdAt: '2026-11-01T10:00:00Z',
  cancelledAt,
})
const ids = (list: readonly Booking[]) => list.map(({ id }) => id)

test('sorts upcoming bookings forwards and past ones backwards, and separates cancelled ones', () => {
  const all = [
    booking('tonight', '2026-11-20T20:30'),
    booking('yesterday', '2026-11-19T20:30'),
    booking('next week', '2026-11-27T20:30'),
    booking('last week', '2026-11-13T20:30'),
    booking('called off', '2026-11-28T20:30', '2026-11-02T10:00:00Z'),
  ]
  const { upcoming, past, cancelled } = groupBookings(all, '2026-11-20T12:00')
  expect([ids(upcoming), ids(past), ids(cancelled)]).toEqual([
    ['tonight', 'next week'],
    ['yesterday', 'last week'],
    ['called off'],
  ])
})

test('a showtime that starts this minute is past', () => {
  const { upcoming, past } = groupBookings([booking('now', '2026-11-20T20:30')], '2026-11-20T20:30')
  expect([ids(upcoming), ids(past)]).toEqual([[], ['now']])
})
