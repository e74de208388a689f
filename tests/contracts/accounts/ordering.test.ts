import { expect, test } from 'vitest'
import type { NewBooking } from '../../../src/services/accounts/booking-types.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, booking, requester, visited } from './set-up-accounts.ts'

const order = '0d0c5f6e-6c1c-4f0e-9f43-0f1f5b8a7c11'
const guest = 'guest@cinema.example'
const showtime = { cinema: booking.cinema, auditorium: booking.auditorium, startsAt: booking.startsAt }

describeOnEngines('orders', { dialect: true }, (engine) => {
  let id: string
  let charles: string
  const stage = accountsOfEachTest(engine, async (opened) => {
    id = (await opened.confirmedClient()).account.id
    charles = (await opened.confirmedClient({ email: 'charles@cinema.example' })).account.id
  })
  const book = (change: Partial<NewBooking>, form = order) =>
    stage.accounts.bookings.book(visited, id, { ...booking, ...change }, form)
  const bookAsGuest = (change: Partial<NewBooking>) =>
    stage.accounts.bookings.bookAsGuest(visited, guest, { ...booking, ...change }, order, requester)

  test('the same form is one booking with one mail, at once, at another process and a day later', async () => {
    const { accounts } = stage
    const other = stage.another()
    const first = await Promise.all(
      [accounts, other, accounts, other].map((each) => each.bookings.book(visited, id, booking, order)),
    )
    stage.pass(24 * 60)
    const later = await stage.another().bookings.book(visited, id, booking, order)
    expect(new Set([...first, later].map((each) => each.kind === 'booked' && each.booking.id)).size).toBe(1)
    expect(await accounts.bookings.list('tn', id)).toHaveLength(1)
    expect((await stage.mailed('booked')).count).toBe(1)
  })

  test('another form, other seats and another client are other orders', async () => {
    await book({})
    await book({}, `${order}-2`)
    await book({ seats: 5 })
    await stage.accounts.bookings.book(visited, charles, booking, order)
    expect(await stage.accounts.bookings.list('tn', id)).toHaveLength(3)
    expect(await stage.accounts.bookings.list('tn', charles)).toHaveLength(1)
  })

  test('of two orders of one seat at once, one is booked and the other names the seat', async () => {
    const outcomes = await Promise.all([
      book({ seats: 3, places: ['F5', 'F6', 'F7'] }),
      stage
        .another()
        .bookings.book(visited, charles, { ...booking, seats: 3, places: ['F9', 'F8', 'F7'] }, order),
      bookAsGuest({ places: ['F7', 'A1'] }),
    ])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['booked', 'seatsTaken', 'seatsTaken'])
    for (const outcome of outcomes) if (outcome.kind === 'seatsTaken') expect(outcome.places).toEqual(['F7'])
    const won = outcomes.find((outcome) => outcome.kind === 'booked')
    const places = won?.kind === 'booked' ? won.booking.places : []
    expect([...(await stage.accounts.bookings.bookedSeats('tn', showtime))].sort()).toEqual(
      [...(places ?? [])].sort(),
    )
    expect((await stage.mailed('booked')).count).toBe(1)
  })

  test('several showtimes are one order: booked once with a mail each, all or none', async () => {
    const { accounts } = stage
    const at = (time: string, ...places: string[]) => ({ ...booking, startsAt: `2026-11-27T${time}`, places })
    const made = await accounts.bookings.book(
      visited,
      id,
      [at('18:00', 'F7', 'F8'), at('20:30', 'F7', 'F8')],
      order,
    )
    const again = [at('18:00', 'A1', 'A2'), at('20:30', 'A1', 'A2')] as const
    expect(await accounts.bookings.book(visited, id, again, order)).toEqual(made)
    expect(await accounts.bookings.list('tn', id)).toHaveLength(2)
    expect((await stage.mailed('booked')).count).toBe(2)

    const asGuest = (...ordered: [NewBooking, ...NewBooking[]]) =>
      accounts.bookings.bookAsGuest(visited, guest, ordered, `${order}-2`, requester)
    const third = at('23:00', 'F7', 'F8')
    expect(await asGuest(third, at('20:30', 'F7', 'F8'))).toEqual({
      kind: 'seatsTaken',
      places: ['F7', 'F8'],
    })
    expect(await asGuest(third, at('20:30', 'A1', 'A2'))).toMatchObject({ kind: 'booked' })
    expect((await stage.mailed('booked')).count).toBe(4)
  })

  test('the rest of a refused order is free, also for the same form', async () => {
    await bookAsGuest({ places: ['F7', 'F8'] })
    const places = ['F9', 'F10']
    expect(await book({ places: ['F8', 'F9'] })).toEqual({ kind: 'seatsTaken', places: ['F8'] })
    expect(await book({ places })).toMatchObject({ kind: 'booked', booking: { places } })
    expect((await book({ places: ['F8', 'F9'], auditorium: '5' })).kind).toBe('booked')
  })

  test('seats are free again after a cancellation and after the deletion of the account', async () => {
    const { accounts } = stage
    const one = await book({ places: ['A1', 'A2'] }, '1')
    await book({ places: ['B1', 'B2'] }, '2')
    if (one.kind === 'booked') await accounts.bookings.cancel(visited, id, one.booking.id)
    expect([...(await accounts.bookings.bookedSeats('tn', showtime))].sort()).toEqual(['B1', 'B2'])
    await accounts.profiles.deleteAccount(visited, id, ada.password)
    expect(await accounts.bookings.bookedSeats('tn', showtime)).toEqual([])
  })
})
