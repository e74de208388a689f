import { expect, it } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import type { Accounts } from '../../../src/services/accounts/accounts.ts'
import type { Reminders } from '../../../src/services/accounts/reminders/reminders.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, nlPlace, visited } from './set-up-accounts.ts'
import {
  at,
  type FakeProgramme,
  mailWish,
  openReminders,
  remindedClient,
  requester,
} from './set-up-reminders.ts'

const { most } = serviceLimits.reminders

describeOnEngines('reminders by mail', {}, (engine) => {
  let programme: FakeProgramme
  let accounts: Accounts
  let reminders: Reminders
  const stage = accountsOfEachTest(engine, () => {
    stage.now = at('2026-11-20T12:00')
    programme = { salesOpening: null, cinemas: [], gone: false, down: false }
    ;({ accounts, reminders } = openReminders(stage, programme))
  })

  it('leaves once, when the film has showtimes at the place', async () => {
    await remindedClient(stage, reminders)
    programme.cinemas = ['vox']
    await reminders.check()
    expect((await stage.mailed('reminderSale')).count).toBe(0)
    programme.cinemas = ['vox', 'rex']
    await reminders.check()
    await reminders.check()
    const { count, facts, mail } = await stage.mailed('reminderSale')
    expect(count).toBe(1)
    expect(mail?.to).toBe('ada@cinema.example')
    expect(facts).toMatchObject({
      show: 'Le héron',
      cinema: 'Le Rex',
      name: 'Ada',
      opening: null,
      href: `${visited.origin}/films/heron?at=rex`,
    })
  })

  it('names the start of sales with showtimes that cannot be booked yet', async () => {
    await remindedClient(stage, reminders)
    programme.cinemas = ['rex']
    programme.salesOpening = at('2026-11-21T10:00').getTime()
    await reminders.check()
    expect((await stage.mailed('reminderShowtimes')).facts).toMatchObject({ opening: '2026-11-21T10:00' })
  })

  it('waits for the start of sales, if that was to come', async () => {
    programme.cinemas = ['rex']
    programme.salesOpening = at('2026-11-21T10:00').getTime()
    await remindedClient(stage, reminders)
    await reminders.check()
    expect((await stage.mailed('reminderSale')).count).toBe(0)
    stage.now = at('2026-11-21T10:00')
    await reminders.check()
    expect((await stage.mailed('reminderSale')).count).toBe(1)
  })

  it('is sent by one of two processes', async () => {
    const one = openReminders(stage, programme)
    const other = openReminders(stage, programme)
    await remindedClient(stage, one.reminders)
    programme.cinemas = ['rex']
    await Promise.all([one.reminders.check(), other.reminders.check()])
    expect((await stage.mailed('reminderSale')).count).toBe(1)
  })

  it('is not lost if the process ends between the claim and the mail', async () => {
    let failing = true
    const failed: string[] = []
    const { reminders } = openReminders(stage, programme, {
      writeMail: (_, facts) => {
        if (failing && facts.kind === 'reminderSale') throw new Error('killed')
        return { subject: facts.kind, text: JSON.stringify(facts), html: '' }
      },
      onError: (_, message) => void failed.push(message),
    })
    await remindedClient(stage, reminders)
    programme.cinemas = ['rex']
    await reminders.check()
    expect([failed.length, (await stage.mailed('reminderSale')).count]).toEqual([1, 0])
    failing = false
    await openReminders(stage, programme).reminders.check()
    expect((await stage.mailed('reminderSale')).count).toBe(1)
  })

  it('does not leave at night in the zone of the site', async () => {
    const zone = 'Europe/Amsterdam'
    await remindedClient(stage, reminders, nlPlace)
    programme.cinemas = ['rex']
    for (const [wall, count] of [
      ['20T21:00', 0],
      ['21T07:59', 0],
      ['21T08:00', 1],
    ] as const) {
      stage.now = at(`2026-07-${wall}`, zone)
      await reminders.check()
      expect((await stage.mailed('reminderSale', nlPlace)).count).toBe(count)
    }
  })

  it('outlives an outage of the content API, and a film that is missing for a while', async () => {
    const failed: string[] = []
    const { reminders } = openReminders(stage, programme, {
      onError: (_, message) => void failed.push(message),
    })
    await remindedClient(stage, reminders)
    programme.down = true
    await reminders.check()
    expect(failed).toEqual(['reminders of a film could not be checked'])
    expect(reminders.figures().checkedAt).toBeNull()
    programme.down = false
    programme.gone = true
    await reminders.check()
    stage.pass(6 * 24 * 60)
    programme.gone = false
    await reminders.check()
    stage.pass(6 * 24 * 60)
    programme.cinemas = ['rex']
    await reminders.check()
    expect((await stage.mailed('reminderSale')).count).toBe(1)
    expect(reminders.figures().checkedAt).toBe(stage.now.getTime())
  })

  it('ends a week after its film has gone', async () => {
    const account = await remindedClient(stage, reminders)
    programme.gone = true
    await reminders.check()
    expect(await reminders.list('tn', { account })).toHaveLength(1)
    stage.pass(8 * 24 * 60)
    await reminders.check()
    expect(await reminders.list('tn', { account })).toEqual([])
  })

  it('needs the link of a mail for an address that nobody has confirmed', async () => {
    programme.cinemas = ['rex']
    expect(await reminders.request(visited, mailWish(), requester, null)).toEqual({ kind: 'unconfirmed' })
    await reminders.check()
    const { facts } = await stage.mailed('reminderConfirm')
    expect((await stage.mailed('reminderSale')).count).toBe(0)
    const token = new URL(String(facts.href)).searchParams.get('confirm') ?? ''
    expect(await reminders.confirm('nl', token)).toBe(false)
    expect(await reminders.confirm('tn', `${token}x`)).toBe(false)
    expect(await reminders.confirm('tn', token)).toBe(true)
    await reminders.check()
    expect((await stage.mailed('reminderSale')).facts).toMatchObject({ name: null })
  })

  it('forgets an address that was not confirmed within two days', async () => {
    await reminders.request(visited, mailWish(), requester, null)
    const { facts } = await stage.mailed('reminderConfirm')
    const token = new URL(String(facts.href)).searchParams.get('confirm') ?? ''
    stage.pass(49 * 60)
    expect(await reminders.confirm('tn', token)).toBe(false)
    await reminders.check()
    expect(await stage.store.db.selectFrom('reminders').selectAll().execute()).toEqual([])
  })

  it('is one, however often it is requested', async () => {
    const account = await remindedClient(stage, reminders)
    const client = await stage.account(account)
    await Promise.all([1, 2, 3, 4, 5].map(() => reminders.request(visited, mailWish(), requester, client)))
    expect(await reminders.list('tn', { account })).toHaveLength(1)
  })

  it('an address gets few mails that it did not cause, and a recipient has a limited number', async () => {
    const outcomes = []
    for (let index = 0; index < 8; index += 1)
      outcomes.push(await reminders.request(visited, mailWish(), { address: `198.51.100.${index}` }, null))
    expect(outcomes.filter(({ kind }) => kind === 'tooMany')).toHaveLength(2)
    const { account } = await stage.confirmedClient({ email: 'eve@cinema.example' })
    await reminders.request(visited, mailWish(account.email), requester, account)
    const { db } = stage.store
    const ofAccount = db.selectFrom('reminders').where('account', '=', account.id)
    const own = await ofAccount.selectAll().executeTakeFirstOrThrow()
    const ids = Array.from({ length: most - 1 }, (_, index) => ({ id: `r${index}`, show: `show-${index}` }))
    await db
      .insertInto('reminders')
      .values(ids.map((each) => ({ ...own, ...each })))
      .execute()
    const next = await reminders.request(visited, mailWish(account.email, 'lyon'), requester, account)
    expect(next.kind).toBe('tooMany')
  })

  it('is in the export of the client, and goes with the account', async () => {
    const account = await remindedClient(stage, reminders)
    expect(await accounts.profiles.exportData('tn', account)).toMatchObject({
      reminders: [{ show: 'heron', place: 'rex', channel: 'mail', state: 'waiting' }],
    })
    await stage.store.db.updateTable('reminders').set({ account: null }).execute()
    await accounts.profiles.deleteAccount(visited, account, 'moteur analytique')
    expect(await stage.store.db.selectFrom('reminders').selectAll().execute()).toEqual([])
  })
})
