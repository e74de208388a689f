import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { type Forge, type Sign, seconds, signed } from './id-token.fixture.ts'
import { stubBrowser } from './identity-browser.fixture.ts'
import { type IdentityProvider, openIdentityProvider } from './identity-provider.ts'

const { lock, timeout, httpTimeout, refreshRetries } = authentication.identity
const origin = 'http://fr.localhost:3000'
const issuer = 'http://client.fr.localhost:3000/'
const application = 'marquee-site'
const options = { issuer, applicationId: application, audience: null, callback: `${origin}/callback` }

let browser: ReturnType<typeof stubBrowser>
let provider: IdentityProvider
let bodies: URLSearchParams[]
let respondToken: (body: URLSearchParams) => Promise<Response>

const goodToken = async (nonce: string | null, forge: Forge = (good) => good, sign = signed) => {
  const good = {
    iss: issuer,
    sub: 'c1',
    aud: application,
    iat: seconds(),
    exp: seconds() + 3600,
    ...(nonce === null ? {} : { nonce }),
  }
  return Response.json({
    access_token: 'bearer',
    refresh_token: 'r',
    id_token: await sign(forge(good)),
    token_type: 'Bearer',
    expires_in: 3600,
  })
}

beforeEach(() => {
  browser = stubBrowser(origin)
  bodies = []
  respondToken = () => goodToken(null)
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    expect(address).toBe('http://client.fr.localhost:3000/oauth/token')
    bodies.push(new URLSearchParams(body))
    return respondToken(new URLSearchParams(body))
  })
  provider = openIdentityProvider(options)
})

afterEach(() => {
  vi.useRealTimers()
  browser.close()
})

async function beginSignIn(target = '/films?date=2026-11-20', how: object = {}) {
  await provider.signIn({ target, language: 'fr', ...how })
  const params = browser.state.left.at(-1)?.searchParams ?? new URLSearchParams()
  return {
    params,
    nonce: params.get('nonce'),
    query: `?${new URLSearchParams({ code: 'c', state: params.get('state') ?? '' })}`,
  }
}

async function signIn(): Promise<string> {
  const { nonce, query } = await beginSignIn()
  respondToken = () => goodToken(nonce)
  await provider.comeBack(query)
  return query
}

describe('signing in', () => {
  test('goes to the provider with code challenge, interface language and return target', async () => {
    const { params } = await beginSignIn()
    expect(Object.fromEntries(params)).toMatchObject({
      client_id: application,
      response_type: 'code',
      response_mode: 'query',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/callback`,
      scope: 'openid profile email offline_access',
      ui_locales: 'fr',
    })
    for (const name of ['prompt', 'screen_hint', 'login_hint', 'audience'])
      expect(params.has(name)).toBe(false)
    expect(params.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  })

  test('sends hints for a registration and of the typed address, and a prompt only for a silent attempt', async () => {
    expect((await beginSignIn('/', { signUp: true })).params.get('screen_hint')).toBe('signup')
    expect((await beginSignIn('/', { email: 'ada@cinema.example' })).params.get('login_hint')).toBe(
      'ada@cinema.example',
    )
    expect((await beginSignIn('/', { silent: true })).params.get('prompt')).toBe('none')
  })

  test('requests an audience if the provider requires one', async () => {
    provider = openIdentityProvider({ ...options, audience: 'https://api.example' })
    expect((await beginSignIn()).params.get('audience')).toBe('https://api.example')
  })

  test('exchanges the code with its verifier, and holds the bearer in memory only', async () => {
    const { nonce, query } = await beginSignIn()
    respondToken = () => goodToken(nonce)
    expect(await provider.comeBack(query)).toEqual({
      target: '/films?date=2026-11-20',
      silent: false,
      fault: null,
    })
    expect(Object.fromEntries(bodies[0] ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: `${origin}/callback`,
    })
    expect(bodies[0]?.get('code_verifier')).toMatch(/^[\w.~-]{43}$/)
    expect(await provider.token()).toBe('bearer')
    expect(bodies).toHaveLength(1)
    expect([...browser.stored]).toEqual([])
    expect([...browser.cookies]).toEqual([[`auth0.${application}.is.authenticated`, 'true']])
  })

  test('signing out drops the bearer and returns from the provider to the site', async () => {
    await signIn()
    await provider.signOut(origin)
    const left = browser.state.left.at(-1)
    expect([left?.pathname, left?.searchParams.get('client_id'), left?.searchParams.get('returnTo')]).toEqual(
      ['/v2/logout', application, origin],
    )
    expect([...browser.cookies]).toEqual([])
    browser.state.respond = (url) => ({ error: 'login_required', state: url.searchParams.get('state') ?? '' })
    await expect(provider.token()).rejects.toMatchObject({ error: 'login_required' })
  })
})

describe('an ID token', () => {
  const good: Forge = (claims) => claims
  const comesBack = async (forge: Forge, sign?: Sign) => {
    const { nonce, query } = await beginSignIn()
    respondToken = () => goodToken(nonce, forge, sign)
    return provider.comeBack(query)
  }

  test.for<readonly [what: string, forge: Forge, sign?: Sign]>([
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://login.evil.example/' })],
    ['with the nonce of another sign-in', (claims) => ({ ...claims, nonce: 'another' })],
  ])('%s is invalid, and no client is signed in', async ([, forge, sign]) => {
    const { target, fault } = await comesBack(forge, sign)
    expect([target, fault?.error]).toEqual([null, 'invalid_id_token'])
    expect([...browser.cookies]).toEqual([])
    browser.state.respond = () => ({ error: 'login_required' })
    await expect(provider.token()).rejects.toMatchObject({ error: 'login_required' })
  })

  test.each(['nonsense', 'e30.bm9uc2Vuc2U.e30', 'e30.§§.e30', ''])('%j is undecodable', async (token) =>
    expect((await comesBack(good, async () => token)).fault?.error).toBe('token_undecodable'),
  )

  test('expired within the leeway is valid', async () =>
    expect((await comesBack((claims) => ({ ...claims, exp: seconds() - 50 }))).fault).toBeNull())
})

describe('a return', () => {
  test.each([
    ['a state that was never given', '?code=c&state=forged', 'state_mismatch'],
    ['no state', '?code=c', 'state_mismatch'],
    [
      'a visitor who thought better of it',
      '?error=access_denied&error_description=No&state=s',
      'popup_cancelled',
    ],
    ['a fault of the provider', '?error=server_error&state=s', 'token_error'],
    ['nobody with a session', '?error=login_required&state=s', 'login_required'],
    ['a required interaction', '?error=interaction_required&state=s', 'login_required'],
    ['a consent that is due', '?error=consent_required&state=s', 'consent_required'],
    ['a second factor that is due', '?error=mfa_required&state=s', 'mfa_required'],
  ])('%s', async (_what, query, error) => {
    await beginSignIn()
    const { fault } = await provider.comeBack(query)
    expect(fault?.error).toBe(error)
    expect(String(fault)).toBe(`Error: ${error}`)
    expect(bodies).toEqual([])
  })

  test('returns the target of the visitor after a rejection', async () => {
    await beginSignIn('/films', { silent: true })
    expect(await provider.comeBack('?error=login_required&state=s')).toMatchObject({
      target: '/films',
      silent: true,
    })
  })

  test('is used once, and only in the browser that started it', async () => {
    expect(await provider.comeBack(await signIn())).toMatchObject({
      target: null,
      fault: { error: 'missing_transaction' },
    })
    expect(bodies).toHaveLength(1)
  })
})

describe('the provider is', () => {
  const html = async () =>
    new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
  const json = (status: number, body: object) => async () => Response.json(body, { status })
  test.each<readonly [string, typeof respondToken, string, number]>([
    ['answering HTML', html, 'token_undecodable', refreshRetries],
    ['broken', json(500, {}), 'token_error', 1],
    ['refusing the code', json(400, { error: 'invalid_grant' }), 'token_error', 1],
    ['asking for a second factor', json(403, { error: 'mfa_required' }), 'mfa_required', 1],
    ['not there', () => Promise.reject(new TypeError('Failed to fetch')), 'token_error', refreshRetries],
    ['giving no ID token', json(200, { access_token: 'bearer', expires_in: 60 }), 'token_undecodable', 1],
  ])('%s', async (_what, response, error, tries) => {
    const { query } = await beginSignIn()
    respondToken = response
    expect((await provider.comeBack(query)).fault?.error).toBe(error)
    expect(bodies).toHaveLength(tries)
  })

  test('silent: each attempt times out', async () => {
    const { query } = await beginSignIn()
    vi.useFakeTimers()
    respondToken = () => new Promise(() => {})
    const back = provider.comeBack(query)
    await vi.advanceTimersByTimeAsync(refreshRetries * httpTimeout * 1_000 - 1)
    expect(bodies).toHaveLength(refreshRetries)
    await vi.advanceTimersByTimeAsync(1)
    expect((await back).fault?.error).toBe('timeout')
  })
})

describe('a bearer without user interaction', () => {
  const stateOf = (url: URL) => url.searchParams.get('state') ?? ''

  test('is requested once in a hidden frame if there is a session at the provider', async () => {
    browser.state.respond = (url) => ({ code: 'c', state: stateOf(url) })
    respondToken = () => goodToken(browser.state.framed[0]?.searchParams.get('nonce') ?? null)
    expect(await Promise.all([provider.token(), provider.token()])).toEqual(['bearer', 'bearer'])
    expect([browser.state.framed.length, bodies.length]).toEqual([1, 1])
    expect(Object.fromEntries(browser.state.framed[0]?.searchParams ?? [])).toMatchObject({
      prompt: 'none',
      response_mode: 'web_message',
    })
  })

  test('is refreshed once expired, without a frame', async () => {
    await signIn()
    vi.useFakeTimers({ now: Date.now() + 3600_000, toFake: ['Date'] })
    respondToken = () => goodToken(null)
    expect(await provider.token()).toBe('bearer')
    expect([bodies.at(-1)?.get('grant_type'), browser.state.framed.length]).toEqual(['refresh_token', 0])
  })

  test('falls back to the frame if the refresh token is invalid', async () => {
    await signIn()
    vi.useFakeTimers({ now: Date.now() + 3600_000, toFake: ['Date'] })
    browser.state.respond = () => ({ error: 'login_required' })
    respondToken = async () =>
      Response.json({ error: 'invalid_grant', error_description: 'invalid refresh token' }, { status: 403 })
    await expect(provider.token()).rejects.toMatchObject({ error: 'login_required' })
    expect([browser.state.framed.length, [...browser.cookies]]).toEqual([1, []])
  })

  test.each([
    ['nobody is signed in', { error: 'login_required' }, 'login_required'],
    ['a consent is due', { error: 'consent_required' }, 'consent_required'],
    ['somebody would have to choose', { error: 'account_selection_required' }, 'login_required'],
    [
      'a second factor is due',
      { error: 'login_required', error_description: 'Multifactor authentication required' },
      'mfa_required',
    ],
    ['the answer is for another question', { code: 'c', state: 'another' }, 'state_mismatch'],
    ['the provider has a fault of its own', { error: 'temporarily_unavailable' }, 'token_error'],
  ])('%s', async (_what, response, error) => {
    browser.state.respond = () => response as Record<string, string>
    await expect(provider.token()).rejects.toMatchObject({ error, message: error })
    expect(bodies).toEqual([])
  })

  test('a silent frame times out, and before that the callers that wait for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const outcomes: string[] = []
    const first = provider.token().catch(({ error }) => outcomes.push(`first ${error}`))
    await expect.poll(() => browser.state.framed).toHaveLength(1)
    const second = provider.token().catch(({ error }) => outcomes.push(`second ${error}`))
    // The lock is implemented by the browser and does not follow fake timers.
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(lock * 1_000)
    await second
    expect(outcomes).toEqual(['second timeout'])
    await vi.advanceTimersByTimeAsync((timeout - lock - 1) * 1_000)
    expect(outcomes).toEqual(['second timeout'])
    await vi.advanceTimersByTimeAsync(1_000)
    await first
    expect(outcomes).toEqual(['second timeout', 'first timeout'])
  })
})
