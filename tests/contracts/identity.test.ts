import { isProtocolPath } from '@marquee/identity/protocol-paths.ts'
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { providerOfEachTest } from './identity-provider.ts'
import {
  APPLICATION,
  authorization,
  browserOf,
  CALLBACK,
  exchange,
  finish,
  identityOn,
  locationOf,
  messageOf,
  postForm,
  signInByPage,
  signInSilently,
  silent,
  tokensOf,
  visited,
} from './identity-visitor.ts'
import { describeOnEngines } from './on-engines.ts'

describeOnEngines('the OpenID provider', {}, (engine) => {
  const provider = providerOfEachTest(engine)
  const { accounts, browser } = provider

  test('refuses a long state or query before anything is stored', async () => {
    const stored = async () =>
      (await provider.store.db.selectFrom('oidc_records').selectAll().execute()).length
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
    expect(await provider.interaction(page.href)).toEqual({
      prompt: 'login',
      signUp: false,
      loginHint: '',
      application: 'Marquee',
      scopes: ['openid', 'profile', 'email'],
    })
    const back = await finish(provider, page, { account: 'noor' })
    expect(back.href.startsWith(`${CALLBACK}?`)).toBe(true)
    expect(back.searchParams.get('state')).toBe(query.state)
    expect(back.searchParams.get('iss')).toBe(`${visited.clientOrigin}/`)
    const code = back.searchParams.get('code') ?? ''
    const response = await browser.get('/oauth/token', exchange(code, query.verifier))
    expect(response.headers.get('access-control-allow-origin')).toBe(visited.origin)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const tokens = await tokensOf(response)
    const keys = createRemoteJWKSet(new URL(`${visited.clientOrigin}/.well-known/jwks.json`), {
      [customFetch]: (url: string) => browser.get(url),
    })
    const { payload, protectedHeader } = await jwtVerify(tokens.id_token, keys, {
      issuer: `${visited.clientOrigin}/`,
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
    expect(await provider.clientOf(tokens)).toBe('noor')
    const user = await browser.get('/userinfo', {
      headers: { authorization: `Bearer ${tokens.access_token}`, origin: visited.origin },
    })
    expect(await user.json()).toMatchObject({ sub: 'noor', email: 'noor@cinema.example' })
  })

  test('a registration starts on its own page', async () => {
    const query = authorization({ screen_hint: 'signup', ui_locales: 'nl' })
    const page = locationOf(await browser.get(query.path))
    expect(page.pathname).toBe('/fr/register')
    expect(await provider.interaction(page.href)).toMatchObject({ signUp: true })
  })

  test('a refusal returns access_denied', async () => {
    const page = locationOf(await browser.get(authorization().path))
    const back = await finish(provider, page, { refused: true })
    expect(back.searchParams.get('error')).toBe('access_denied')
  })

  test('an interaction belongs to the browser that began it, each tab to its own', async () => {
    const [first, second] = [
      authorization({ login_hint: 'noor@cinema.example' }),
      authorization({ screen_hint: 'signup' }),
    ]
    const firstPage = locationOf(await browser.get(first.path))
    const secondPage = locationOf(await browser.get(second.path))
    const other = browserOf(() => provider.identity)
    expect(await provider.interaction(firstPage.href, other)).toBeNull()
    expect(await provider.interaction('/fr/sign-in?interaction=made-up')).toBeNull()
    expect(await provider.interaction(firstPage.href)).toMatchObject({
      signUp: false,
      loginHint: 'noor@cinema.example',
    })
    expect(await provider.interaction(secondPage.pathname)).toMatchObject({ signUp: true })
    const forged = other.request(firstPage.href, { method: 'POST' })
    const stranger = await provider.identity.finish(visited, forged, { account: 'ada' })
    for (const expired of [stranger, await browser.get('/authorize/made-up')])
      expect([expired.status, await expired.text()]).toEqual([400, 'fr expired'])
    const back = await finish(provider, firstPage, { account: 'noor' })
    expect(back.searchParams.get('state')).toBe(first.state)
  })

  test('a session of the client host signs in without a page', async () => {
    const anonymous = await browser.get(authorization(silent).path)
    expect(await messageOf(anonymous)).toMatchObject({ error: 'login_required' })
    browser.holds(accounts.signIn('noor'))
    const query = authorization(silent)
    const framed = await browser.get(query.path)
    expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors ${visited.origin}`)
    expect(framed.headers.has('x-frame-options')).toBe(false)
    expect(await framed.clone().text()).toContain(`"redirect_uri":"${CALLBACK}"`)
    const { code = '', state } = await messageOf(framed)
    expect(state).toBe(query.state)
    const tokens = await provider.exchanged(code, query.verifier)
    expect(await provider.clientOf(tokens)).toBe('noor')
    expect(locationOf(await browser.get(authorization().path)).searchParams.get('code')).toBeTruthy()
    expect(await provider.clientOf(await provider.tokensFor('ada'))).toBe('ada')
    expect(await provider.clientOf(tokens), 'after another client in the browser').toBeNull()
    browser.holds(null)
    const left = await messageOf(await browser.get(authorization(silent).path))
    expect(left).toMatchObject({ error: 'login_required' })
    expect(await provider.clientOf(tokens)).toBeNull()
  })

  test('another client can take over a repeated sign-in', async () => {
    const noor = await provider.tokensFor('noor')
    const { code, verifier } = await signInByPage(provider, 'ada', { prompt: 'login' })
    const ada = await provider.exchanged(code, verifier)
    expect(await provider.clientOf(ada)).toBe('ada')
    expect(await provider.clientOf(noor)).toBeNull()
    expect(await provider.clientOf(await signInSilently(browser))).toBe('ada')
  })

  test('a repeated sign-in of the same client keeps its tokens valid', async () => {
    browser.holds(accounts.signIn('noor', 1_000))
    await signInSilently(browser)
    const { code, verifier } = await signInByPage(provider, 'noor', { prompt: 'login' })
    const again = await provider.exchanged(code, verifier)
    await signInSilently(browser)
    expect(await provider.clientOf(again)).toBe('noor')
  })

  test.each([
    ['an unknown application', { client_id: 'somebody' }],
    ['another address to come back to', { redirect_uri: 'http://evil.example/callback' }],
    ['an address below the right one', { redirect_uri: `${CALLBACK}/deeper` }],
    ['an address beside the right one', { redirect_uri: `${CALLBACK}/../evil` }],
    ['a host below the right one', { redirect_uri: CALLBACK.replace('/callback', '.evil.example/callback') }],
  ])('%s shows an error page, not a redirect', async (_, more) => {
    const response = await browser.get(authorization({ ...more, ui_locales: 'en' }).path)
    expect([response.status, await response.text()]).toEqual([400, 'en invalidRequest'])
  })

  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['a code without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a challenge that is the verifier itself', { code_challenge_method: 'plain' }],
    ['a token without a code', { response_type: 'token' }],
    ['an ID token beside a code', { response_type: 'code id_token' }],
    ['a request as a token', { request: 'e30.e30.' }],
    ['a request elsewhere', { request_uri: 'https://evil.example/request' }],
  ])('%s is refused', async (_, more) => {
    const target = locationOf(await browser.get(authorization({ ...more, response_mode: undefined }).path))
    expect(`${target.search}${target.hash}`).toMatch(
      /error=(?:invalid_request|unsupported_response_type|request(?:_uri)?_not_supported)/,
    )
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

  test('serves its own paths, on sites with a provider', async () => {
    const requester = { address: undefined }
    const at = (path: string) =>
      provider.identity.respond(visited, new Request(visited.clientOrigin + path), requester)
    for (const path of ['/authorize', '/authorize/abc', '/oauth/token', '/userinfo', '/v2/logout'])
      expect(isProtocolPath(path)).toBe(true)
    for (const path of ['/', '/authorize/a/b', '/oauth', '/api/accounts/me', '/.well-known/security.txt'])
      expect([isProtocolPath(path), await at(path)]).toEqual([false, undefined])
    const authorize = new Request(`${visited.clientOrigin}/authorize`)
    expect(await provider.identity.respond({ ...visited, site: 'tn' }, authorize, requester)).toBeUndefined()
    const outsideTokens = { accountOfToken: async () => 'ada' }
    const elsewhere = identityOn(provider.store, accounts, { outsideTokens, isDirect: () => true })
    expect(await elsewhere.respond(visited, authorize, requester)).toBeUndefined()
    expect(await elsewhere.accountOfToken(visited, 'token', requester)).toBe('ada')
  })

  test('a failing store shows an error page, and a log line without the query', async () => {
    const lines: string[] = []
    const find = () => Promise.reject(new Error('the store is away'))
    const broken = { ...accounts, sessions: { ...accounts.sessions, find } }
    provider.identity = identityOn(provider.store, broken, {
      onError: (error, at) => lines.push(`${at} ${String(error)}`),
    })
    const response = await browser.get(authorization().path)
    expect([response.status, await response.text()]).toEqual([503, 'fr unavailable'])
    expect(lines).toEqual(['/authorize Error: the store is away'])
  })

  test('a visitor who disconnects early is not logged as a fault', async () => {
    const onError = () => expect.unreachable()
    provider.identity = identityOn(provider.store, accounts, { onError })
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) })
    const sent = { ...postForm({}), body, duplex: 'half' } as RequestInit
    await expect(browser.get('/oauth/token', sent)).rejects.toThrow('the body of the request broke off')
  })
})
