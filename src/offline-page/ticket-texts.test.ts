import { expect, it } from 'vitest'
import { ticketFacts, ticketsAfter } from './ticket-texts.ts'

const ticket = {
  title: 'Dune',
  cinema: 'Rex',
  startsAt: '2026-11-27T20:30',
  version: 'VOST',
  auditorium: '3',
  seats: 2,
}
const texts = { seat: '% place', seats: '% places', auditorium: 'Salle' }

it('describes a ticket by the clock of the cinema', () => {
  expect(ticketFacts(ticket, texts, 'fr')).toBe('ven. 27 nov., 20:30 · Rex · VOST · Salle 3 · 2 places')
  expect(ticketFacts({ ...ticket, version: null, auditorium: null, seats: 1 }, texts, 'fr')).toBe(
    'ven. 27 nov., 20:30 · Rex · 1 place',
  )
})

it('lists tickets that are ahead, whatever is stored', () => {
  const past = { ...ticket, startsAt: '2026-11-26T20:30' }
  expect(ticketsAfter([past, ticket, null, 'x'], '2026-11-27T10:00')).toEqual([ticket])
  expect(ticketsAfter(undefined, '2026-11-27T10:00')).toEqual([])
})
