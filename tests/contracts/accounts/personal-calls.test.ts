import { expect, test } from 'vitest'
import { clientHostCalls } from '../../../src/api/contract/client-host.ts'
import { contract } from '../../../src/api/contract.ts'
import { UnavailableError } from '../../../src/api/errors.ts'
import { type AccountsApi, createAccountsApi } from '../../../src/services/accounts/accounts-api.ts'
import type { Identity } from '../../../src/services/accounts/ports.ts'
import { sessionCookies } from '../../../src/services/accounts/session-cookies.ts'
import { describeOnEngines } from '../on-engines.ts'
import { aPhoto } from './photo.ts'
import { accountsOfEachTest, newClient, nlPlace, openCinemas, place } from './set-up-accounts.ts'

interface Sent {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly host?: 'site' | 'client'
}

const places = { nl: nlPlace, tn: place }

describeOnEngines('calls of a client', {}, (engine) => {
  let api: AccountsApi
  let id: string
  let cookies: string
  let csrf: string

  const stage = accountsOfEachTest(engine, async (opened) => {
    const { accounts } = opened
    const client = await newClient(accounts, {}, nlPlace)
    id = client.account.id
    const accountOfToken: Identity['accountOfToken'] = async ({ site }, token) =>
      token === 'flooding' ? { name: 'limit', seconds: 7 } : site === 'nl' && token === 'good' ? id : null
    api = createAccountsApi({
      document: async () => undefined,
      accounts,
      cinemas: async () => openCinemas,
      identity: {
        accountOfToken,
        endSession: async () => ['op_session=; Path=/; Max-Age=0'],
      } as unknown as Identity,
      clock: () => stage.now.getTime(),
      onError: (error) => expect.unreachable(String(error)),
    })
    const session = await accounts.session('nl', client.session)
    if (!session) throw new Error('no session')
    csrf = session.csrf
    cookies = sessionCookies(nlPlace, client.session, session, stage.now.getTime())
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ')
  })

  async function call(
    path: string,
    { method = 'GET', body, headers = {}, host = 'client' }: Sent = {},
    site: 'nl' | 'tn' = 'nl',
  ) {
    const { origin, clientOrigin } = places[site]
    const request = new Request(`${host === 'client' ? clientOrigin : origin}/api/${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await api(site, request, { origin, clientOrigin, host })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      json: text === '' ? null : (JSON.parse(text) as unknown),
    }
  }
  const bySession = (more: Sent = {}): Sent => ({
    ...more,
    headers: { cookie: cookies, 'x-xsrf-token': csrf, ...more.headers },
  })
  const byToken = (more: Sent = {}): Sent => ({
    ...more,
    headers: { authorization: 'Bearer good', ...more.headers },
  })
  const savedItems = () => stage.accounts.savedItems('nl', id)

  test.each(['v1/accounts/me', 'nl/accounts/me', 'accounts/me'])(
    '%s returns the client, by token and by session',
    async (path) => {
      await stage.accounts.addFavourite('nl', id, 'cinema-3')
      await stage.accounts.setEmotion('nl', id, 'tide', 'loved')
      for (const sent of [byToken(), bySession()]) {
        const { status, json, headers } = await call(path, sent)
        expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([200, 'no-store', null])
        const parsed = clientHostCalls.me.parse(json)
        expect(parsed).toMatchObject({
          ok: true,
          skipped: [],
          model: {
            id,
            name: 'Ada Lovelace',
            registered: true,
            emailVerify: false,
            firstLogin: true,
            favouriteCinemas: ['cinema-3'],
            favouriteLimit: 5,
            subscription: null,
            feelings: { wishlist: [], emotions: { tide: 'loved' } },
          },
        })
      }
    },
  )

  test('the client has plan, planned change, level, picture and the state of the registration', async () => {
    await stage.store.db.updateTable('accounts').set({ email_verified_at: stage.now.toISOString() }).execute()
    for (const plan of ['duo', 'solo']) await stage.accounts.orderPlan(nlPlace, id, { plan, options: {} })
    await stage.accounts.setPicture('nl', id, await aPhoto())
    await stage.accounts.complete(nlPlace, id, {
      firstName: 'Ada',
      lastName: 'L',
      language: 'nl',
      newsletter: false,
      mailConsent: true,
    })
    const parsed = contract.client.parse((await call(`client/${id}`, bySession())).json)
    expect(parsed).toMatchObject({
      model: {
        emailVerify: true,
        firstLogin: false,
        cinepassType: 'À deux',
        loyaltyLevel: 'silver',
        avatar: expect.stringMatching(/^data:image\/webp;base64,/),
        subscription: {
          currentPlan: 'duo',
          eligibleChanges: ['solo', 'young'],
          eligibleForAddonChange: true,
          downgrade: { executionDate: '2026-12-20' },
        },
      },
    })
  })

  test('favourites are changed by box-office reference, and listed newest first within the limit', async () => {
    const patch = (cinemas: unknown) =>
      call('v1/accounts/me/cinemas', byToken({ method: 'PATCH', body: { cinemas } }))
    expect((await patch(['0003'])).status).toBe(204)
    expect((await patch(['0004', '0000'])).status).toBe(204)
    const { json } = await call('v1/accounts/me/cinemas', byToken())
    expect(json).toEqual({
      items: [{ codeCcs: '0000' }, { codeCcs: '0004' }, { codeCcs: '0003' }],
      favoriteLimit: 5,
    })
    expect(clientHostCalls.favourites.parse(json)).toMatchObject({
      ok: true,
      model: { vistaRefs: ['0000', '0004', '0003'], limit: 5 },
    })
    expect(await patch(['0001', '0002', '0005'])).toMatchObject({ status: 409, json: { limit: 5 } })
    for (const ref of ['9999', '3']) expect((await patch([ref])).status).toBe(404)
    expect(
      (
        await call(
          'v1/accounts/me/cinemas',
          byToken({ method: 'DELETE', body: { cinemas: ['0003', '0000'] } }),
        )
      ).status,
    ).toBe(204)
    expect((await savedItems()).favouriteCinemas).toEqual(['cinema-2', 'cinema-1', 'cinema-4'])
    expect((await patch(Array.from({ length: 51 }, () => '0001'))).status).toBe(400)
  })

  test('favourites are changed by slug too, in the same list', async () => {
    const cinema = (slug: string, method: string) =>
      call(`nl/client/${id}/cinema/${slug}`, bySession({ method }))
    expect((await cinema('cinema-1', 'POST')).status).toBe(204)
    expect((await cinema('nowhere', 'POST')).status).toBe(404)
    expect((await call('accounts/me/cinemas', bySession())).json).toMatchObject({
      items: [{ codeCcs: '0001' }],
    })
    expect((await cinema('cinema-1', 'DELETE')).status).toBe(204)
    for (const { slug } of openCinemas.slice(0, 5)) await cinema(slug, 'POST')
    expect(await cinema('cinema-8', 'POST')).toMatchObject({ status: 409, json: { limit: 5 } })
  })

  test('wishlist, intention and rating are saved, and invalid ones refused', async () => {
    const post = async (path: string, body: unknown) =>
      (await call(`client/${id}/${path}`, bySession({ method: 'POST', body }))).status
    expect(await post('shows', { showSlugs: ['tide', 'dune'] })).toBe(204)
    expect(await post('show/arrival/intention', { intention: 2, isDelete: false })).toBe(204)
    expect(await post('show/dune/intention', { intention: 2, isDelete: true })).toBe(204)
    expect(await post('show/l%27%C3%A9t%C3%A9/emotion', { emotion: 'liked', isDelete: false })).toBe(204)
    expect(await post('show/tide/emotion', { emotion: 'loved', isDelete: false })).toBe(204)
    expect(await savedItems()).toEqual({
      favouriteCinemas: [],
      wishlist: ['arrival', 'tide'],
      emotions: { tide: 'loved', "l'été": 'liked' },
    })
    expect(await post('show/tide/emotion', { emotion: 'loved', isDelete: true })).toBe(204)
    expect((await savedItems()).emotions).toEqual({ "l'été": 'liked' })
    expect(await post('shows', { showSlugs: ['a b'] })).toBe(400)
    expect(await post('show/a%20b/intention', { intention: 2, isDelete: false })).toBe(404)
    expect(await post('show/a%20b/emotion', { emotion: 'liked', isDelete: false })).toBe(404)
  })

  test.each([
    ['no JSON', '{"emotion"', 400, 'the body is no JSON'],
    ['another rating', { emotion: 'meh', isDelete: false }, 400, 'the body is not what this call takes'],
    ['half of it', { emotion: 'liked' }, 400, 'the body is not what this call takes'],
    ['a flood', { emotion: 'x'.repeat(16_384) }, 413, 'the body is larger than 16384 bytes'],
  ])('%s is refused with the reason', async (_, body, status, error) => {
    const received = await call(`client/${id}/show/tide/emotion`, bySession({ method: 'POST', body }))
    expect(received).toMatchObject({ status, json: { error } })
    expect(received.headers.get('cache-control')).toBe('no-store')
    expect((await savedItems()).emotions).toEqual({})
  })

  test('requires the content type JSON', async () => {
    const sent = bySession({
      method: 'POST',
      body: '{"emotion":"liked","isDelete":false}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(await call(`client/${id}/show/tide/emotion`, sent)).toMatchObject({
      status: 400,
      json: { error: 'the body has to be application/json' },
    })
  })

  test('an address with too many rejected tokens has to wait', async () => {
    const { status, headers } = await call('v1/accounts/me', {
      headers: { authorization: 'Bearer flooding' },
    })
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([429, '7', 'no-store'])
  })

  test('anonymous calls get a 401 that reveals nothing', async () => {
    const personal = ['v1/accounts/me', 'v1/accounts/me/cinemas', `client/${id}`, 'client/somebody']
    for (const path of personal) {
      expect(await call(path)).toMatchObject({ status: 401, json: { error: 'nobody is signed in' } })
      const bad: Record<string, string>[] = [
        { authorization: 'Bearer bad' },
        { authorization: 'Basic good' },
        { authorization: 'Bearer bad', cookie: cookies },
      ]
      for (const headers of bad) {
        const refused = await call(path, { headers })
        expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
          401,
          'Bearer error="invalid_token"',
        ])
      }
      expect((await call(path, { headers: { cookie: 'session=nothing; session' } })).status).toBe(401)
    }
    expect((await call('v1/accounts/me', byToken(), 'tn')).status).toBe(401)
    expect((await call('v1/accounts/me', bySession(), 'tn')).status).toBe(401)
  })

  test('calls about another client are refused', async () => {
    const { account } = await newClient(stage.accounts, { email: 'charles@cinema.example' }, nlPlace)
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
    const path = `client/${id}/cinema/cinema-1`
    const values: Record<string, string>[] = [{}, { 'x-xsrf-token': '' }, { 'x-xsrf-token': `${csrf}x` }]
    for (const value of values) {
      expect((await call(path, { method: 'POST', headers: { cookie: cookies, ...value } })).status).toBe(403)
      expect(
        (
          await call('v1/accounts/me/cinemas', {
            method: 'PATCH',
            body: { cinemas: ['0001'] },
            headers: { cookie: cookies, ...value },
          })
        ).status,
      ).toBe(403)
    }
    expect((await savedItems()).favouriteCinemas).toEqual([])
    expect((await call(path, byToken({ method: 'POST' }))).status).toBe(204)
  })

  test('the site’s own host accepts tokens only, no cookies', async () => {
    expect((await call(`client/${id}`, byToken({ host: 'site' }))).status).toBe(200)
    expect(
      (await call(`client/${id}/cinema/cinema-1`, byToken({ host: 'site', method: 'POST' }))).status,
    ).toBe(204)
    expect((await call(`client/${id}`, bySession({ host: 'site' }))).status).toBe(401)
    for (const path of ['v1/accounts/me', 'nl/webview'])
      expect((await call(path, byToken({ host: 'site' }))).status).toBe(404)
    expect((await call('nl/logout', bySession({ host: 'site', method: 'POST' }))).status).toBe(404)
  })

  test('the frame opens the guest pages of the client host, in the language of the path', async () => {
    const { json, headers } = await call('en/webview')
    expect(json).toEqual({
      loginUrl: 'http://client.nl.localhost:3000/en/sign-in',
      signupUrl: 'http://client.nl.localhost:3000/en/register',
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await call('webview')).json).toMatchObject({
      loginUrl: 'http://client.nl.localhost:3000/nl/sign-in',
    })
  })

  test('logging out ends the session and clears the cookies', async () => {
    const { status, headers } = await call('nl/logout', bySession({ method: 'POST' }))
    expect(status).toBe(204)
    expect(headers.getSetCookie().map((cookie) => cookie.replace('; Path=/', ''))).toEqual([
      'session=; Max-Age=0; HttpOnly; SameSite=Lax',
      'client-session=; Max-Age=0; Domain=nl.localhost; SameSite=Lax',
      'XSRF-TOKEN=; Max-Age=0; Domain=nl.localhost; SameSite=Lax',
      'op_session=; Max-Age=0',
    ])
    expect((await call('v1/accounts/me', bySession())).status).toBe(401)
    expect((await call('nl/logout', { method: 'POST' })).status).toBe(204)
  })

  test('only pages of the site may log out, also without the CSRF value', async () => {
    const from = (origin: string) =>
      call('nl/logout', { method: 'POST', headers: { cookie: cookies, origin } })
    expect((await from('https://evil.example')).status).toBe(403)
    expect((await call('v1/accounts/me', bySession())).status).toBe(200)
    expect((await from('http://nl.localhost:3000')).status).toBe(204)
    expect((await call('v1/accounts/me', bySession())).status).toBe(401)
  })

  test('readable cookies are renewed once the session is prolonged', async () => {
    expect((await call('v1/accounts/me', bySession())).headers.getSetCookie()).toEqual([])
    stage.pass(2 * 24 * 60)
    const renewed = (await call('v1/accounts/me', bySession())).headers.getSetCookie()
    expect(renewed.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      'session',
      'client-session',
      'XSRF-TOKEN',
    ])
    const hint = Buffer.from(
      /client-session=([^;]*)/.exec(renewed.join('\n'))?.[1] ?? '',
      'base64url',
    ).toString()
    expect(JSON.parse(hint)).toEqual({ id, exp: stage.now.getTime() / 1_000 + 7 * 86_400 })
  })

  test.each([
    ['the content is unreachable', new UnavailableError('cinemas: no answer'), 503, '5'],
    ['something breaks', new Error('broken'), 500, null],
  ])('if %s, the call changes nothing and reports it', async (_, fault, status, retryAfter) => {
    const errors: unknown[] = []
    const accounts = stage.another({ cinemas: () => Promise.reject(fault) })
    api = createAccountsApi({
      document: async () => undefined,
      accounts,
      cinemas: () => Promise.reject(fault),
      onError: (error) => void errors.push(error),
    })
    for (const [path, sent] of [
      [`client/${id}/cinema/cinema-1`, { method: 'POST' }],
      ['v1/accounts/me/cinemas', {}],
    ] as const) {
      const { headers, ...received } = await call(path, bySession(sent))
      expect([received.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        status,
        retryAfter,
        'no-store',
      ])
    }
    expect(errors).toEqual([fault, fault])
    expect((await savedItems()).favouriteCinemas).toEqual([])
  })

  test('refuses other methods and paths', async () => {
    const other = await call('v1/accounts/me', bySession({ method: 'PUT' }))
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await call('nl/logout', bySession())).status).toBe(405)
    expect((await call('v1/accounts', bySession())).status).toBe(404)
    expect((await call('v1/accounts/me', bySession({ method: 'HEAD' }))).status).toBe(200)
  })
})
