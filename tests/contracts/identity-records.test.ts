import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { expect, test } from 'vitest'
import { providerOfEachTest } from './identity-provider.ts'
import {
  authorization,
  browserOf,
  errorOf,
  identityOn,
  locationOf,
  refresh,
  requester,
  SECRET,
  signInByPage,
  tokensOf,
  visited,
} from './identity-visitor.ts'
import { describeOnEngines } from './on-engines.ts'

describeOnEngines('what the OpenID provider stores and sets', { dialect: true }, (engine) => {
  const provider = providerOfEachTest(engine)
  const { accounts, browser } = provider

  const stored = () => provider.store.db.selectFrom('oidc_records').selectAll().execute()

  test('no code, token or session can be read in the database', async () => {
    const { code, verifier } = await signInByPage(provider, 'noor')
    const whileOpen = JSON.stringify(await stored())
    const tokens = await provider.exchanged(code, verifier)
    const session = browser.cookies.get('op_session /')?.value ?? ''
    const all = whileOpen + JSON.stringify(await stored())
    for (const secret of [code, tokens.access_token, tokens.refresh_token, session]) {
      expect(secret.length).toBeGreaterThan(20)
      expect(all).not.toContain(secret)
    }
  })

  test('a stored id is neither a token nor a session', async () => {
    await provider.tokensFor('noor')
    const rows = await stored()
    const idOf = (model: string) => rows.find((row) => row.model === model)?.id ?? ''
    expect(await provider.identity.accountOfToken(visited, idOf('AccessToken'), requester)).toBeNull()
    expect(await errorOf(await browser.get('/oauth/token', refresh(idOf('RefreshToken'))))).toBe(
      'invalid_grant',
    )
  })

  test('sign-ins of the version before stay open, and their reuse is still detected', async () => {
    const tokens = await provider.tokensFor('noor')
    const plain = { AccessToken: tokens.access_token, RefreshToken: tokens.refresh_token }
    const safe = createSafe(SECRET, 'provider records')
    for (const { model, id, payload } of await stored()) {
      const { locked } = JSON.parse(payload) as { locked: string }
      await provider.store.db
        .updateTable('oidc_records')
        .set({ payload: safe.unlock(locked) ?? '', id: plain[model as keyof typeof plain] ?? id })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute()
    }
    expect(await provider.clientOf(tokens)).toBe('noor')
    const renewed = await tokensOf(await browser.get('/oauth/token', refresh(tokens.refresh_token)))
    expect(await provider.clientOf(renewed)).toBe('noor')
    expect(await provider.refusal(tokens)).toBe('invalid_grant')
    expect(await provider.clientOf(renewed)).toBeNull()
  })

  test('a secret that is gone ends sign-ins; one with an overlap does not', async () => {
    const { access_token: token } = await provider.tokensFor('noor')
    const onLostKeys = () => undefined
    const next = 'another session secret that is long enough'
    const overlap = identityOn(provider.store, accounts, { secret: `${next},${SECRET}` })
    expect(await overlap.accountOfToken(visited, token, requester)).toBe('noor')
    const without = identityOn(provider.store, accounts, { secret: next, onLostKeys })
    expect(await without.accountOfToken(visited, token, requester)).toBeNull()
  })

  test.each([
    ['fragment', {}],
    ['form_post', {}],
    ['web_message', { client_id: 'magazine', redirect_uri: 'https://magazine.example/back' }],
  ])('refuses the response mode %s where no application needs it', async (mode, more) => {
    const application = { id: 'magazine', name: 'Magazine', redirectUris: ['https://magazine.example/back'] }
    provider.identity = identityOn(provider.store, accounts, { applications: () => [application] })
    const response = await browser.get(authorization({ response_mode: mode, ...more }).path)
    expect([response.status, await response.text()]).toEqual([400, 'fr invalidRequest'])
    expect((await browser.get(authorization({ ...more }).path)).status).toBe(303)
  })

  test('over https every cookie belongs to the host alone, through a whole sign-in', async () => {
    const at = { ...visited, origin: 'https://cinema.example', clientOrigin: 'https://client.cinema.example' }
    const visitor = browserOf(() => provider.identity, at)
    const query = authorization({ redirect_uri: `${at.origin}/callback` })
    const begun = await visitor.get(query.path)
    const page = new URL(begun.headers.get('location') ?? '', at.clientOrigin)
    const finished = await provider.identity.finish(at, visitor.request(page.href, { method: 'POST' }), {
      account: 'noor',
    })
    visitor.keep(finished)
    visitor.cookies.set('__Host-session /', { value: accounts.signIn('noor'), path: '/' })
    const resumed = await visitor.get(locationOf(finished).pathname)
    expect(locationOf(resumed).searchParams.get('code')).toMatch(/.{20}/)
    const lines = [begun, finished, resumed].flatMap(({ headers }) => headers.getSetCookie())
    expect(lines.length).toBeGreaterThan(6)
    for (const line of lines) {
      expect(line).toMatch(
        /^(?:__Host-op_.*; path=\/|__Secure-op_resume.*; path=\/authorize\/[\w-]+)(?:;|$)/i,
      )
      expect(line).toMatch(/; secure/i)
      expect(line).not.toMatch(/; domain/i)
    }
  })
})
