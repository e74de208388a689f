import { expect, it } from 'vitest'
import type { Reminders } from '../../../src/services/accounts/reminders/reminders.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, nlPlace, visited } from './set-up-accounts.ts'
import { at, type FakeProgramme, list, openReminders, requester } from './set-up-reminders.ts'

const [FIRST, SECOND, THIRD] = [
  '2026-11-22T18:00 heron rex',
  '2026-11-22T20:30 heron rex',
  '2026-11-24T20:00 heron vox',
]

describeOnEngines('followed lists', {}, (engine) => {
  let programme: FakeProgramme & { listed: string[] }
  let reminders: Reminders
  const stage = accountsOfEachTest(engine, () => {
    stage.now = at('2026-11-20T12:00')
    programme = { salesOpening: null, cinemas: [], listed: [FIRST], gone: false, down: false }
    ;({ reminders } = openReminders(stage, programme))
  })

  async function follow(where = visited, client = {}) {
    const { account } = await stage.confirmedClient(client, where)
    const to = { channel: 'mail', email: account.email } as const
    const outcome = await reminders.request(where, { list, to }, requester, account)
    expect(outcome.kind).toBe('waiting')
    return account
  }

  async function checkAt(wall: string, zone?: string) {
    stage.now = at(wall, zone)
    await reminders.check()
  }

  it('tell each new showtime once, those of a look in one mail', async () => {
    await follow()
    await checkAt('2026-11-20T12:01')
    expect((await stage.mailed('watchFound')).count).toBe(0)
    programme.listed = [FIRST, SECOND, THIRD]
    await checkAt('2026-11-20T12:02')
    programme.listed = [THIRD]
    await checkAt('2026-11-20T12:03')
    programme.listed = [FIRST, SECOND, THIRD]
    await checkAt('2026-11-20T12:04')
    const { count, facts, mail } = await stage.mailed('watchFound')
    expect(count).toBe(1)
    expect(mail?.to).toBe('ada@cinema.example')
    expect(facts).toMatchObject({
      name: 'Ada',
      show: 'Lyon, VOST',
      showtimes: [`text of ${SECOND}`, `text of ${THIRD}`],
      count: 2,
      href: visited.origin + list,
    })
  })

  it('are looked at by one of two processes, for all who follow them', async () => {
    await follow()
    await follow(visited, { email: 'grace@cinema.example' })
    const other = openReminders(stage, programme)
    programme.listed = [FIRST, SECOND]
    stage.now = at('2026-11-20T12:01')
    await Promise.all([reminders.check(), other.reminders.check()])
    const mails = (await stage.accounts.mails('tn')).filter(({ subject }) => subject === 'watchFound')
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@cinema.example', 'grace@cinema.example'])
  })

  it('wait for the morning of the site', async () => {
    const zone = 'Europe/Amsterdam'
    stage.now = at('2026-11-20T20:00', zone)
    await follow(nlPlace)
    for (const [wall, listed, count] of [
      ['2026-11-20T21:00', [FIRST, SECOND], 0],
      ['2026-11-21T07:59', [FIRST, SECOND, THIRD], 0],
      ['2026-11-21T08:00', [FIRST, SECOND, THIRD], 1],
    ] as const) {
      programme.listed = [...listed]
      await checkAt(wall, zone)
      expect((await stage.mailed('watchFound', nlPlace)).count).toBe(count)
    }
    expect((await stage.mailed('watchFound', nlPlace)).facts).toMatchObject({ count: 2 })
  })

  it('outlive an outage, and lose nothing by it', async () => {
    const failed: string[] = []
    const { reminders: failing } = openReminders(stage, programme, {
      onError: (_, message) => void failed.push(message),
    })
    await follow()
    programme.listed = [FIRST, SECOND]
    programme.down = true
    stage.now = at('2026-11-20T12:01')
    await failing.check()
    expect(failed).toEqual(['a followed list could not be checked'])
    programme.down = false
    await checkAt('2026-11-20T12:02')
    expect((await stage.mailed('watchFound')).count).toBe(1)
  })

  it('write to an address only after its owner has followed a link', async () => {
    const to = { channel: 'mail', email: 'bob@cinema.example' } as const
    expect(await reminders.request(visited, { list, to }, requester, null)).toEqual({ kind: 'unconfirmed' })
    programme.listed = [FIRST, SECOND]
    await checkAt('2026-11-20T12:01')
    expect((await stage.mailed('watchFound')).count).toBe(0)
    const { facts } = await stage.mailed('watchConfirm')
    const token = new URL(String(facts.href)).searchParams.get('confirm') ?? ''
    expect(await reminders.confirm('tn', token)).toBe(true)
    await checkAt('2026-11-20T12:02')
    expect((await stage.mailed('watchFound')).count).toBe(1)
  })

  it('end one by one with the link of their mail', async () => {
    const { id: account, email } = await follow()
    await reminders.request(
      visited,
      { show: 'heron', place: '', to: { channel: 'mail', email } },
      requester,
      null,
    )
    programme.listed = [FIRST, SECOND]
    await checkAt('2026-11-20T12:01')
    const { searchParams } = new URL(String((await stage.mailed('watchFound')).facts.unsubscribe))
    const [token, item] = [searchParams.get('token') ?? '', searchParams.get('item') ?? undefined]
    expect(await reminders.end('tn', { token }, item)).toBe(true)
    const left = await reminders.list('tn', { account })
    expect(left?.filter(({ awaits }) => awaits === 'list')).toEqual([])
    programme.listed = [FIRST, SECOND, THIRD]
    await checkAt('2026-11-20T12:02')
    expect((await stage.mailed('watchFound')).count).toBe(1)
  })

  it('cannot be followed where the site has none', async () => {
    const to = { channel: 'mail', email: 'bob@cinema.example' } as const
    const wish = { list: '/ce-soir/atlantis', to }
    expect(await reminders.request(visited, wish, requester, null)).toEqual({ kind: 'unknown' })
  })
})
