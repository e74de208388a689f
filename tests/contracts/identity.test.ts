import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import type { Identity } from '../../src/services/accounts/ports.ts'
import type { IdentityStore } from '../../src/services/identity/identity-store.ts'
import { isProtocolPath } from '../../src/services/identity/protocol-paths.ts'
import { providerOfEachTest } from './identity-provider.ts'
import {
  APPLICATION,
  authorization,
  type Browser,
  browserOf,
  CALLBACK,
  exchange,
  type FakeAccounts,
  identityOn,
  locationOf,
  messageOf,
  place,
  postForm,
  requester,
  signInByPage,
  signInSilently,
  silent,
  tokensOf,
} from './identity-visitor.ts'
import { describeOnEngines } from './on-engines.ts'

describeOnEngines('the OpenID provider', {}, (engine) => {
  let store: IdentityStore
  let accounts: FakeAccounts
  let identity: Identity
  let browser: Browser

  providerOfEachTest(
    engine,
    () => identity,
    (made) => {
      ;({ store, accounts, identity, browser } = made)
    },
  )

  test('refuses a long state or query before anything is stored', async () => {
    const stored = async () => (await store.db.selectFrom('oidc_records').selectAll().execute()).length
    const before = await stored()
    for (const more of [{ state: 's'.repeat(513) }, { login_hint: 'x'.repeat(3_000) }])
      expect((await browser.get(authorization(more).path)).status).toBe(400)
    expect(await stored()).toBe(before)
  })

  test('a visitor signs in on the client host and returns with a code for tokens', async () => {
    const query = authorization({ ui_locales: 'de en-GB fr' })
    const first = await browser.get(query.path)
    expect(first.status).toBe(303)
    const page = locationOf(first)
    expect(page.pathname).toBe('/en/sign-in')
    expect(await identity.interaction(place, browser.request(page.href))).toEqual({
      prompt: 'login',
      signUp: false,
      application: 'Marquee',
      scopes: ['openid', 'profile', 'email'],
    })
    const finished = await identity.finish(place, browser.request(page.href, { method: 'POST' }), {
      account: 'noor',
    })
    expect(finished.status).toBe(303)
    browser.keep(finished)
    const back = locationOf(await browser.get(locationOf(finished).href))
    expect(back.href.startsWith(`${CALLBACK}?`)).toBe(true)
    expect(back.searchParams.get('state')).toBe(query.state)
    expect(back.searchParams.get('iss')).toBe(`${place.clientOrigin}/`)
    const response = await browser.get(
      '/oauth/token',
      exchange(back.searchParams.get('code') ?? '', query.verifier),
    )
    expect(response.headers.get('access-control-allow-origin')).toBe(place.origin)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const tokens = await tokensOf(response)
    const keys = createRemoteJWKSet(new URL(`${place.clientOrigin}/.well-known/jwks.json`), {
      [customFetch]: (url: string) => browser.get(url),
    })
    const { payload, protectedHeader } = await jwtVerify(tokens.id_token, keys, {
      issuer: `${place.clientOrigin}/`,
      audience: APPLICATION,
    })
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload).toMatchObject({
      sub: 'noor',
      nonce: query.nonce,
      email: 'noor@cinema.example',
      email_verified: true,
      given_name: 'Noor',
      family_name: 'Çelik',
      name: 'Noor Çelik',
      locale: 'fr',
      updated_at: Date.parse('2026-11-02T10:00:00Z') / 1_000,
    })
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBe('noor')
    const user = await browser.get('/userinfo', {
      headers: { authorization: `Bearer ${tokens.access_token}`, origin: place.origin },
    })
    expect(await user.json()).toMatchObject({ sub: 'noor', email: 'noor@cinema.example' })
  })

  test('a registration starts on its own page', async () => {
    const page = locationOf(
      await browser.get(authorization({ screen_hint: 'signup', ui_locales: 'nl' }).path),
    )
    expect(page.pathname).toBe('/fr/register')
    expect(await identity.interaction(place, browser.request(page.href))).toMatchObject({ signUp: true })
  })

  test('a refusal returns access_denied', async () => {
    const page = locationOf(await browser.get(authorization().path))
    const finished = await identity.finish(place, browser.request(page.href, { method: 'POST' }), {
      refused: true,
    })
    browser.keep(finished)
    expect(locationOf(await browser.get(locationOf(finished).href)).searchParams.get('error')).toBe(
      'access_denied',
    )
  })

  test('an interaction belongs to the browser that began it, each tab to its own', async () => {
    const [first, second] = [authorization(), authorization({ screen_hint: 'signup' })]
    const firstPage = locationOf(await browser.get(first.path))
    const secondPage = locationOf(await browser.get(second.path))
    expect(await identity.interaction(place, browserOf(() => identity).request(firstPage.href))).toBeNull()
    expect(await identity.interaction(place, browser.request(`/fr/sign-in?interaction=made-up`))).toBeNull()
    expect(await identity.interaction(place, browser.request(firstPage.href))).toMatchObject({
      signUp: false,
    })
    expect(await identity.interaction(place, browser.request(secondPage.pathname))).toMatchObject({
      signUp: true,
    })
    const stranger = await identity.finish(
      place,
      browserOf(() => identity).request(firstPage.href, { method: 'POST' }),
      { account: 'ada' },
    )
    expect([stranger.status, await stranger.text()]).toEqual([400, 'fr expired'])
    const finished = await identity.finish(place, browser.request(firstPage.href, { method: 'POST' }), {
      account: 'noor',
    })
    browser.keep(finished)
    expect(locationOf(await browser.get(locationOf(finished).href)).searchParams.get('state')).toBe(
      first.state,
    )
  })

  test('a session of the client host signs in without a page', async () => {
    const anonymous = await browser.get(authorization(silent).path)
    expect(await messageOf(anonymous)).toMatchObject({ error: 'login_required' })
    browser.holds(accounts.signIn('noor'))
    const query = authorization(silent)
    const framed = await browser.get(query.path)
    expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors ${place.origin}`)
    expect(framed.headers.has('x-frame-options')).toBe(false)
    const { code = '', state } = await messageOf(framed)
    expect(state).toBe(query.state)
    const tokens = await tokensOf(await browser.get('/oauth/token', exchange(code, query.verifier)))
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBe('noor')
    expect(locationOf(await browser.get(authorization().path)).searchParams.get('code')).toBeTruthy()
    browser.holds(null)
    expect(await messageOf(await browser.get(authorization(silent).path))).toMatchObject({
      error: 'login_required',
    })
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBeNull()
  })

  test('a web message targets the site only', async () => {
    browser.holds(accounts.signIn('noor'))
    const html = await (await browser.get(authorization(silent).path)).text()
    expect(html).toContain(`"redirect_uri":"${CALLBACK}"`)
    expect(html).toContain('respond(mainWin, redirect_uri)')
  })

  test('another client in the same browser gets own tokens, and ends the first one’s', async () => {
    browser.holds(accounts.signIn('noor'))
    const noor = await signInSilently(browser)
    browser.holds(accounts.signIn('ada'))
    const ada = await signInSilently(browser)
    expect(await identity.accountOfToken(place, ada.access_token, requester)).toBe('ada')
    expect(await identity.accountOfToken(place, noor.access_token, requester)).toBeNull()
  })

  test('another client can take over a repeated sign-in', async () => {
    browser.holds(accounts.signIn('noor'))
    const noor = await signInSilently(browser)
    const { code, verifier } = await signInByPage(identity, accounts, browser, 'ada', { prompt: 'login' })
    const ada = await tokensOf(await browser.get('/oauth/token', exchange(code, verifier)))
    expect(await identity.accountOfToken(place, ada.access_token, requester)).toBe('ada')
    expect(await identity.accountOfToken(place, noor.access_token, requester)).toBeNull()
    expect(
      await identity.accountOfToken(place, (await signInSilently(browser)).access_token, requester),
    ).toBe('ada')
  })

  test('a repeated sign-in of the same client keeps its tokens valid', async () => {
    browser.holds(accounts.signIn('noor', 1_000))
    await signInSilently(browser)
    const { code, verifier } = await signInByPage(identity, accounts, browser, 'noor', { prompt: 'login' })
    const again = await tokensOf(await browser.get('/oauth/token', exchange(code, verifier)))
    await signInSilently(browser)
    expect(await identity.accountOfToken(place, again.access_token, requester)).toBe('noor')
  })

  test.each([
    ['an unknown application', { client_id: 'somebody' }],
    ['another address to come back to', { redirect_uri: 'http://evil.example/callback' }],
    ['an address below the right one', { redirect_uri: `${CALLBACK}/deeper` }],
  ])('%s shows an error page, not a redirect', async (_, more) => {
    const response = await browser.get(authorization({ ...more, ui_locales: 'en' }).path)
    expect([response.status, await response.text()]).toEqual([400, 'en invalidRequest'])
  })

  test('an authorization without PKCE is refused at its redirect URI', async () => {
    const { path } = authorization({ code_challenge: undefined, code_challenge_method: undefined })
    expect(locationOf(await browser.get(path)).searchParams.get('error')).toBe('invalid_request')
  })

  test.each([
    ['a challenge that is the verifier itself', { code_challenge_method: 'plain' }],
    ['a token without a code', { response_type: 'token' }],
    ['an ID token without a code', { response_type: 'id_token' }],
    ['a code together with an ID token', { response_type: 'code id_token' }],
  ])('%s is refused', async (_, more) => {
    const target = locationOf(await browser.get(authorization({ ...more, response_mode: undefined }).path))
    expect(`${target.search}${target.hash}`).toMatch(/error=(?:invalid_request|unsupported_response_type)/)
    expect(`${target.search}${target.hash}`).not.toMatch(/[?#&](?:code|access_token|id_token)=/)
  })

  test('an oversized body is refused early', async () => {
    let read = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1
        if (read > 1_000) controller.close()
        else controller.enqueue(new Uint8Array(32_768))
      },
    })
    const sent = { ...postForm({}), body, duplex: 'half' } as RequestInit
    expect((await browser.get('/oauth/token', sent)).status).toBe(413)
    expect(read).toBeLessThan(10)
  })

  test('an expired authorization shows an error page', async () => {
    const response = await browser.get('/authorize/made-up')
    expect([response.status, await response.text()]).toEqual([400, 'fr expired'])
  })

  test('over https, cookies are sent back over https only', async () => {
    const secure = {
      ...place,
      origin: 'https://fr.marquee.example',
      clientOrigin: 'https://client.fr.marquee.example',
    }
    const by = browserOf(() => identity, secure)
    const response = await by.get(authorization({ redirect_uri: `${secure.origin}/callback` }).path)
    const lines = response.headers.getSetCookie()
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(line).toMatch(/; secure/i)
    for (const line of lines) expect(line).toMatch(/; httponly/i)
    const discovery = await (await by.get('/.well-known/openid-configuration')).json()
    expect(discovery).toMatchObject({
      issuer: `${secure.clientOrigin}/`,
      authorization_endpoint: `${secure.clientOrigin}/authorize`,
      token_endpoint: `${secure.clientOrigin}/oauth/token`,
      userinfo_endpoint: `${secure.clientOrigin}/userinfo`,
      jwks_uri: `${secure.clientOrigin}/.well-known/jwks.json`,
      end_session_endpoint: `${secure.clientOrigin}/session/end`,
      code_challenge_methods_supported: ['S256'],
    })
  })

  test('serves its own paths, on sites with a provider', async () => {
    const requester = { address: undefined }
    for (const path of [
      '/authorize',
      '/authorize/abc',
      '/oauth/token',
      '/userinfo',
      '/v2/logout',
      '/session/end',
      '/.well-known/jwks.json',
    ]) {
      expect(isProtocolPath(path)).toBe(true)
    }
    for (const path of [
      '/',
      '/fr/sign-in',
      '/authorize/a/b',
      '/oauth',
      '/api/accounts/me',
      '/.well-known/security.txt',
    ]) {
      expect(isProtocolPath(path)).toBe(false)
      expect(await identity.respond(place, new Request(place.clientOrigin + path), requester)).toBeUndefined()
    }
    const tunis = {
      ...place,
      site: 'tn',
      origin: 'http://tn.localhost:3900',
      clientOrigin: 'http://client.tn.localhost:3900',
    } as const
    expect(
      await identity.respond(tunis, new Request(`${tunis.clientOrigin}/authorize`), requester),
    ).toBeUndefined()
    const outsideTokens = { accountOfToken: async () => 'ada' }
    const elsewhere = identityOn(store, accounts, { outsideTokens, isDirect: () => true })
    expect(
      await elsewhere.respond(place, new Request(`${place.clientOrigin}/authorize`), requester),
    ).toBeUndefined()
    expect(await elsewhere.accountOfToken(place, 'token', requester)).toBe('ada')
  })

  test('a failing store shows an error page, and a log line without the query', async () => {
    const lines: string[] = []
    const broken = { ...accounts, session: () => Promise.reject(new Error('the store is away')) }
    identity = identityOn(store, broken, { onError: (error, at) => lines.push(`${at} ${String(error)}`) })
    const response = await browser.get(authorization().path)
    expect([response.status, await response.text()]).toEqual([503, 'fr unavailable'])
    expect(lines).toEqual(['/authorize Error: the store is away'])
  })
  test('a visitor who disconnects early is not logged as a fault', async () => {
    const lines: string[] = []
    identity = identityOn(store, accounts, { onError: (error, at) => lines.push(`${at} ${String(error)}`) })
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) })
    const request = new Request(`${place.clientOrigin}/oauth/token`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    await expect(identity.respond(place, request, { address: undefined })).rejects.toThrow(
      'the body of the request broke off',
    )
    expect(lines).toEqual([])
  })
})
