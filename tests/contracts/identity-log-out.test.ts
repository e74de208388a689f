import { expect, test } from 'vitest'
import type { Identity } from '../../src/services/accounts/ports.ts'
import { providerOfEachTest } from './identity-provider.ts'
import {
  APPLICATION,
  type Browser,
  browserOf,
  errorOf,
  type FakeAccounts,
  place,
  refresh,
  requester,
  signInSilently,
} from './identity-visitor.ts'
import { describeOnEngines } from './on-engines.ts'

describeOnEngines('log-out at the OpenID provider', {}, (engine) => {
  let accounts: FakeAccounts
  let identity: Identity
  let browser: Browser

  providerOfEachTest(
    engine,
    () => identity,
    (made) => {
      ;({ accounts, identity, browser } = made)
    },
  )

  test('ends both sessions, clears their cookies, and returns to the site', async () => {
    const token = accounts.signIn('noor')
    browser.holds(token)
    const tokens = await signInSilently(browser)
    const query = new URLSearchParams({ client_id: APPLICATION, returnTo: place.origin })
    const response = await browser.get(`/v2/logout?${query}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, `${place.origin}/`])
    expect(accounts.sessions.has(token)).toBe(false)
    expect(
      [...browser.cookies.keys()].filter(
        (name) => name.startsWith('op_session') || name.startsWith('session'),
      ),
    ).toEqual([])
    expect(
      response.headers
        .getSetCookie()
        .filter((line) => /^(client-session|XSRF-TOKEN)=;.*Domain=fr\.localhost/.test(line)),
    ).toHaveLength(2)
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBeNull()
    expect(await errorOf(await browser.get('/oauth/token', refresh(tokens.refresh_token)))).toBe(
      'invalid_grant',
    )
  })

  test.each([
    ['https://evil.example/'],
    ['http://fr.localhost:3900.evil.example/'],
    ['http://fr.localhost:3900@evil.example/'],
    ['http://user@fr.localhost:3900/'],
    ['//evil.example'],
    ['/films'],
    ['javascript:alert(1)'],
    ['http://be.localhost:3900/'],
  ])('does not redirect to %s', async (returnTo) => {
    const token = accounts.signIn('noor')
    browser.holds(token)
    const response = await browser.get(
      `/v2/logout?${new URLSearchParams({ client_id: APPLICATION, returnTo })}`,
    )
    expect([response.status, await response.text()]).toEqual([400, 'fr unknownTarget'])
    expect(accounts.sessions.has(token)).toBe(true)
  })

  test('refuses an unknown application', async () => {
    expect(
      (await browser.get(`/v2/logout?${new URLSearchParams({ client_id: 'x', returnTo: place.origin })}`))
        .status,
    ).toBe(400)
  })

  test('an RP-initiated logout ends both sessions, too', async () => {
    const token = accounts.signIn('noor')
    browser.holds(token)
    const tokens = await signInSilently(browser)
    const query = new URLSearchParams({
      client_id: APPLICATION,
      post_logout_redirect_uri: `${place.origin}/`,
      state: 'abc',
    })
    const elsewhere = await browser.get(
      `/session/end?${new URLSearchParams({ client_id: APPLICATION, post_logout_redirect_uri: 'https://evil.example' })}`,
    )
    expect([elsewhere.status, accounts.sessions.has(token)]).toEqual([400, true])
    const response = await browser.get(`/session/end?${query}`)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${place.origin}/?state=abc`])
    expect(accounts.sessions.has(token)).toBe(false)
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBeNull()
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('op_session'))).toEqual([])
  })

  test('signing out in the client area ends the provider’s session', async () => {
    browser.holds(accounts.signIn('noor'))
    const tokens = await signInSilently(browser)
    const lines = await identity.endSession(place, browser.request('/fr/profile', { method: 'POST' }))
    expect(lines.some((line) => line.startsWith('op_session=;'))).toBe(true)
    expect(await identity.accountOfToken(place, tokens.access_token, requester)).toBeNull()
  })

  test('ends one client’s sessions in all browsers', async () => {
    const other = browserOf(() => identity)
    browser.holds(accounts.signIn('noor'))
    other.holds(accounts.signIn('ada'))
    const [noor, ada] = [await signInSilently(browser), await signInSilently(other)]
    await identity.forget('fr', 'noor')
    expect(await identity.accountOfToken(place, noor.access_token, requester)).toBeNull()
    expect(await errorOf(await browser.get('/oauth/token', refresh(noor.refresh_token)))).toBe(
      'invalid_grant',
    )
    expect(await identity.accountOfToken(place, ada.access_token, requester)).toBe('ada')
  })

  test('a deleted client gets no tokens', async () => {
    browser.holds(accounts.signIn('noor'))
    const tokens = await signInSilently(browser)
    accounts.clients.delete('noor')
    expect(await errorOf(await browser.get('/oauth/token', refresh(tokens.refresh_token)))).toBe(
      'invalid_grant',
    )
  })
})
