import { z } from 'zod'
import { number, requiredText, responseList, text } from './wire.ts'

const wireTicket = z
  .object({
    showTitle: requiredText,
    cinemaName: requiredText,
    startsAt: requiredText,
    version: text,
    auditorium: text,
    seats: number,
  })
  .meta({ id: 'Ticket' })

/** `accounts/me/bookings`: those ahead, the soonest first. */
export const wireTickets = responseList(wireTicket)

export type WireTicket = z.input<typeof wireTicket>

export interface Ticket {
  readonly title: string
  readonly cinema: string
  /** Local date-time of the site, `2026-11-20T20:30`. */
  readonly startsAt: string
  readonly version: string | null
  readonly auditorium: string | null
  readonly seats: number
}

export const toTickets = (wire: z.output<typeof wireTickets>): readonly Ticket[] =>
  wire.map(({ showTitle: title, cinemaName: cinema, seats, ...rest }) => ({
    ...rest,
    title,
    cinema,
    seats: seats ?? 1,
  }))
