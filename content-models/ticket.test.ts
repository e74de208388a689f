import { expect, it } from 'vitest'
import { toTickets, wireTickets } from './ticket.ts'

it('reads bookings, and drops one without a time', () => {
  const booking = {
    showTitle: 'Dune',
    cinemaName: 'Rex',
    startsAt: '2026-11-20T20:30',
    version: 'VOST',
    auditorium: null,
    seats: 2,
  }
  const tickets = toTickets(
    wireTickets.parse([booking, { ...booking, startsAt: '' }, { ...booking, seats: null }]),
  )
  expect(tickets).toMatchObject([
    { title: 'Dune', cinema: 'Rex', startsAt: '2026-11-20T20:30', seats: 2 },
    { seats: 1 },
  ])
})
