import { expect, test } from 'vitest'
import { providerOfEachTest } from './identity-provider.ts'
import {
  authorization,
  errorOf,
  exchange,
  finish,
  identityOn,
  locationOf,
  messageOf,
  NOW,
  postForm,
  refresh,
  signInByPage,
  silent,
  type Tokens,
  tokensOf,
  visited,
} from './identity-visitor.ts'
import { describeOnEngines } from './on-engines.ts'

describeOnEngines('codes and tokens of the OpenID provider', {}, (engine) => {
  const provider = providerOfEachTest(engine)
  const { accounts, browser } = provider

  test('reuse of a refresh token revokes its whole grant', async () => {
    const first = await provider.tokensFor('noor')
    const second = await tokensOf(await browser.get('/oauth/token', refresh(first.refresh_token)))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await provider.clientOf(second)).toBe('noor')
    expect(await provider.refusal(first)).toBe('invalid_grant')
    expect(await provider.refusal(second)).toBe('invalid_grant')
    expect(await provider.clientOf(second)).toBeNull()
  })

  test('at most one concurrent use of a refresh token or code succeeds', async () => {
    const { refresh_token: token } = await provider.tokensFor('noor')
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
    const { code, verifier } = await signInByPage(provider, 'noor')
    const tokens = await provider.exchanged(code, verifier)
    expect(await errorOf(await browser.get('/oauth/token', exchange(code, verifier)))).toBe('invalid_grant')
    expect(await provider.clientOf(tokens)).toBeNull()
  })

  test.each([
    ['a minute', 55, 200],
    ['and no longer', 90, 400],
  ])('a code is valid for %s', async (_, seconds, status) => {
    const { code, verifier } = await signInByPage(provider, 'noor')
    provider.identity = identityOn(provider.store, accounts, { clock: () => NOW + seconds * 1_000 })
    expect((await browser.get('/oauth/token', exchange(code, verifier))).status).toBe(status)
  })

  test('other origins cannot fetch tokens', async () => {
    const { code, verifier } = await signInByPage(provider, 'noor')
    const init = exchange(code, verifier)
    const headers = { ...(init.headers as object), origin: 'http://evil.example' }
    const response = await browser.get('/oauth/token', { ...init, headers })
    expect(response.status).toBe(400)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  test('another application needs consent, and its tokens do not open the account API', async () => {
    await provider.tokensFor('noor')
    expect(await provider.identity.grants(visited, 'noor'), 'the site itself').toEqual([])
    const redirect = 'https://magazine.example/back'
    const fields = { client_id: 'magazine', redirect_uri: redirect }
    const application = { id: 'magazine', name: 'Le magazine', redirectUris: [redirect] }
    provider.identity = identityOn(provider.store, accounts, { applications: () => [application] })
    const userOf = ({ access_token: token }: Tokens) =>
      browser.get('/userinfo', { headers: { authorization: `Bearer ${token}` } })
    const query = authorization({ ...fields, scope: 'openid email' })
    const page = locationOf(await browser.get(query.path))
    expect(await provider.interaction(page.href)).toEqual({
      prompt: 'consent',
      signUp: false,
      loginHint: '',
      application: 'Le magazine',
      scopes: ['openid', 'email'],
    })
    const back = await finish(provider, page, { consent: true })
    expect(back.origin).toBe('https://magazine.example')
    const code = back.searchParams.get('code') ?? ''
    const trade = { grant_type: 'authorization_code', code, code_verifier: query.verifier, ...fields }
    const tokens = await tokensOf(await browser.get('/oauth/token', postForm(trade, {})))
    expect(await provider.clientOf(tokens)).toBeNull()
    const user = await (await userOf(tokens)).json()
    expect(user).toEqual({ sub: 'noor', email: 'noor@cinema.example', email_verified: true })

    const [grant] = await provider.identity.grants(visited, 'noor')
    const granted = { application: 'Le magazine', scopes: ['openid', 'email'] }
    expect(grant).toMatchObject({ ...granted, since: new Date(NOW).toISOString() })
    await provider.identity.endGrant(visited, 'ada', grant?.id ?? '')
    expect(await provider.identity.grants(visited, 'noor')).toHaveLength(1)
    await provider.identity.endGrant(visited, 'noor', grant?.id ?? '')
    expect(await provider.identity.grants(visited, 'noor')).toEqual([])
    expect((await userOf(tokens)).status).toBe(401)
  })
})
