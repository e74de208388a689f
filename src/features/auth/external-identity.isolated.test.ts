import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { IdentityFault } from '../../api/identity-fault.ts'
import type { Return } from '../../api/identity-provider.ts'
import beforePaint from '../../document/before-paint.ts?script'

const own = 'http://client.fr.localhost:3000/'
const clientHref = 'http://client.fr.localhost:3000/fr'
const origin = 'http://fr.localhost:3000'

const back: Return = { target: '/films', silent: false, fault: null }
const library = {
  token: vi.fn<() => Promise<string>>(async () => 'bearer'),
  signIn: vi.fn<(how: object) => Promise<void>>(async () => {}),
  comeBack: vi.fn<(query: string) => Promise<Return>>(async () => back),
  forget: vi.fn<() => Promise<void>>(async () => {}),
  signOut: vi.fn<(returnTo: string) => Promise<void>>(async () => {}),
}
const opened = vi.fn<(options: object) => typeof library>(() => library)
vi.mock('../../api/identity-provider.ts', () => ({
  openIdentityProvider: (options: object) => opened(options),
}))

const cookies = new Map<string, string>()
let left: string[]
let requests: string[]
let respond: () => Response

function stubPage(issuer: string, path: string) {
  const boot = {
    site: { id: 'fr', languages: ['fr', 'en'], prefix: 'all-but-default' },
    language: 'fr',
    flags: defaultFlags('fr'),
    identity: { issuer, applicationId: 'a', audience: null },
  }
  const [pathname = '/', search = ''] = path.split(/(?=\?)/)
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    currentScript: { dataset: { home: '/en' } },
    getElementById: () => ({ textContent: JSON.stringify(boot) }),
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = '', seconds = '0'] = /^([^=]+)=([^;]*).*max-age=(\d+)/.exec(text) ?? []
      if (seconds === '0') cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  vi.stubGlobal('location', {
    origin,
    hostname: 'fr.localhost',
    protocol: 'http:',
    pathname,
    search,
    hash: '',
    assign: (to: string) => left.push(to),
  })
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, to: string) => left.push(`replaced by ${to}`),
  })
  vi.stubGlobal('fetch', async ({ method, url, headers }: Request) => {
    const { pathname: called } = new URL(url)
    requests.push(`${method} ${called} ${headers.get('authorization')}`)
    return respond()
  })
}

async function page(issuer = own, path = '/films') {
  vi.resetModules()
  stubPage(issuer, path)
  new Function(beforePaint)()
  const { externalIdentity, finishReturn } = await import('./external-identity.ts')
  return { ...externalIdentity(clientHref), finishReturn }
}

beforeEach(() => {
  cookies.clear()
  left = []
  requests = []
  respond = () => Response.json({ icu: 'c1', firstname: 'Ada', lastname: 'Lovelace' })
  vi.resetAllMocks()
})

afterEach(() => vi.unstubAllGlobals())

const fails = (error: ConstructorParameters<typeof IdentityFault>[0]) =>
  Promise.reject(new IdentityFault(error))

describe('the client', () => {
  test('is not requested without a session hint, and the library is not loaded', async () => {
    expect(await (await page()).client()).toBeNull()
    expect([opened.mock.calls.length, requests]).toEqual([0, []])
  })

  test.each([['signed-in'], ['client-session'], ['auth0.marquee-site.is.authenticated']])(
    'is requested with the bearer if %s hints at a session',
    async (name) => {
      cookies.set(name, '1')
      expect(await (await page()).client()).toMatchObject({ id: 'c1', name: 'Ada Lovelace' })
      expect(requests).toEqual([expect.stringMatching(/^GET \/api\/(?:\w+\/)?accounts\/me Bearer bearer$/)])
      expect(cookies.has('signed-in')).toBe(true)
      expect(opened.mock.calls).toEqual([
        [{ issuer: own, applicationId: 'a', audience: null, callback: `${origin}/callback` }],
      ])
    },
  )

  test.each(['login_required', 'timeout', 'token_error'] as const)(
    '%s is not tried again on the next page, but after signing in',
    async (error) => {
      cookies.set('signed-in', '1')
      library.token.mockImplementation(() => fails(error))
      await expect((await page()).client()).rejects.toMatchObject({ error })
      expect(cookies.has('sign-in-tried')).toBe(true)
      expect(await (await page()).client()).toBeNull()
      expect(library.token).toHaveBeenCalledOnce()
      library.token.mockResolvedValue('bearer')
      expect(await (await page(own, '/callback?code=c&state=s')).client()).toMatchObject({ id: 'c1' })
      expect(cookies.has('sign-in-tried')).toBe(false)
    },
  )

  test('a failing client host is a failed session', async () => {
    cookies.set('signed-in', '1')
    respond = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    await expect((await page()).client()).rejects.toMatchObject({ error: 'session_failed' })
  })

  test('a client unknown to the host is dropped', async () => {
    cookies.set('signed-in', '1')
    respond = () => new Response(null, { status: 401 })
    expect(await (await page()).client()).toBeNull()
    expect([cookies.has('signed-in'), library.forget.mock.calls.length]).toEqual([false, 1])
  })

  test('the silent logout drops the session here and its hint', async () => {
    cookies.set('signed-in', '1')
    await (await page()).logOutSilently()
    expect([cookies.has('signed-in'), library.forget.mock.calls.length]).toEqual([false, 1])
  })
})

describe('another tab', () => {
  test('signs out this tab at once', async () => {
    cookies.set('signed-in', '1')
    const identity = await page()
    await identity.client()
    cookies.clear()
    identity.refresh?.(false)
    expect(await identity.client()).toBeNull()
  })

  test('makes this tab drop its session if a hidden frame can renew it', async () => {
    cookies.set('signed-in', '1')
    const identity = await page()
    await identity.client()
    identity.refresh?.(false)
    await identity.client()
    await identity.client()
    expect(library.forget).toHaveBeenCalledOnce()
  })

  test('does not end the session of this tab if the provider is on another site', async () => {
    cookies.set('signed-in', '1')
    const identity = await page('https://login.example/')
    await identity.client()
    identity.refresh?.(false)
    expect(await identity.client()).toMatchObject({ id: 'c1' })
    expect(library.forget).not.toHaveBeenCalled()
  })
})

describe('a silent sign-in', () => {
  test('uses a hidden frame if provider and site share cookies', async () => {
    cookies.set('signed-in', '1')
    await (await page()).signInSilently()
    expect([library.token.mock.calls.length, library.signIn.mock.calls.length]).toEqual([1, 0])
  })

  test.each(['https://login.example/', 'http://evil-fr.localhost/'])(
    'redirects to %s and back, once in five minutes',
    async (issuer) => {
      cookies.set('signed-in', '1')
      void (await page(issuer, '/films?date=x')).signInSilently()
      await expect.poll(() => library.signIn).toHaveBeenCalledOnce()
      expect(library.signIn.mock.calls[0]).toEqual([
        { target: '/films?date=x', language: 'fr', silent: true },
      ])
      expect(cookies.has('sign-in-tried')).toBe(true)
    },
  )

  test('does not start during a return', async () => {
    const identity = await page('https://login.example/', '/callback?code=c&state=s')
    await identity.signInSilently()
    expect(await identity.client()).toMatchObject({ id: 'c1' })
    expect(library.signIn).not.toHaveBeenCalled()
  })
})

describe('redirecting to the provider', () => {
  test('has the return target, and the address that the visitor typed', async () => {
    await (await page()).redirect('/films?date=x', true, 'ada@mail.example')
    expect(library.signIn.mock.calls).toEqual([
      [{ target: '/films?date=x', language: 'fr', signUp: true, email: 'ada@mail.example' }],
    ])
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'returns home instead of to %s',
    async (target) => {
      await (await page()).redirect(target, false)
      expect(library.signIn.mock.calls[0]).toEqual([expect.objectContaining({ target: '/' })])
    },
  )

  test("uses the client host's page if storage is blocked or the library failed to load", async () => {
    library.signIn.mockRejectedValue(new Error('denied'))
    await (await page()).redirect('/films', false)
    expect(left).toEqual([`${clientHref}/sign-in?target=%2Ffilms`])
    opened.mockImplementationOnce(() => {
      throw new Error('no chunk')
    })
    await (await page()).redirect('/films', true)
    expect(left.at(-1)).toBe(`${clientHref}/register?target=%2Ffilms`)
  })
})

describe('the return', () => {
  test('is removed from the address before anything reads it, and used once', async () => {
    const identity = await page(own, '/callback?code=c&state=s')
    expect(left).toEqual(['replaced by /en'])
    expect(await Promise.all([identity.finishReturn(), identity.client()])).toMatchObject([
      { target: '/films', fault: null },
      { id: 'c1' },
    ])
    await identity.client()
    expect(library.comeBack.mock.calls).toEqual([['?code=c&state=s']])
    expect(cookies.has('signed-in')).toBe(true)
  })

  test('leads to the home page if the target is on another host', async () => {
    library.comeBack.mockResolvedValue({ ...back, target: '//evil.example' })
    expect((await (await page(own, '/callback?code=c&state=s')).finishReturn()).target).toBe('/')
  })

  test('reports a fault to the machine once', async () => {
    library.comeBack.mockResolvedValue({ ...back, target: null, fault: new IdentityFault('state_mismatch') })
    const identity = await page(own, '/callback?code=c&state=s')
    await expect(identity.client()).rejects.toMatchObject({ error: 'state_mismatch' })
    expect(await identity.client()).toBeNull()
    expect([...cookies]).toEqual([])
  })

  test('after a failure that names no page leads to the one that the visitor left, once', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    })
    await (await page()).redirect('/films?page=2', false)
    library.comeBack.mockRejectedValue(new IdentityFault('timeout'))
    const failed = () => page(own, '/callback?code=c&state=s').then(({ finishReturn }) => finishReturn())
    expect(await failed()).toMatchObject({ target: '/films?page=2', fault: { error: 'timeout' } })
    expect((await failed()).target).toBeNull()
  })

  test('has no fault after the visitor cancelled', async () => {
    library.comeBack.mockResolvedValue({ ...back, fault: new IdentityFault('popup_cancelled') })
    expect(await (await page(own, '/callback?error=access_denied&state=s')).client()).toBeNull()
  })

  test('is ignored at another address', async () => {
    await (await page(own, '/films?code=c&state=s')).client()
    expect([left, library.comeBack.mock.calls]).toEqual([[], []])
  })
})

test.each([
  ['the embedded provider, which ends the session of its host', own, []],
  [
    'another provider',
    'https://login.fr.example/',
    [expect.stringMatching(/^POST \/api\/(?:\w+\/)?logout null$/)],
  ],
])('signing out at %s drops both cookies, even if the host fails', async (_, issuer, sent) => {
  for (const name of ['signed-in', 'sign-in-tried']) cookies.set(name, '1')
  respond = () => new Response(null, { status: 500 })
  await (await page(issuer)).signOut()
  expect(requests).toEqual(sent)
  expect([[...cookies], library.signOut.mock.calls]).toEqual([[], [[origin]]])
})

test('a call without a client has no bearer; other faults are thrown', async () => {
  const { token } = await page()
  expect(await token()).toBe('bearer')
  for (const error of ['login_required', 'consent_required', 'missing_refresh_token'] as const) {
    library.token.mockImplementationOnce(() => fails(error))
    expect(await token()).toBeNull()
  }
  library.token.mockImplementationOnce(() => fails('timeout'))
  await expect(token()).rejects.toMatchObject({ error: 'timeout' })
})
