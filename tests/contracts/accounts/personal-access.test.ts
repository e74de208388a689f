import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { nlPlace } from './set-up-accounts.ts'
import { callsOfEachTest } from './set-up-calls.ts'

describeOnEngines('access to the calls of a client', {}, (engine) => {
  const { stage, client, call, bySession, byToken, savedItems } = callsOfEachTest(engine)

  test('an address with too many rejected tokens has to wait', async () => {
    const headers = { authorization: 'Bearer flooding' }
    const refused = await call('v1/accounts/me', { headers })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  })

  test('anonymous calls get a 401 that reveals nothing', async () => {
    const personal = ['v1/accounts/me', 'v1/accounts/me/cinemas', `client/${client.id}`, 'client/somebody']
    for (const path of personal) {
      expect(await call(path)).toMatchObject({ status: 401, json: { error: 'nobody is signed in' } })
      const bad: Record<string, string>[] = [
        { authorization: 'Bearer bad' },
        { authorization: 'Basic good' },
        { authorization: 'Bearer bad', cookie: client.cookies },
      ]
      for (const headers of bad) {
        const refused = await call(path, { headers })
        const seen = [refused.status, refused.headers.get('www-authenticate')]
        expect(seen).toEqual([401, 'Bearer error="invalid_token"'])
      }
      expect((await call(path, { headers: { cookie: 'session=nothing; session' } })).status).toBe(401)
    }
    expect((await call('v1/accounts/me', byToken(), 'tn')).status).toBe(401)
    expect((await call('v1/accounts/me', bySession(), 'tn')).status).toBe(401)
  })

  test('calls about another client are refused', async () => {
    const { account } = await stage.newClient({ email: 'charles@cinema.example' }, nlPlace)
    for (const [path, method] of [
      [`client/${account.id}`, 'GET'],
      [`client/${account.id}/cinema/cinema-1`, 'POST'],
      [`client/${account.id}/cinema/cinema-1`, 'DELETE'],
      [`client/${account.id}/shows`, 'POST'],
      [`client/${account.id}/show/tide/intention`, 'POST'],
      [`client/${account.id}/show/tide/emotion`, 'POST'],
    ] as const) {
      for (const sent of [bySession({ method }), byToken({ method })])
        expect([path, (await call(path, sent)).status]).toEqual([path, 403])
    }
  })

  test('a session changes nothing without its CSRF value; a token needs none', async () => {
    const path = `client/${client.id}/cinema/cinema-1`
    const change = { method: 'PATCH', body: { cinemas: ['0001'] } }
    const values: Record<string, string>[] = [
      {},
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': `${client.csrf}x` },
    ]
    for (const value of values) {
      const headers = { cookie: client.cookies, ...value }
      expect((await call(path, { method: 'POST', headers })).status).toBe(403)
      expect((await call('v1/accounts/me/cinemas', { ...change, headers })).status).toBe(403)
    }
    expect((await savedItems()).favouriteCinemas).toEqual([])
    expect((await call(path, byToken({ method: 'POST' }))).status).toBe(204)
  })

  test('a change by a session comes from a page of the site, also with its CSRF value', async () => {
    const path = `client/${client.id}/cinema/cinema-1`
    const from = async (headers: Record<string, string>) =>
      (await call(path, bySession({ method: 'POST', headers }))).status
    expect(await from({ origin: 'http://evil.example' })).toBe(403)
    expect(await from({ origin: 'http://tn.localhost:3000' })).toBe(403)
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect((await savedItems()).favouriteCinemas).toEqual([])
    const { origin, clientOrigin } = nlPlace
    expect(await from({ origin, 'sec-fetch-site': 'same-site' })).toBe(204)
    expect(await from({ origin: clientOrigin, 'sec-fetch-site': 'same-origin' })).toBe(204)
  })

  test('the site’s own host accepts tokens only, no cookies', async () => {
    expect((await call(`client/${client.id}`, byToken({ host: 'site' }))).status).toBe(200)
    const write = byToken({ host: 'site', method: 'POST' })
    expect((await call(`client/${client.id}/cinema/cinema-1`, write)).status).toBe(204)
    expect((await call(`client/${client.id}`, bySession({ host: 'site' }))).status).toBe(401)
    for (const path of ['v1/accounts/me', 'nl/webview'])
      expect((await call(path, byToken({ host: 'site' }))).status).toBe(404)
    expect((await call('nl/logout', bySession({ host: 'site', method: 'POST' }))).status).toBe(404)
  })

  test('logging out ends the session and clears the cookies', async () => {
    const { status, headers } = await call('nl/logout', bySession({ method: 'POST' }))
    expect(status).toBe(204)
    const ended = ['session', 'client-session', 'XSRF-TOKEN', 'op_session']
    expect(headers.getSetCookie()).toEqual(
      ended.map((name) => expect.stringMatching(`^${name}=; .*Max-Age=0`)),
    )
    expect((await call('v1/accounts/me', bySession())).status).toBe(401)
    expect((await call('nl/logout', { method: 'POST' })).status).toBe(204)
  })

  test('only pages of the site may log out, also without the CSRF value', async () => {
    const from = (origin: string) =>
      call('nl/logout', { method: 'POST', headers: { cookie: client.cookies, origin } })
    expect((await from('https://evil.example')).status).toBe(403)
    expect((await call('v1/accounts/me', bySession())).status).toBe(200)
    expect((await from('http://nl.localhost:3000')).status).toBe(204)
    expect((await call('v1/accounts/me', bySession())).status).toBe(401)
  })

  test('readable cookies are renewed once the session is prolonged', async () => {
    expect((await call('v1/accounts/me', bySession())).headers.getSetCookie()).toEqual([])
    stage.pass(2 * 24 * 60)
    const renewed = (await call('v1/accounts/me', bySession())).headers.getSetCookie()
    const names = ['session', 'client-session', 'XSRF-TOKEN']
    expect(renewed.map((cookie) => cookie.split('=', 1)[0])).toEqual(names)
    const hint = /client-session=([^;]*)/.exec(renewed.join('\n'))?.[1] ?? ''
    expect(JSON.parse(Buffer.from(hint, 'base64url').toString())).toEqual({
      id: client.id,
      exp: stage.now.getTime() / 1_000 + 7 * 86_400,
    })
  })
})
