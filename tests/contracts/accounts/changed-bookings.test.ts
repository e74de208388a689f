import { expect, test } from 'vitest'
import type { NewBooking } from '../../../src/services/accounts/booking-types.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, booking, requester, visited } from './set-up-accounts.ts'

const old: NewBooking = { ...booking, places: ['F1', 'F2'] }
const showtime = { cinema: old.cinema, auditorium: '4', startsAt: old.startsAt }
const other: NewBooking = { ...old, places: ['F2', 'F3'] }
const later: NewBooking = { ...old, startsAt: '2026-11-21T20:30' }

describeOnEngines('a changed booking', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const seats = async (startsAt = old.startsAt) =>
    [...(await stage.accounts.bookings.bookedSeats('tn', { ...showtime, startsAt }))].sort()

  async function booked() {
    const { account } = await stage.confirmedClient()
    const { id } = await stage.booked(visited, account.id, old)
    return {
      account: account.id,
      change: (to: NewBooking, order?: string) =>
        stage.accounts.bookings.book(visited, account.id, to, order, { id, key: '' }),
    }
  }

  test('has other seats or another showtime, and the old seats are free', async () => {
    const { account, change } = await booked()
    expect((await change(other)).kind).toBe('booked')
    expect(await seats()).toEqual(['F2', 'F3'])
    const list = await stage.accounts.bookings.list('tn', account)
    expect(list.filter(({ cancelledAt }) => cancelledAt === null).map(({ places }) => places)).toEqual([
      ['F2', 'F3'],
    ])
    expect((await stage.mailed('bookingChanged')).count).toBe(1)
    expect((await stage.mailed('bookingCancelled')).count).toBe(0)
  })

  test('stays as it was if others have the new seats', async () => {
    const { account, change } = await booked()
    const stranger = await stage.confirmedClient({ email: 'charles@cinema.example' })
    await stage.booked(visited, stranger.account.id, { ...old, places: ['F3'] })
    expect(await change(other)).toEqual({ kind: 'seatsTaken', places: ['F3'] })
    expect(await seats()).toEqual(['F1', 'F2', 'F3'])
    expect((await stage.accounts.bookings.list('tn', account))[0]?.cancelledAt).toBeNull()
  })

  test('is changed once, by two forms at once and by one that is sent again', async () => {
    const { change } = await booked()
    const outcomes = await Promise.all([change(other, 'one'), change(later, 'two')])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['booked', 'notChangeable'])
    expect((await seats()).length + (await seats(later.startsAt)).length).toBe(2)
    const again = await Promise.all([change(other, 'one'), change(later, 'two')])
    expect(again.map(({ kind }) => kind)).toEqual(outcomes.map(({ kind }) => kind))
  })

  test('is not that of another client, nor one that has begun', async () => {
    const { account, change } = await booked()
    const stranger = await stage.confirmedClient({ email: 'charles@cinema.example' })
    const [own] = await stage.accounts.bookings.list('tn', account)
    const stolen = { id: own?.id ?? '', key: '' }
    const steal = stage.accounts.bookings.book(visited, stranger.account.id, later, undefined, stolen)
    expect((await steal).kind).toBe('notChangeable')
    stage.now = new Date('2026-11-20T19:30:00Z')
    expect((await change(later)).kind).toBe('notChangeable')
    expect(await seats(later.startsAt)).toEqual([])
  })

  test('of a guest needs the key of its link, and keeps the address', async () => {
    const { bookings } = stage.accounts
    const made = await bookings.bookAsGuest(visited, ada.email, old, undefined, requester)
    if (made.kind !== 'booked') throw new Error(made.kind)
    const change = (key: string) =>
      bookings.bookAsGuest(visited, '', later, undefined, requester, { id: made.booking.id, key })
    expect((await change('forged')).kind).toBe('notChangeable')
    expect((await change(made.key)).kind).toBe('booked')
    expect([await seats(), await seats(later.startsAt)]).toEqual([[], ['F1', 'F2']])
    expect((await stage.mailed('bookingChanged')).mail?.to).toBe(ada.email)
    expect((await change(made.key)).kind).toBe('notChangeable')
  })
})

describeOnEngines('a ticket that was passed on', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('shows its seat only, until it is taken back, changed or cancelled', async () => {
    const { account } = await stage.confirmedClient()
    const { bookings } = stage.accounts
    const { id } = await stage.booked(visited, account.id, old)
    const pass = async (seat: string) => {
      await bookings.passOn(id, seat, true)
      return (await bookings.passedSeats(id)).get(seat) ?? ''
    }
    const [one, two] = [await pass('F1'), await pass('F2')]
    const shown = await bookings.passedTicket('tn', one)
    expect(shown?.seat).toBe('F1')
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`F2|${id}|Ada|${two}`))
    expect(await bookings.passedTicket('fr', one)).toBeNull()
    await bookings.passOn(id, 'F1', false)
    expect(await bookings.passedTicket('tn', one)).toBeNull()
    expect(await pass('F1')).not.toBe(one)
    await bookings.book(visited, account.id, other, undefined, { id, key: '' })
    expect(await bookings.passedTicket('tn', two)).toBeNull()
  })
})
