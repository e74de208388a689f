import { expect, test } from 'vitest'
import type { Identity } from '../../src/services/accounts/ports.ts'
import type { IdentityStore } from '../../src/services/identity/identity-store.ts'
import { providerOfEachTest } from './identity-provider.ts'
import {
  authorization,
  type Browser,
  errorOf,
  exchange,
  type FakeAccounts,
  identityOn,
  locationOf,
  messageOf,
  place,
  postForm,
  refresh,
  requester,
  signInByPage,
  signInSilently,
  silent,
  tokensOf,
} from './identity-visitor.ts'
import { describeOnEngines } from './on-engines.ts'

describeOnEngines('codes and tokens of the OpenID provider', {}, (engine) => {
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

  test('reuse of a refresh token revokes its whole grant', async () => {
    browser.holds(accounts.signIn('noor'))
    const first = await signInSilently(browser)
    const second = await tokensOf(await browser.get('/oauth/token', refresh(first.refresh_token)))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await identity.accountOfToken(place, second.access_token, requester)).toBe('noor')
    expect(await errorOf(await browser.get('/oauth/token', refresh(first.refresh_token)))).toBe(
      'invalid_grant',
    )
    expect(await errorOf(await browser.get('/oauth/token', refresh(second.refresh_token)))).toBe(
      'invalid_grant',
    )
    expect(await identity.accountOfToken(place, second.access_token, requester)).toBeNull()
  })

  test('at most one concurrent use of a refresh token or code succeeds', async () => {
    browser.holds(accounts.signIn('noor'))
    const { refresh_token: token } = await signInSilently(browser)
    const refreshed = await Promise.all(
      Array.from({ length: 8 }, () => browser.get('/oauth/token', refresh(token))),
    )
    expect(refreshed.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    const { path, verifier } = authorization(silent)
    const { code = '' } = await messageOf(await browser.get(path))
    const exchanged = await Promise.all(
      Array.from({ length: 8 }, () => browser.get('/oauth/token', exchange(code, verifier))),
    )
    expect(exchanged.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test('a replayed code revokes its tokens', async () => {
    const { code, verifier } = await signInByPage(identity, accounts, browser, 'noor')
    const tokens = await tokensOf(await browser.get('/oauth/token', exchange(code, verifier)))
    expect(await errorOf(await browser.get('/oauth/token', exchange(code, verifier)))).toBe('invalid_grant')
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBeNull()
  })

  test('a code needs its verifier and redirect URI', async () => {
    browser.holds(accounts.signIn('noor'))
    const codeOf = async () => {
      const { path, verifier } = authorization(silent)
      return { code: (await messageOf(await browser.get(path))).code ?? '', verifier }
    }
    const wrongVerifier = await codeOf()
    expect(
      await errorOf(await browser.get('/oauth/token', exchange(wrongVerifier.code, 'x'.repeat(43)))),
    ).toBe('invalid_grant')
    const other = await codeOf()
    expect(
      await errorOf(
        await browser.get(
          '/oauth/token',
          exchange(other.code, other.verifier, { redirect_uri: place.origin }),
        ),
      ),
    ).toBe('invalid_grant')
    expect(await errorOf(await browser.get('/oauth/token', exchange('made-up', other.verifier)))).toBe(
      'invalid_grant',
    )
  })

  test.each([
    ['a minute', 55, 200],
    ['and no longer', 90, 400],
  ])('a code is valid for %s', async (_, seconds, status) => {
    const { code, verifier } = await signInByPage(identity, accounts, browser, 'noor')
    identity = identityOn(store, accounts, { clock: () => Date.now() + seconds * 1_000 })
    expect((await browser.get('/oauth/token', exchange(code, verifier))).status).toBe(status)
  })

  test('other origins cannot fetch tokens', async () => {
    browser.holds(accounts.signIn('noor'))
    const { path, verifier } = authorization(silent)
    const { code = '' } = await messageOf(await browser.get(path))
    const init = exchange(code, verifier)
    const response = await browser.get('/oauth/token', {
      ...init,
      headers: { ...(init.headers as object), origin: 'http://evil.example' },
    })
    expect(response.status).toBe(400)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  test('another application needs consent, and its tokens do not open the account API', async () => {
    const application = {
      id: 'magazine',
      name: 'Le magazine',
      redirectUris: ['https://magazine.example/back'],
    }
    identity = identityOn(store, accounts, { applications: () => [application] })
    browser.holds(accounts.signIn('noor'))
    const begun = Math.floor(Date.now() / 1_000) * 1_000
    const query = authorization({
      client_id: 'magazine',
      redirect_uri: 'https://magazine.example/back',
      scope: 'openid email',
    })
    const page = locationOf(await browser.get(query.path))
    expect(await identity.interaction(place, browser.request(page.href))).toEqual({
      prompt: 'consent',
      signUp: false,
      application: 'Le magazine',
      scopes: ['openid', 'email'],
    })
    const finished = await identity.finish(place, browser.request(page.href, { method: 'POST' }), {
      consent: true,
    })
    browser.keep(finished)
    const back = locationOf(await browser.get(locationOf(finished).href))
    expect(back.origin).toBe('https://magazine.example')
    const code = back.searchParams.get('code') ?? ''
    const fields = { client_id: 'magazine', redirect_uri: 'https://magazine.example/back' }
    const tokens = await tokensOf(
      await browser.get(
        '/oauth/token',
        postForm({ grant_type: 'authorization_code', code, code_verifier: query.verifier, ...fields }, {}),
      ),
    )
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBeNull()
    const user = await browser.get('/userinfo', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await user.json()).toEqual({ sub: 'noor', email: 'noor@cinema.example', email_verified: true })

    const [grant] = await identity.grants(place, 'noor')
    expect(grant).toMatchObject({ application: 'Le magazine', scopes: ['openid', 'email'] })
    expect(Date.parse(grant?.since ?? '')).toBeGreaterThanOrEqual(begun)
    await identity.endGrant(place, 'ada', grant?.id ?? '')
    expect(await identity.grants(place, 'noor')).toHaveLength(1)
    await identity.endGrant(place, 'noor', grant?.id ?? '')
    expect(await identity.grants(place, 'noor')).toEqual([])
    const again = await browser.get('/userinfo', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(again.status).toBe(401)
  })

  test('the site itself is not among the applications of a client', async () => {
    browser.holds(accounts.signIn('noor'))
    await signInSilently(browser)
    expect(await identity.grants(place, 'noor')).toEqual([])
  })

  test('sessions and tokens survive a restart', async () => {
    browser.holds(accounts.signIn('noor'))
    const tokens = await signInSilently(browser)
    identity = identityOn(store, accounts)
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBe('noor')
    await tokensOf(await browser.get('/oauth/token', refresh(tokens.refresh_token)))
  })
})
