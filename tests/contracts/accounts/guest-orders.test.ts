import { expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { tidyAccounts } from '../../../src/services/accounts/tidying.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, booking, invalid, requester, visited } from './set-up-accounts.ts'

const order = '0d0c5f6e-6c1c-4f0e-9f43-0f1f5b8a7c11'
const { perHour } = serviceLimits.accounts.unsolicitedMails

describeOnEngines('orders without an account', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  async function bookedAsGuest(email = ada.email, id = order) {
    const outcome = await stage.accounts.bookings.bookAsGuest(visited, email, booking, id, requester)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome
  }

  test('are confirmed by a mail whose link leads to the booking, and to no other', async () => {
    const { accounts } = stage
    const { booking: made, key } = await bookedAsGuest(' Ada@Cinema.example ')
    const { count, facts, mail } = await stage.mailed('booked')
    expect([count, mail?.to]).toEqual([1, 'ada@cinema.example'])
    const { pathname, searchParams } = new URL(String(facts.href))
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/fr/booking', { id: made.id, key }])
    expect(await accounts.bookings.guestBooking('tn', made.id, key)).toEqual(made)
    expect(await accounts.bookings.guestBooking('tn', made.id, `${key}x`)).toBeNull()
    expect(await accounts.bookings.guestBooking('fr', made.id, key)).toBeNull()
    const other = await bookedAsGuest('charles@cinema.example')
    expect(await accounts.bookings.guestBooking('tn', other.booking.id, key)).toBeNull()
  })

  test('are limited per address, and refused for what is none', async () => {
    for (let index = 0; index < perHour; index += 1) await bookedAsGuest(ada.email, `${order}-${index}`)
    const refused = stage.accounts.bookings.bookAsGuest(visited, ada.email, booking, undefined, requester)
    expect(await refused).toMatchObject({ kind: 'tooMany' })
    const nobody = stage.accounts.bookings.bookAsGuest(visited, 'nobody', booking, order, requester)
    expect(await nobody).toEqual(invalid({ email: 'malformed' }))
  })

  test('of several showtimes count a mail each', async () => {
    const evenings = (count: number) =>
      Array.from({ length: count }, (_, day) => ({ ...booking, startsAt: `2026-11-${20 + day}T20:30` }))
    const [first, ...others] = evenings(perHour)
    if (!first) throw new Error('No evening')
    const order = (email: string, ...more: (typeof first)[]) =>
      stage.accounts.bookings.bookAsGuest(visited, email, [first, ...others, ...more], undefined, requester)
    expect(await order('charles@cinema.example', first)).toMatchObject({ kind: 'tooMany' })
    expect(await order(ada.email)).toMatchObject({ kind: 'booked' })
    await expect(bookedAsGuest()).rejects.toThrow('tooMany')
  })

  test('are cancelled with the key, once, until the showtime begins', async () => {
    const { accounts } = stage
    const { booking: made, key } = await bookedAsGuest()
    const second = await bookedAsGuest(ada.email, `${order}-2`)
    expect(await accounts.bookings.cancelGuestBooking(visited, made.id, 'forged')).toBeNull()
    expect((await accounts.bookings.cancelGuestBooking(visited, made.id, key))?.cancelledAt).not.toBeNull()
    expect(await accounts.bookings.cancelGuestBooking(visited, made.id, key)).toBeNull()
    expect((await stage.mailed('bookingCancelled')).count).toBe(1)
    // 20:30 in Tunis.
    stage.now = new Date('2026-11-20T19:30:00Z')
    expect(await accounts.bookings.cancelGuestBooking(visited, second.booking.id, second.key)).toBeNull()
  })

  test('are adopted by the account that has confirmed the address, and by no other', async () => {
    const { accounts } = stage
    const { booking: made, key } = await bookedAsGuest()
    const { account: charles } = await stage.confirmedClient({ email: 'charles@cinema.example' })
    await accounts.bookings.adopt('tn', charles.id)
    expect(await accounts.bookings.list('tn', charles.id)).toEqual([])
    stage.pass(1)
    const { account: unconfirmed } = await stage.newClient()
    expect(await accounts.bookings.adoptable('tn', unconfirmed.id)).toBe(0)
    await accounts.bookings.adopt('tn', unconfirmed.id)
    expect(await accounts.bookings.guestBooking('tn', made.id, key)).toEqual(made)
    await stage.confirm((await stage.mailed('confirm')).token)
    expect(await accounts.bookings.adoptable('tn', unconfirmed.id)).toBe(1)
    await accounts.bookings.adopt('tn', unconfirmed.id)
    expect(await accounts.bookings.list('tn', unconfirmed.id)).toEqual([made])
    expect(await accounts.bookings.guestBooking('tn', made.id, key)).toBeNull()
  })

  test('are deleted a month after the showtime', async () => {
    const { accounts, store } = stage
    const { booking: made, key } = await bookedAsGuest()
    for (const [day, found] of [
      ['2026-12-15', made],
      ['2026-12-21', null],
    ] as const) {
      await tidyAccounts(store, Date.parse(`${day}T12:00:00Z`))
      expect(await accounts.bookings.guestBooking('tn', made.id, key)).toEqual(found)
    }
  })
})
