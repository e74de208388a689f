import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cookieIdentity } from './cookie-identity.ts'

const flags = { versionedClientCalls: false }
vi.mock('../../document/boot.ts', () => ({ readBoot: () => ({ site: { id: 'tn' }, language: 'fr', flags }) }))

const NOW = Date.parse('2026-11-20T12:00:00Z')
const jar = { cookie: '', set: [] as string[] }
const requests: Request[] = []
let respond: () => Response | Promise<Response>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const token = (id = 'c1', seconds = 60) =>
  Buffer.from(JSON.stringify({ id, exp: NOW / 1000 + seconds })).toString('base64url')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  requests.length = 0
  jar.set = []
  jar.cookie = `lang=fr; client-session=${token()}; XSRF-TOKEN=a%20b`
  respond = () => json({ icu: 'c1', firstname: 'Ada' })
  vi.stubGlobal('location', { hostname: 'tn.example', protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return jar.cookie
    },
    set cookie(value: string) {
      jar.set.push(value)
    },
  })
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    requests.push(new Request(input, init))
    return respond()
  })
})

afterEach(() => {
  flags.versionedClientCalls = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const identity = () => cookieIdentity('https://client.tn.example/fr')
const lines = () => requests.map(({ method, url, credentials }) => `${method} ${url} ${credentials}`)

test('requests the client of the cookie from the client host, with the cookies', async () => {
  expect(await identity().client()).toMatchObject({ id: 'c1', name: 'Ada' })
  expect(lines()).toEqual(['GET https://client.tn.example/api/fr/client/c1 include'])
  expect(await identity().token()).toBeNull()
})

test('requests the client by the version where the site has versioned calls', async () => {
  flags.versionedClientCalls = true
  await identity().client()
  expect(lines()).toEqual(['GET https://client.tn.example/api/v1/client/c1?language=fr include'])
})

test.each(['', 'lang=fr', 'client-session=', 'my-client-session=x'])(
  'without a session (%j) no client is requested',
  async (cookie) => {
    jar.cookie = cookie
    expect(await identity().client()).toBeNull()
    expect(requests).toEqual([])
  },
)

test.each(['nonsense', token('c1', -1), 'A'.repeat(5_000)])(
  'a token without a client is rejected as undecodable',
  async (value) => {
    jar.cookie = `client-session=${value}`
    await expect(identity().client()).rejects.toMatchObject({ error: 'token_undecodable' })
    expect(requests).toEqual([])
  },
)

test('a missing session just after signing in is an error', async () => {
  jar.cookie = ''
  const here = identity()
  here.refresh?.(true)
  const failure = expect(here.client()).rejects.toMatchObject({ error: 'session_failed' })
  await vi.runAllTimersAsync()
  await failure
  expect(await here.client(), 'reported once').toBeNull()
  here.refresh?.(false)
  expect(await here.client()).toBeNull()
})

test('waits for a cookie that appears a moment after signing in', async () => {
  const { cookie } = jar
  jar.cookie = ''
  const here = identity()
  here.refresh?.(true)
  const client = here.client()
  await vi.advanceTimersByTimeAsync(60)
  jar.cookie = cookie
  await vi.advanceTimersByTimeAsync(60)
  expect(await client).toMatchObject({ id: 'c1' })
})

test.each([401, 403, 404])('status %d of the host means no session', async (status) => {
  respond = () => json({}, status)
  await expect(identity().client()).rejects.toMatchObject({ error: 'session_failed' })
})

test('retains the last client while the host fails, and rejects for another session', async () => {
  const here = identity()
  await here.client()
  respond = () => json({}, 400)
  expect(await here.client()).toMatchObject({ id: 'c1' })
  jar.cookie = `client-session=${token('c2')}`
  await expect(here.client()).rejects.toMatchObject({ name: 'UnavailableError' })
  await expect(identity().client()).rejects.toMatchObject({ name: 'UnavailableError' })
})

test('signing out sends the CSRF value and drops the session', async () => {
  respond = () => new Response(null, { status: 204 })
  await identity().signOut()
  expect(lines()).toEqual(['POST https://client.tn.example/api/fr/logout include'])
  expect(requests[0]?.headers.get('x-xsrf-token')).toBe('a b')
  expect(jar.set).toEqual(['client-session=; path=/; max-age=0; samesite=lax; domain=tn.example; secure'])
})

test('an expired session is signed out, but not after a failed request', async () => {
  respond = () => json({}, 401)
  await identity().signOut()
  respond = () => json({}, 400)
  jar.set = []
  await expect(identity().signOut()).rejects.toMatchObject({ status: 400 })
  expect(jar.set).toEqual([])
})

test('the frame starts at the address of the host, or else at its own pages', async () => {
  respond = () => json({ loginUrl: 'https://client.tn.example/fr/enter', signupUrl: 'javascript:alert(1)' })
  expect(await identity().endpoint('signIn')).toBe('https://client.tn.example/fr/enter')
  expect(await identity().endpoint('signUp')).toBe('https://client.tn.example/fr/register?framed=1')
  respond = () => json({}, 400)
  expect(await identity().endpoint('signIn')).toBe('https://client.tn.example/fr/sign-in?framed=1')
})
