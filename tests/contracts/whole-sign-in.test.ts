import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { sites } from '#config/sites.ts'
import { clientAreaPages } from '../../src/account-area/pages.ts'
import { fakeApis } from '../../src/server/outer-server.fixture.ts'
import { logTo } from '../../src/server/probes/server-log.ts'
import { accountsOfEachTest, ada } from './accounts/set-up-accounts.ts'
import { apiOf } from './accounts/set-up-calls.ts'
import { clientHosts, visitorOf } from './client-area/visitor.ts'
import { authorization, exchange, identityOn, refresh } from './identity-visitor.ts'
import { withStillProvider } from './known-signing-keys.ts'

const stage = accountsOfEachTest('sqlite')

const ways = {
  http: {
    site: 'http://fr.localhost:3000',
    client: 'http://client.fr.localhost:3000',
    headers: {},
    environment: {},
  },
  https: {
    site: `https://${sites.fr.hosts.production}`,
    client: `https://${sites.fr.hosts.client}`,
    headers: {
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
    environment: { TRUST_PROXY: '1' },
  },
} as const
type Way = (typeof ways)[keyof typeof ways]

beforeEach(() => withStillProvider(stage.store, stage.now))

/** A complete client host on one store: pages, calls and provider. */
function server({ environment }: Way) {
  const accounts = stage.another({ forget: (site, account) => identity.forget(site, account) })
  const identity = identityOn(stage.store, accounts)
  const lines: string[] = []
  const { fetchPage: serve } = clientHosts({
    accounts,
    identity,
    clock: stage.clock,
    environment,
    options: {
      apis: { ...fakeApis, client: apiOf(accounts, { identity }) },
      identity,
      log: logTo('trace', { write: (line: string) => void lines.push(line) }),
    },
  })
  return { accounts, serve, lines }
}

/** A browser that remembers responses, cookies, and the secrets that it ever held. */
function browser(way: Way, { serve }: Pick<ReturnType<typeof server>, 'serve'>) {
  const responses: (readonly [path: string, Response])[] = []
  const cookies: string[] = []
  const held = new Set<string>()
  const visitor = visitorOf(async (address, { headers, ...init } = {}) => {
    const response = await serve(address, { ...init, headers: { ...way.headers, ...(headers as object) } })
    responses.push([address.slice(way.client.length), response.clone()])
    for (const line of response.headers.getSetCookie()) {
      cookies.push(line)
      held.add(/=([^;]*)/.exec(line)?.[1] ?? '')
    }
    return response
  }, way.client)
  return { ...visitor, responses, cookies, held }
}

type Browser = ReturnType<typeof browser>

/** The library's token exchange after a sign-in. */
async function tokens(way: Way, { get, post, held }: Browser): Promise<string> {
  const redirect = { redirect_uri: way.site + authentication.callbackPath }
  const { path, verifier } = authorization({ ...redirect, prompt: 'none' })
  const granted = await get(path)
  const code = new URL(granted.headers.get('location') ?? '').searchParams.get('code') ?? ''
  async function trade({ body }: RequestInit) {
    const fields = Object.fromEntries(new URLSearchParams(String(body)))
    const response = await post('/oauth/token', fields, { origin: way.site })
    return (await response.json()) as Record<string, string>
  }
  const first = await trade(exchange(code, verifier, redirect))
  const renewed = await trade(refresh(first.refresh_token ?? ''))
  for (const secret of [verifier, code, ...Object.values(first), ...Object.values(renewed)])
    if (typeof secret === 'string' && secret.length > 20 && !secret.includes(' ')) held.add(secret)
  return renewed.access_token ?? ''
}

const { newsletter: _, ...registration } = ada
const NEW_PASSWORD = 'une toute autre phrase'
const me = '/api/v1/accounts/me'
const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** The story from registration to the last log-out, including failures on the way. */
async function wholeStory(way: Way) {
  const { accounts, serve, lines } = server(way)
  const visitor = browser(way, { serve })
  const { get, fill, held, jar } = visitor
  expect((await fill('/fr/register', registration)).status).toBe(303)
  const before = new Map(jar)
  const token = await tokens(way, visitor)
  expect([(await get(me)).status, (await get(me, bearing(token))).status]).toEqual([200, 200])
  for (const path of ['/fr/profile', '/fr/data?file=json', '/userinfo'])
    expect((await get(path, path === '/userinfo' ? bearing(token) : {})).status).toBe(200)
  await fill('/fr/sign-out', {})
  const leaving = new URLSearchParams({ client_id: authentication.applicationId, returnTo: way.site })
  await get(`/v2/logout?${leaving}`)
  expect((await fill('/fr/sign-in', { email: ada.email, password: 'not the one' })).status).toBe(422)
  expect((await fill('/fr/forgotten', { email: ada.email })).status).toBe(303)
  const mail = (await accounts.mails('fr')).find(({ subject }) => subject === 'reset')
  const link = new URL((JSON.parse(mail?.text ?? '{}') as { href: string }).href)
  held.add(link.searchParams.get('token') ?? '')
  expect((await fill(link.pathname + link.search, { password: NEW_PASSWORD })).status).toBe(303)
  expect((await fill('/fr/sign-in', { email: ada.email, password: NEW_PASSWORD })).status).toBe(303)
  const after = new Map(jar)
  return { ...visitor, lines, link, token, before, after }
}

type Story = Awaited<ReturnType<typeof wholeStory>>

function expectSafeResponses({ responses }: Story, isSecure: boolean): void {
  expect(responses.length).toBeGreaterThan(15)
  for (const [path, { status, headers }] of responses) {
    const security = ['x-content-type-options', 'referrer-policy'].map((name) => headers.get(name))
    expect(security, path).toEqual(['nosniff', 'strict-origin-when-cross-origin'])
    expect(headers.get('cache-control'), path).toContain('no-store')
    expect(headers.has('strict-transport-security'), path).toBe(isSecure)
    if (status === 200) expect(headers.get('content-type'), path).toMatch(/^(?:text\/html|application\/json)/)
    const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('location')
    if (isPage) expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
  }
}

const readable: readonly string[] = [authentication.cookies.hint, authentication.cookies.csrf]

function expectSafeCookies({ cookies }: Story, hostname: string, isSecure: boolean): void {
  expect(new Set(cookies.map((line) => line.split('=', 1)[0])).size).toBeGreaterThan(4)
  for (const line of cookies) {
    const name = line.split('=', 1)[0] ?? ''
    const shared = readable.includes(name)
    expect(line).toMatch(/; path=\//i)
    expect(line).toMatch(/; samesite=lax/i)
    expect(/; httponly/i.test(line), line).toBe(!shared)
    expect(/; domain=([^;]+)/i.exec(line)?.[1], line).toBe(shared ? hostname : undefined)
    expect(/; secure/i.test(line), line).toBe(isSecure)
    expect(line.split(';', 1)[0]?.length).toBeLessThan(4_096)
    if (isSecure && !shared && !name.startsWith('op_')) expect(name).toMatch(/^__Host-/)
  }
}

function expectCleanLog({ lines, held }: Story): void {
  const log = lines.join('')
  for (const path of ['/fr/sign-in', '/fr/forgotten', '/oauth/token', '/authorize', me])
    expect(log).toContain(`"path":"${path}"`)
  const typed = [
    ada.email,
    encodeURIComponent(ada.email),
    ada.lastName,
    ada.password,
    NEW_PASSWORD,
    'not the one',
  ]
  const secrets = [...held, ...typed].filter((secret) => secret !== '')
  expect(secrets.length).toBeGreaterThan(15)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
}

async function expectMaskedPasswords({ responses }: Story): Promise<void> {
  const html = (await Promise.all(responses.map(([, response]) => response.text()))).join('')
  const fields = [...html.matchAll(/<input [^>]*name="(?:password|current)"[^>]*>/g)].map(([field]) => field)
  expect(fields.length).toBeGreaterThan(4)
  for (const field of fields)
    expect(field).toMatch(/(?=.*type="password")(?=.*autocomplete="(?:current|new)-password")/i)
  for (const password of [ada.password, NEW_PASSWORD]) expect(html).not.toContain(password)
}

/** A new log-in replaces session, CSRF value and tokens. */
async function expectReplaced({ before, after, get, jar, token }: Story): Promise<void> {
  const { hint, session: ending } = authentication.cookies
  const session = [...before.keys()].find((name) => name.endsWith(ending) && name !== hint) ?? ''
  for (const name of [session, authentication.cookies.csrf]) {
    expect(before.get(name)).toMatch(/^[\w-]{43}$/)
    expect(after.get(name)).toMatch(/^[\w-]{43}$/)
    expect(after.get(name)).not.toBe(before.get(name))
  }
  expect((await get(me)).status).toBe(200)
  expect((await get(me, bearing(token))).status).toBe(401)
  for (const [name, value] of before) jar.set(name, value)
  expect((await get(me)).status).toBe(401)
  expect((await get('/fr/profile')).headers.get('location')).toContain('/fr/sign-in')
}

test.each(['http', 'https'] as const)(
  'from the registration to a new password over %s, nothing leaks by headers, cookies, log, pages, links or old sessions',
  async (scheme) => {
    const way = ways[scheme]
    const story = await wholeStory(way)
    expectSafeResponses(story, scheme === 'https')
    expectSafeCookies(story, new URL(way.site).hostname, scheme === 'https')
    expectCleanLog(story)
    expect(story.link.origin).toBe(way.client)
    await expectMaskedPasswords(story)
    await expectReplaced(story)
  },
)

test('a planted session is not adopted', async () => {
  const way = ways.http
  const { serve } = server(way)
  const visitor = browser(way, { serve })
  const planted = randomBytes(32).toString('base64url')
  visitor.jar.set('session', planted)
  await visitor.fill('/fr/register', registration)
  expect(visitor.jar.get('session')).not.toBe(planted)
  expect((await serve(`${way.client}${me}`, { headers: { cookie: `session=${planted}` } })).status).toBe(401)
})

const framed = ['complete', 'entered', 'forgotten', 'register', 'sign-in', 'validate']

test('each page may be framed by the site only, or not at all', async () => {
  const way = ways.http
  const visitor = browser(way, server(way))
  const names = Object.keys(clientAreaPages)
  const pages = () =>
    Promise.all(names.map(async (name) => [name, await visitor.get(`/fr/${name}`)] as const))
  const asStranger = await pages()
  await visitor.fill('/fr/register', registration)
  for (const [name, { status, headers }] of [...asStranger, ...(await pages())]) {
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    const ancestors = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    expect([name, ancestors]).toEqual([name, framed.includes(name) && status !== 404 ? way.site : "'none'"])
  }
})
