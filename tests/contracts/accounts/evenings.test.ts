import { newToken } from '@marquee/kit/secrets/tokens.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientArea } from '#config/client-area.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { AtEvening, HoldRequest } from '../../../src/services/accounts/evenings/evening-types.ts'
import { tidyAccounts } from '../../../src/services/accounts/tidying.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, booking, visited } from './set-up-accounts.ts'

const { evenings: rules } = clientArea
const seats = Array.from({ length: 40 }, (_, index) => `A${index + 1}`)
const showtime = { cinema: booking.cinema, auditorium: '4', startsAt: booking.startsAt }
const hold: HoldRequest = {
  showtime,
  capacity: seats.length,
  choose: (taken, count) => seats.filter((seat) => !taken.has(seat)).slice(0, count),
}
const { auditorium: _, seats: __, ...shown } = booking
const proposals = ['2026-11-20T18:00', booking.startsAt].map((startsAt) => ({ ...shown, startsAt }))
/** Each has an address of its own, so that limits of addresses are not met by chance. */
let requests = 0
const requester = () => {
  requests += 1
  return { address: `203.0.113.${requests}` }
}

describeOnEngines('an evening of friends', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const evenings = () => stage.accounts.evenings

  async function propose(): Promise<AtEvening & { readonly browser: string }> {
    const browser = newToken()
    const outcome = await evenings().propose('tn', browser, { name: 'Ada' }, proposals, requester())
    if (outcome.kind !== 'proposed') throw new Error(outcome.kind)
    return { site: 'tn', token: outcome.token, browser }
  }

  async function join(at: AtEvening, choices: readonly number[] = [1], name = 'Charles') {
    const friend = { ...at, browser: newToken() }
    return { friend, outcome: await evenings().answer(friend, { name, choices }, requester()) }
  }

  const settle = (at: AtEvening, proposal = 1, request: HoldRequest | null = hold) =>
    evenings().settle(at, proposal, request, requester())
  const own = async (at: AtEvening) => {
    const view = await evenings().find(at)
    return view?.friends.find(({ id }) => id === view.own)
  }
  const order = async (places: readonly string[], friend?: string, email = `${newToken()}@cinema.example`) =>
    (
      await stage.accounts.bookings.bookAsGuest(
        visited,
        email,
        { ...booking, seats: places.length, places, ...(friend === undefined ? {} : { hold: friend }) },
        undefined,
        requester(),
      )
    ).kind

  test('collects answers, and its host alone chooses and closes', async () => {
    const host = await propose()
    const { friend } = await join(host, [0, 1])
    await evenings().answer(friend, { name: 'Babbage', choices: [1] }, requester())
    const view = await evenings().find(friend)
    expect(view?.friends.map(({ name, choices }) => [name, choices])).toEqual([
      ['Ada', [0, 1]],
      ['Babbage', [1]],
    ])
    expect((await settle(friend)).kind).toBe('unknown')
    await evenings().close(friend)
    expect((await settle(host)).kind).toBe('settled')
    expect((await join(host)).outcome.kind).toBe('settled')
    expect(await evenings().find({ ...host, site: 'fr' })).toBeNull()
    await evenings().close(host)
    expect(await evenings().find(host)).toBeNull()
    expect(await stage.accounts.bookings.bookedSeats('tn', showtime)).toEqual([])
  })

  test('takes a limited number of friends', async () => {
    const host = await propose()
    const kinds = await Promise.all(Array.from({ length: rules.friends }, () => join(host)))
    expect(kinds.map(({ outcome }) => outcome.kind).sort()).toEqual([
      'full',
      ...Array.from({ length: rules.friends - 1 }, () => 'joined'),
    ])
  })

  test('holds a seat for each friend, which nobody else gets and the friend orders', async () => {
    const host = await propose()
    const { friend } = await join(host)
    const { friend: absent } = await join(host, [0])
    await settle(host)
    expect(await Promise.all([host, friend, absent].map(async (at) => (await own(at))?.seats))).toEqual([
      ['A1'],
      ['A2'],
      [],
    ])
    const me = await own(friend)
    expect(await order(['A2'])).toBe('seatsTaken')
    expect(await order(['A2'], (await own(host))?.id)).toBe('seatsTaken')
    expect(await order(['A2'], me?.id)).toBe('booked')
    expect(await own(friend)).toMatchObject({ seats: ['A2'], heldUntil: null })
    expect(await order(['A2'], me?.id)).toBe('seatsTaken')
    await evenings().close(host)
    expect(await stage.accounts.bookings.bookedSeats('tn', showtime)).toEqual(['A2'])
  })

  test('gives seats back by a press, with an order of other seats, and after minutes', async () => {
    const host = await propose()
    const [{ friend: one }, { friend: two }] = [await join(host), await join(host)]
    await settle(host)
    await evenings().release(one)
    expect(await order(['A2'])).toBe('booked')
    expect(await order(['A9'], (await own(two))?.id)).toBe('booked')
    expect(await order(['A3'])).toBe('booked')
    expect(await order(['A1'])).toBe('seatsTaken')
    stage.pass(rules.holdMinutes)
    expect(await order(['A1'])).toBe('booked')
  })

  test('holds seats again for those who have none, a few times', async () => {
    const host = await propose()
    for (let times = 0; times < rules.holds; times += 1) {
      expect((await settle(host)).kind).toBe('settled')
      stage.pass(rules.holdMinutes)
    }
    expect((await settle(host)).kind).toBe('busy')
    expect((await evenings().find(host))?.holdable).toBe(0)
  })

  test('chooses without seats where the programme names none', async () => {
    const host = await propose()
    expect((await settle(host, 1, null)).kind).toBe('settled')
    expect((await evenings().find(host))?.chosen).toBe(1)
  })

  test('is refused in whole if there are too few seats', async () => {
    const host = await propose()
    await join(host)
    const one = { ...hold, choose: () => ['A1'] }
    expect((await settle(host, 1, one)).kind).toBe('few')
    expect((await evenings().find(host))?.chosen).toBeNull()
    expect(await stage.accounts.bookings.bookedSeats('tn', showtime)).toEqual([])
  })

  test('is gone with its last showtime, also from the database', async () => {
    const host = await propose()
    await settle(host, 0)
    // 18:00 in Tunis.
    stage.now = new Date('2026-11-20T17:00:00Z')
    expect(await evenings().find(host)).toBeNull()
    await tidyAccounts(stage.store, stage.clock())
    expect(await stage.store.db.selectFrom('evenings').selectAll().execute()).toEqual([])
    expect(await stage.store.db.selectFrom('booking_seats').selectAll().execute()).toEqual([])
  })

  test('is begun from an address a limited number of times', async () => {
    const from = { address: '198.51.100.7' }
    const begin = () => evenings().propose('tn', newToken(), { name: 'Ada' }, proposals, from)
    for (let count = 0; count < serviceLimits.accounts.evenings.begun.most; count += 1) await begin()
    expect((await begin()).kind).toBe('tooMany')
  })

  test('never takes a seat of others, nor more than its share of an auditorium, whatever the order of events', async () => {
    const most = Math.max(rules.heldLeast, seats.length * rules.heldShare)
    const event = fc.oneof(
      fc.record({ kind: fc.constant('settle' as const), of: fc.nat(3) }),
      fc.record({ kind: fc.constant('order' as const), seat: fc.nat(12), of: fc.option(fc.nat(3)) }),
      fc.record({ kind: fc.constant('release' as const), of: fc.nat(3) }),
      fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 7 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
        await stage.store.db.deleteFrom('booking_seats').execute()
        stage.now = new Date('2026-11-20T11:00:00Z')
        const hosts = await Promise.all([propose(), propose(), propose(), propose()])
        for (const host of hosts) await Promise.all([join(host), join(host)])
        const sold = new Set<string>()
        for (const each of events) {
          const host = 'of' in each && each.of !== null ? hosts[each.of] : undefined
          if (each.kind === 'pass') stage.pass(each.minutes)
          else if (each.kind === 'release' && host) await evenings().release(host)
          else if (each.kind === 'settle' && host) await settle(host)
          else if (each.kind === 'order') {
            const seat = seats[each.seat] ?? ''
            const friend = host && (await own(host))
            const others = await stage.accounts.bookings.bookedSeats('tn', showtime, friend?.id)
            const outcome = await order([seat], friend?.id)
            expect(outcome).toBe(others.includes(seat) ? 'seatsTaken' : 'booked')
            if (outcome === 'booked') sold.add(seat)
          }
          const views = await Promise.all(hosts.map((at) => evenings().find(at)))
          const held = views
            .flatMap((view) => view?.friends ?? [])
            .filter(({ heldUntil }) => heldUntil !== null)
          expect(held.length).toBeLessThanOrEqual(most)
          expect(held.flatMap((friend) => friend.seats).filter((seat) => sold.has(seat))).toEqual([])
        }
        stage.pass(rules.holdMinutes)
        expect(new Set(await stage.accounts.bookings.bookedSeats('tn', showtime))).toEqual(sold)
      }),
      { numRuns: 12, seed: 114 },
    )
  })
})
