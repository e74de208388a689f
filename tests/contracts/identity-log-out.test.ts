import { expect, test } from 'vitest'
import { providerOfEachTest } from './identity-provider.ts'
import { APPLICATION, browserOf, signInSilently, visited } from './identity-visitor.ts'
import { describeOnEngines } from './on-engines.ts'

describeOnEngines('log-out at the OpenID provider', {}, (engine) => {
  const provider = providerOfEachTest(engine)
  const { accounts, browser } = provider

  test('ends both sessions, clears their cookies, and returns to the site', async () => {
    const token = accounts.signIn('noor')
    browser.holds(token)
    const tokens = await signInSilently(browser)
    const response = await leave(visited.origin)
    expect([response.status, response.headers.get('location')]).toEqual([302, `${visited.origin}/`])
    expect(accounts.sessions.all.has(token)).toBe(false)
    const names = [...browser.cookies.keys()]
    expect(names.filter((name) => /^(?:op_session|session)/.test(name))).toEqual([])
    const ended = /^(client-session|XSRF-TOKEN)=;.*Domain=fr\.localhost/
    expect(response.headers.getSetCookie().filter((line) => ended.test(line))).toHaveLength(2)
    expect(await provider.clientOf(tokens)).toBeNull()
    expect(await provider.refusal(tokens)).toBe('invalid_grant')
  })

  const leave = (returnTo: string, application = APPLICATION) =>
    browser.get(`/v2/logout?${new URLSearchParams({ client_id: application, returnTo })}`)

  test('redirects to addresses of the site only, for known applications', async () => {
    const token = accounts.signIn('noor')
    browser.holds(token)
    for (const address of [
      'https://evil.example/',
      'http://fr.localhost:3900.evil.example/',
      'http://fr.localhost:3900@evil.example/',
      'http://user@fr.localhost:3900/',
      '//evil.example',
      '/films',
      'javascript:alert(1)',
      'http://be.localhost:3900/',
    ]) {
      const response = await leave(address)
      expect([address, response.status, await response.text()]).toEqual([address, 400, 'fr unknownTarget'])
    }
    expect((await leave(visited.origin, 'x')).status).toBe(400)
    expect(accounts.sessions.all.has(token)).toBe(true)
  })

  test('an RP-initiated logout ends both sessions, too', async () => {
    const token = accounts.signIn('noor')
    browser.holds(token)
    const tokens = await signInSilently(browser)
    const end = (address: string) =>
      browser.get(
        `/session/end?${new URLSearchParams({ client_id: APPLICATION, post_logout_redirect_uri: address, state: 'abc' })}`,
      )
    expect([(await end('https://evil.example')).status, accounts.sessions.all.has(token)]).toEqual([
      400,
      true,
    ])
    const response = await end(`${visited.origin}/`)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${visited.origin}/?state=abc`])
    expect(accounts.sessions.all.has(token)).toBe(false)
    expect(await provider.clientOf(tokens)).toBeNull()
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('op_session'))).toEqual([])
  })

  test('signing out in the client area ends the provider’s session', async () => {
    const tokens = await provider.tokensFor('noor')
    const request = browser.request('/fr/profile', { method: 'POST' })
    const lines = await provider.identity.endSession(visited, request)
    expect(lines.some((line) => line.startsWith('op_session=;'))).toBe(true)
    expect(await provider.clientOf(tokens)).toBeNull()
  })

  test('ends one client’s sessions in all browsers', async () => {
    const other = browserOf(() => provider.identity)
    other.holds(accounts.signIn('ada'))
    const [noor, ada] = [await provider.tokensFor('noor'), await signInSilently(other)]
    await provider.identity.forget('fr', 'noor')
    expect(await provider.clientOf(noor)).toBeNull()
    expect(await provider.refusal(noor)).toBe('invalid_grant')
    expect(await provider.clientOf(ada)).toBe('ada')
  })

  test('a deleted client gets no tokens', async () => {
    const tokens = await provider.tokensFor('noor')
    accounts.clients.delete('noor')
    expect(await provider.refusal(tokens)).toBe('invalid_grant')
  })
})
