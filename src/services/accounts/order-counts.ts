import type { Bookings } from './booking-types.ts'

type Orders = Pick<Bookings, 'book' | 'bookAsGuest'>

/** Orders by outcome: `completed`, `refused` for a reason that the orderer can see, or `failed`. */
export function countOrders({ book, bookAsGuest }: Orders): {
  readonly orders: Orders
  readonly figures: () => ReadonlyMap<string, number>
} {
  // Prometheus sees no increase in a series whose first value is 1.
  const counts = new Map(['completed', 'refused', 'failed'].map((outcome) => [outcome, 0]))
  const count = (outcome: string) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1)

  const counted =
    <Values extends readonly unknown[], Outcome extends { readonly kind: string }>(
      order: (...values: Values) => Promise<Outcome>,
    ) =>
    async (...values: Values): Promise<Outcome> => {
      try {
        const outcome = await order(...values)
        count(outcome.kind === 'booked' ? 'completed' : 'refused')
        return outcome
      } catch (error) {
        count('failed')
        throw error
      }
    }
  return { orders: { book: counted(book), bookAsGuest: counted(bookAsGuest) }, figures: () => counts }
}
