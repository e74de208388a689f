import { expect, test } from 'vitest'
import { clientHostCalls } from '../../../src/api/contract/client-host.ts'
import { createAccountsApi } from '../../../src/services/accounts/accounts-api.ts'
import { sessionCookies } from '../../../src/services/accounts/session-cookies.ts'
import { insertBooking } from '../../../src/services/accounts/store/bookings.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, booking, newClient, openCinemas, place } from './set-up-accounts.ts'

describeOnEngines('tickets of a client', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('bookings ahead are listed for the client only, the soonest first', async () => {
    const { accounts, store } = stage
    const now = stage.now.getTime()
    const { account, session: token } = await newClient(accounts)
    const api = createAccountsApi({
      document: async () => undefined,
      accounts,
      cinemas: async () => openCinemas,
      identity: null,
      clock: () => now,
      onError: (error) => expect.unreachable(String(error)),
    })
    const at = (startsAt: string, seats = 1) =>
      insertBooking(
        store.db,
        { site: 'tn', account: account.id, email: null, key: null },
        { ...booking, startsAt, seats },
        now,
      )
    await at('2030-01-02T20:30', 2)
    await at('2030-01-01T20:30')
    await at('2020-01-01T20:30')
    const cancelled = await at('2030-01-03T20:30')
    await accounts.cancelBooking(place, account.id, cancelled.id)
    const session = await accounts.session('tn', token)
    if (!session) throw new Error('no session')
    const cookie = sessionCookies(place, token, session, now)
      .map((each) => each.split(';', 1)[0])
      .join('; ')
    const { origin, clientOrigin } = place
    const send = (headers: Record<string, string>) =>
      api('tn', new Request(`${clientOrigin}/api/v1/accounts/me/bookings`, { headers }), {
        origin,
        clientOrigin,
        host: 'client',
      })
    const response = await send({ cookie })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(clientHostCalls.tickets.parse(await response.json())).toMatchObject({
      ok: true,
      skipped: [],
      model: [{ startsAt: '2030-01-01T20:30' }, { startsAt: '2030-01-02T20:30', seats: 2 }],
    })
    expect((await send({})).status).toBe(401)
  })
})
