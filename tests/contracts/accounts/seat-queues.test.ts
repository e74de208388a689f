import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import '../../seed.ts'
import type { Account, Accounts } from '../../../src/services/accounts/accounts.ts'
import type { Booking } from '../../../src/services/accounts/booking-types.ts'
import type { Reminders, SeatPlan, SeatWish } from '../../../src/services/accounts/reminders/reminders.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, booking, requester, visited } from './set-up-accounts.ts'
import { at, type FakeProgramme, openReminders } from './set-up-reminders.ts'

const showtime = { show: 'heron', cinema: 'rex', start: '2026-11-22T20:30' }
const seated = { cinema: 'rex', auditorium: '4', startsAt: showtime.start }
const rowOf = (row: string) => ({ row, seats: [1, 2, 3, 4].map((number) => `${row}${number}`) })
const plan: SeatPlan = { auditorium: '4', blocks: ['A', 'B', 'C'].map(rowOf), sold: new Set(['A1']) }
const anyRow = { people: 2, rows: null } as const

describeOnEngines('seats that somebody waits for', {}, (engine) => {
  let programme: FakeProgramme
  let accounts: Accounts
  let reminders: Reminders
  const stage = accountsOfEachTest(engine, () => {
    stage.now = at('2026-11-20T12:00')
    programme = { salesOpening: null, cinemas: [], plan, gone: false, down: false }
    ;({ accounts, reminders } = openReminders(stage, programme))
  })

  const client = async (name: string) =>
    (await stage.confirmedClient({ email: `${name}@cinema.example` })).account

  async function waits(name: string, wish: SeatWish = anyRow, known?: Account) {
    const account = known ?? (await client(name))
    stage.pass(1)
    const to = { channel: 'mail', email: account.email } as const
    expect(await reminders.request(visited, { showtime, wish, to }, requester, account)).toEqual({
      kind: 'waiting',
    })
    return account
  }

  const book = (who: string, places: readonly string[], offer?: string) =>
    accounts.bookings.book(visited, who, {
      ...booking,
      ...showtime,
      ...seated,
      seats: places.length,
      places,
      ...(offer === undefined ? {} : { offer }),
    })

  async function booked(who: string, places: readonly string[]): Promise<Booking> {
    const outcome = await book(who, places)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome.booking
  }

  /** All seats, one booking a row. */
  async function full() {
    const { id } = await client('holder')
    const free = plan.blocks.map(({ seats }) => seats.filter((seat) => !plan.sold.has(seat)))
    return { id, bookings: await Promise.all(free.map((places) => booked(id, places))) }
  }

  const offers = async () =>
    (await accounts.mails('tn'))
      .filter(({ subject }) => subject === 'seatsOffered')
      .map(({ to, text }) => ({ to, ...(JSON.parse(text) as { places: string[]; href: string }) }))
      .reverse()

  const tokenOf = ({ href }: { readonly href: string }) => new URL(href).searchParams.get('offer') ?? ''

  it('are held for the first whose wish they meet, and for the next once they lapse', async () => {
    const { id, bookings } = await full()
    await waits('ada', { people: 2, rows: ['C', 'C'] })
    await waits('bob', { people: 2, rows: ['A', 'B'] })
    await waits('eve')
    await accounts.bookings.cancel(visited, id, bookings[0]?.id ?? '')
    expect(await offers()).toMatchObject([{ to: 'bob@cinema.example', places: ['A2', 'A3'] }])
    expect(await accounts.bookings.bookedSeats('tn', seated)).toContain('A2')
    expect(await book((await client('mallory')).id, ['A2', 'A3'])).toMatchObject({ kind: 'seatsTaken' })
    stage.pass(14)
    await reminders.check()
    expect(await offers()).toHaveLength(1)
    stage.pass(1)
    await reminders.check()
    expect((await offers())[1]).toMatchObject({ to: 'eve@cinema.example', places: ['A2', 'A3'] })
    await reminders.check()
    expect(await offers()).toHaveLength(2)
  })

  it('are booked with the link of the offer, while it is open', async () => {
    const { id, bookings } = await full()
    const ada = await waits('ada')
    await accounts.bookings.cancel(visited, id, bookings[1]?.id ?? '')
    const [sent] = await offers()
    if (!sent) throw new Error('no offer')
    const offer = await reminders.offer('tn', tokenOf(sent))
    expect(offer?.places).toEqual(['B1', 'B2'])
    expect(await reminders.offer('tn', `${tokenOf(sent)}x`)).toBeNull()
    expect(await book(ada.id, ['B1', 'B2'], offer?.id)).toMatchObject({ kind: 'booked' })
    expect(await reminders.offer('tn', tokenOf(sent))).toBeNull()
    stage.pass(20)
    await reminders.check()
    expect(await accounts.bookings.bookedSeats('tn', seated)).toContain('B1')
  })

  it('are free again when the wish is withdrawn; an address has one place in the queue', async () => {
    const { id, bookings } = await full()
    const ada = await waits('ada')
    await waits('ada', anyRow, ada)
    expect(await reminders.list('tn', { account: ada.id })).toHaveLength(1)
    await accounts.bookings.cancel(visited, id, bookings[1]?.id ?? '')
    await reminders.end('tn', { account: ada.id })
    await reminders.check()
    expect(await accounts.bookings.bookedSeats('tn', seated)).not.toContain('B1')
  })

  it('are only announced where the source gives no plan', async () => {
    programme.plan = null
    programme.onSale = false
    await waits('ada')
    await waits('bob')
    await reminders.check()
    expect((await stage.mailed('seatsFree')).count).toBe(0)
    programme.onSale = true
    await reminders.check()
    await reminders.check()
    const told = (await accounts.mails('tn')).filter(({ subject }) => subject === 'seatsFree')
    expect(told.map(({ to }) => to).sort()).toEqual(['ada@cinema.example', 'bob@cinema.example'])
  })

  it('never belong to two people, whatever is cancelled, taken or left to lapse', async () => {
    const { id, bookings } = await full()
    const names = ['ada', 'bob', 'eve', 'dan', 'joe'] as const
    for (const name of names) await waits(name, { people: (name.charCodeAt(0) % 3) + 1, rows: null })
    const held = new Map(bookings.map(({ id: each, places = [] }) => [each, places]))
    const steps = fc.sample(
      fc.record({ what: fc.constantFrom('cancel', 'take', 'wait', 'cancel'), which: fc.nat(99) }),
      24,
    )
    for (const { what, which } of steps) {
      const [open, sent] = [[...held.keys()], await offers()]
      const cancelled = open[which % Math.max(open.length, 1)]
      const taken = sent[which % Math.max(sent.length, 1)]
      if (what === 'cancel' && cancelled !== undefined) {
        await accounts.bookings.cancel(visited, id, cancelled)
        held.delete(cancelled)
      } else if (what === 'take' && taken) {
        const offer = await reminders.offer('tn', tokenOf(taken))
        const outcome = offer && (await book(id, offer.places, offer.id))
        if (outcome) expect(outcome.kind).toBe('booked')
        if (outcome?.kind === 'booked') held.set(outcome.booking.id, outcome.booking.places ?? [])
      } else stage.pass(8)
      await reminders.check()
      const current = await Promise.all((await offers()).map((each) => reminders.offer('tn', tokenOf(each))))
      const owned = [...held.values(), ...current.map((offer) => offer?.places ?? [])].flat()
      expect(new Set(owned).size).toBe(owned.length)
      expect((await accounts.bookings.bookedSeats('tn', seated)).toSorted()).toEqual(owned.toSorted())
    }
  })
})
