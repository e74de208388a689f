import { expect, test } from 'vitest'
import type { Bookings } from './booking-types.ts'
import { countOrders } from './order-counts.ts'

test('counts an order that fails apart from one that is refused', async () => {
  const outcomes = ['booked', 'seatsTaken', 'booked']
  const order = async () => {
    const kind = outcomes.shift()
    if (kind === undefined) throw new Error('The database is away')
    return { kind } as never
  }
  const { orders, figures } = countOrders({ book: order, bookAsGuest: order } satisfies Pick<
    Bookings,
    'book' | 'bookAsGuest'
  >)
  await orders.book(...([] as unknown as Parameters<Bookings['book']>))
  for (let made = 0; made < 2; made += 1)
    await orders.bookAsGuest(...([] as unknown as Parameters<Bookings['bookAsGuest']>))
  await expect(orders.book(...([] as unknown as Parameters<Bookings['book']>))).rejects.toThrow('away')
  expect(Object.fromEntries(figures())).toEqual({ completed: 2, refused: 1, failed: 1 })
})
