import { expect, test } from 'vitest'
import type { NewBooking } from '../../../src/services/accounts/accounts.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, booking, place, requester } from './set-up-accounts.ts'

const order = '0d0c5f6e-6c1c-4f0e-9f43-0f1f5b8a7c11'
const showtime = { cinema: booking.cinema, auditorium: booking.auditorium, startsAt: booking.startsAt }

describeOnEngines('orders', { dialect: true }, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('the same form is one booking with one mail, at once, at another process and a day later', async () => {
    const { accounts } = stage
    const { account } = await stage.confirmedClient()
    const other = stage.another()
    const first = await Promise.all(
      [accounts, other, accounts, other].map((each) => each.book(place, account.id, booking, order)),
    )
    stage.pass(24 * 60)
    const later = await stage.another().book(place, account.id, booking, order)
    expect(new Set([...first, later].map((each) => each.kind === 'booked' && each.booking.id)).size).toBe(1)
    expect(await accounts.bookings('tn', account.id)).toHaveLength(1)
    expect((await stage.mailed('booked')).count).toBe(1)
  })

  test('another form, other seats and another client are other orders', async () => {
    const { accounts } = stage
    const { account } = await stage.confirmedClient()
    const { account: charles } = await stage.confirmedClient({ email: 'charles@cinema.example' })
    await accounts.book(place, account.id, booking, order)
    await accounts.book(place, account.id, booking, `${order}-2`)
    await accounts.book(place, account.id, { ...booking, seats: 5 }, order)
    await accounts.book(place, charles.id, booking, order)
    expect(await accounts.bookings('tn', account.id)).toHaveLength(3)
    expect(await accounts.bookings('tn', charles.id)).toHaveLength(1)
  })

  test('of two orders of one seat at once, one is booked and the other names the seat', async () => {
    const { accounts } = stage
    const { account } = await stage.confirmedClient()
    const { account: charles } = await stage.confirmedClient({ email: 'charles@cinema.example' })
    const other = stage.another()
    const outcomes = await Promise.all([
      accounts.book(place, account.id, { ...booking, seats: 3, places: ['F5', 'F6', 'F7'] }, order),
      other.book(place, charles.id, { ...booking, seats: 3, places: ['F9', 'F8', 'F7'] }, order),
      accounts.bookAsGuest(
        place,
        'guest@cinema.example',
        { ...booking, places: ['F7', 'A1'] },
        order,
        requester,
      ),
    ])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['booked', 'seatsTaken', 'seatsTaken'])
    for (const outcome of outcomes) if (outcome.kind === 'seatsTaken') expect(outcome.places).toEqual(['F7'])
    const won = outcomes.find((outcome) => outcome.kind === 'booked')
    const places = won?.kind === 'booked' ? won.booking.places : []
    expect([...(await accounts.bookedSeats('tn', showtime))].sort()).toEqual([...(places ?? [])].sort())
    expect((await stage.mailed('booked')).count).toBe(1)
  })

  test('several showtimes are one order: booked once with a mail each, all or none', async () => {
    const { accounts } = stage
    const { account } = await stage.confirmedClient()
    const [first, second, third] = ['18:00', '20:30', '23:00'].map((time) => ({
      ...booking,
      startsAt: `2026-11-27T${time}`,
      places: ['F7', 'F8'],
    }))
    if (!first || !second || !third) throw new Error('Three showtimes')
    const made = await accounts.book(place, account.id, [first, second], order)
    const [one, other] = [first, second].map((each) => ({ ...each, places: ['A1', 'A2'] }))
    if (!one || !other) throw new Error('Two showtimes')
    expect(await accounts.book(place, account.id, [one, other], order)).toEqual(made)
    expect(await accounts.bookings('tn', account.id)).toHaveLength(2)
    expect((await stage.mailed('booked')).count).toBe(2)

    const asGuest = (...ordered: [NewBooking, ...NewBooking[]]) =>
      accounts.bookAsGuest(place, 'guest@cinema.example', ordered, `${order}-2`, requester)
    expect(await asGuest(third, second)).toEqual({ kind: 'seatsTaken', places: ['F7', 'F8'] })
    expect(await asGuest(third, other)).toMatchObject({ kind: 'booked' })
    expect((await stage.mailed('booked')).count).toBe(4)
  })

  test('the rest of a refused order is free, also for the same form', async () => {
    const { accounts } = stage
    const { account } = await stage.confirmedClient()
    await accounts.bookAsGuest(
      place,
      'guest@cinema.example',
      { ...booking, places: ['F7', 'F8'] },
      order,
      requester,
    )
    const wanted = { ...booking, places: ['F8', 'F9'] }
    expect(await accounts.book(place, account.id, wanted, order)).toEqual({
      kind: 'seatsTaken',
      places: ['F8'],
    })
    const next = await accounts.book(place, account.id, { ...wanted, places: ['F9', 'F10'] }, order)
    expect(next).toMatchObject({ kind: 'booked', booking: { places: ['F9', 'F10'] } })
    const elsewhere = await accounts.book(place, account.id, { ...wanted, auditorium: '5' }, order)
    expect(elsewhere.kind).toBe('booked')
  })

  test('seats are free again after a cancellation and after the deletion of the account', async () => {
    const { accounts } = stage
    const { account } = await stage.confirmedClient()
    const one = await accounts.book(place, account.id, { ...booking, places: ['A1', 'A2'] })
    await accounts.book(place, account.id, { ...booking, places: ['B1', 'B2'] })
    if (one.kind === 'booked') await accounts.cancelBooking(place, account.id, one.booking.id)
    expect([...(await accounts.bookedSeats('tn', showtime))].sort()).toEqual(['B1', 'B2'])
    await accounts.deleteAccount(place, account.id, ada.password)
    expect(await accounts.bookedSeats('tn', showtime)).toEqual([])
  })
})
