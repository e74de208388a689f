import { beforeEach, expect, it } from 'vitest'
import { authentication } from '#config/authentication.ts'
import type { AccountsApi } from '../../../src/services/accounts/accounts-api.ts'
import type { Reminders } from '../../../src/services/accounts/reminders/reminders.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, visited } from './set-up-accounts.ts'
import { apiOf, signedIn } from './set-up-calls.ts'
import { at, type FakeProgramme, mailWish, openReminders } from './set-up-reminders.ts'

const keys = { p256dh: 'x', auth: 'y' }
const withoutKeys = { channel: 'push', endpoint: 'https://p.example/x', keys }

describeOnEngines('calls for reminders', {}, (engine) => {
  let api: AccountsApi
  let reminders: Reminders
  const programme: FakeProgramme = { salesOpening: null, cinemas: [], gone: false, down: false }
  const stage = accountsOfEachTest(engine, () => {
    stage.now = at('2026-11-20T12:00')
    const open = openReminders(stage, programme)
    reminders = open.reminders
    api = apiOf(open.accounts, { clock: stage.clock })
  })
  beforeEach(() => {
    programme.cinemas = []
  })

  const send = (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    host: 'site' | 'client' = 'site',
  ) =>
    api(
      'tn',
      new Request(`${host === 'site' ? visited.origin : visited.clientOrigin}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: visited.origin, ...headers },
        body: JSON.stringify(body),
      }),
      { ...visited, host, address: '203.0.113.9' },
    )

  it('takes the reminder of a visitor on the site’s own host', async () => {
    expect((await send('client/reminders?language=fr', mailWish())).status).toBe(204)
    expect((await stage.mailed('reminderConfirm')).mail?.to).toBe('ada@cinema.example')
  })

  it('takes that of a client, with the CSRF value of the session, without a confirmation', async () => {
    const { account, session: token } = await stage.confirmedClient()
    const { cookies: cookie, csrf } = await signedIn(stage.accounts, visited, token, stage.clock())
    const headers = { cookie, [authentication.csrfHeader]: csrf }
    expect((await send('fr/client/reminders', mailWish(), headers, 'client')).status).toBe(204)
    expect(await reminders.list('tn', { account: account.id })).toHaveLength(1)
    await send('fr/client/reminders', mailWish('ada@cinema.example', ''), { cookie }, 'client')
    expect(await reminders.list('tn', { account: account.id })).toHaveLength(1)
  })

  it.each([
    ['another site', mailWish(), { origin: 'https://evil.example' }, 403],
    ['no reminder', { show: 'heron' }, {}, 400],
    ['a path as a film', { ...mailWish(), show: '../x' }, {}, 400],
    ['no address', mailWish('ada'), {}, 400],
    ['an unknown film', { ...mailWish(), show: 'nothing' }, {}, 404],
    ['an unknown place', mailWish('ada@cinema.example', 'atlantis'), {}, 404],
    ['keys that are none', { ...mailWish(), to: withoutKeys }, {}, 400],
  ])('refuses %s', async (_, body, headers, status) => {
    expect((await send('client/reminders', body, headers)).status).toBe(status)
  })

  it('ends all reminders of a recipient for a mailbox that posts the token, from anywhere', async () => {
    const { account } = await stage.confirmedClient()
    for (const place of ['rex', 'lyon'])
      await reminders.request(visited, mailWish(account.email, place), { address: undefined }, account)
    programme.cinemas = ['rex']
    await reminders.check()
    const { facts } = await stage.mailed('reminderSale')
    const { pathname, search, origin, searchParams } = new URL(String(facts.unsubscribe))
    expect(await reminders.list('nl', { token: searchParams.get('token') ?? '' })).toBeNull()
    expect(origin).toBe(visited.origin)
    const post = (address: string) => {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      return api('tn', new Request(`${origin}${address}`, { method: 'POST', body }), {
        ...visited,
        host: 'site',
      })
    }
    expect((await post(`${pathname}${search}x`)).status).toBe(404)
    expect(await reminders.list('tn', { account: account.id })).toHaveLength(2)
    expect((await post(pathname + search)).status).toBe(204)
    expect(await reminders.list('tn', { account: account.id })).toEqual([])
    const read = new Request(`${origin}${pathname}${search}`)
    expect((await api('tn', read, { ...visited, host: 'site' })).status).toBe(405)
  })

  it('ends those of a device for pages of the site only', async () => {
    const body = { endpoint: 'https://push.example/send/1' }
    expect((await send('client/reminders/end-device', body)).status).toBe(204)
    const origin = 'https://evil.example'
    expect((await send('client/reminders/end-device', body, { origin })).status).toBe(403)
  })
})
