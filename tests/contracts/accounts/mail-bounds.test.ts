import { expect, test } from 'vitest'
import { clientArea } from '#config/client-area.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, booking, invalid, visited } from './set-up-accounts.ts'

const stranger = 'stranger@elsewhere.example'
const { mailsTo, unsolicitedMails } = serviceLimits.accounts

describeOnEngines('mails of the accounts', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const sentTo = async (address: string) =>
    (await stage.accounts.mails('tn')).filter(({ to }) => to === address)

  test('orders before the address is confirmed are refused, and send nothing', async () => {
    const { account } = await stage.newClient({ email: stranger })
    const refused = { kind: 'unconfirmed' }
    expect(await stage.accounts.bookings.book(visited, account.id, booking)).toEqual(refused)
    expect(await stage.accounts.memberships.order(visited, account.id, { plan: 'duo', options: {} })).toEqual(
      refused,
    )
    expect((await sentTo(stranger)).map(({ subject }) => subject)).toEqual(['confirm'])
    expect(await stage.accounts.bookings.list('tn', account.id)).toEqual([])
  })

  test('a client orders a limited number of times an hour', async () => {
    const { account } = await stage.confirmedClient()
    const order = (index: number) =>
      stage.accounts.bookings.book(visited, account.id, {
        ...booking,
        startsAt: `2026-11-${21 + (index % 9)}T20:3${index % 7}`,
      })
    for (let index = 0; index < clientArea.ordersPerHour; index += 1)
      expect((await order(index)).kind).toBe('booked')
    expect(await order(clientArea.ordersPerHour)).toEqual({ kind: 'tooMany', retryAfterSeconds: 3_600 })
  })

  test('more than a few a minute to one address wait in the queue', async () => {
    const { account } = await stage.confirmedClient()
    stage.pass(2)
    const now = Math.floor(stage.now.getTime() / 1_000)
    for (let seats = 1; seats <= mailsTo.perMinute + 1; seats += 1)
      await stage.booked(visited, account.id, { ...booking, seats })
    const mails = stage.store.db.selectFrom('mails').where('subject', '=', 'booked').orderBy('next_try_at')
    const due = await mails.select('next_try_at').execute()
    const waits = due.map(({ next_try_at }) => Number(next_try_at) - now)
    expect(waits).toEqual([...Array<number>(mailsTo.perMinute).fill(0), 60])
  })

  test('an address gets few that it did not cause, however many accounts name it', async () => {
    const { account } = await stage.newClient({ email: stranger })
    for (let index = 0; index < 30; index += 1) {
      await stage.accounts.registration.register(
        visited,
        { ...ada, email: stranger },
        { address: `198.51.100.${index}` },
      )
      await stage.accounts.registration.sendConfirmation(visited, account.id, {
        address: `198.51.100.${index}`,
      })
    }
    expect(await sentTo(stranger)).toHaveLength(unsolicitedMails.perHour)
    for (let hour = 0; hour < 5; hour += 1) {
      stage.pass(61)
      for (let index = 0; index < 10; index += 1)
        await stage.accounts.registration.sendConfirmation(visited, account.id, {
          address: `198.51.100.${index}`,
        })
    }
    expect(await sentTo(stranger)).toHaveLength(unsolicitedMails.perDay)
  })

  test('refuses names that link, and leaves those stored before out of mails', async () => {
    const { accounts, store } = stage
    const { account } = await stage.confirmedClient()
    for (const name of [
      'Gagné https://evil.example/win',
      'evil.example',
      'x.co',
      'ＥＶＩＬ。ＣＯＭ',
      'e@evil',
    ]) {
      stage.pass(2)
      const registered = await stage.register({ firstName: name })
      expect([name, registered]).toEqual([name, invalid({ firstName: 'link' })])
      const profile = { firstName: 'Ada', lastName: name, language: 'fr' } as const
      expect(await accounts.profiles.changeProfile(visited, account.id, profile)).toEqual(
        invalid({ lastName: 'link' }),
      )
      await store.db.updateTable('accounts').set({ first_name: name }).execute()
      await stage.booked(visited, account.id, booking)
      expect((await stage.mailed('booked')).facts).toMatchObject({ name: null })
    }
  })

  test('accepts usual names, and greets with them', async () => {
    const names = ['Ada', 'Jean-Paul', 'J. R. R.', 'J.R.', "D'Arcy", 'Þórunn', '李']
    for (const [index, name] of names.entries()) {
      stage.pass(1)
      await stage.newClient({ firstName: name, email: `${index}@cinema.example` })
      expect((await stage.mailed('confirm')).facts).toMatchObject({ name })
    }
  })

  test('leaves a very long name out of mails', async () => {
    await stage.newClient({ firstName: 'Ada '.repeat(11) })
    expect((await stage.mailed('confirm')).facts).toMatchObject({ name: null })
  })
})
