import type { Ticket } from '#models/ticket.ts'

export interface TicketTexts {
  /** A text with `%` for the number. */
  readonly seat: string
  readonly seats: string
  readonly auditorium: string
}

/** `ven. 27 nov., 20:30 · Rex · VOST · Salle 3 · 2 places` */
export function ticketFacts(
  { startsAt, cinema, version, auditorium, seats }: Ticket,
  texts: TicketTexts,
  locale: string,
): string {
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(Date.parse(`${startsAt.slice(0, 16)}Z`))
  const count = (seats === 1 ? texts.seat : texts.seats).replace('%', String(seats))
  const room = auditorium && `${texts.auditorium} ${auditorium}`
  return [when, cinema, version, room, count].filter((fact) => fact).join(' · ')
}

const isTicket = (value: unknown): value is Ticket =>
  typeof value === 'object' && value !== null && 'startsAt' in value && typeof value.startsAt === 'string'

/** Tickets whose showtime starts after `wall`, a local date-time of the site. */
export const ticketsAfter = (stored: unknown, wall: string): readonly Ticket[] =>
  (Array.isArray(stored) ? stored : []).filter(isTicket).filter(({ startsAt }) => startsAt > wall)
