import { createRelyingParty } from '@marquee/identity/relying-party.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { UnavailableError } from '@marquee/kit/http/errors.ts'
import type { Attempt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { expect, test } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { Account } from '../accounts/accounts.ts'
import { createOutsideIdentity } from './outside-identity.ts'

const issuer = 'https://login.cinema.example/'
const discovery = { issuer, userinfo_endpoint: 'https://login.cinema.example/userinfo' }
const visited: SiteRequest = {
  site: 'fr',
  language: 'fr',
  origin: 'https://fr.example',
  clientOrigin: 'https://client.fr.example',
}
const user = {
  sub: 'auth0|7',
  email: 'noor@cinema.example',
  email_verified: true,
  given_name: 'Noor',
  family_name: 'Çelik',
}

type Respond = () => Response | Promise<Response>

function outside(responses: { discovery?: Respond; userinfo?: Respond }) {
  const requests: string[] = []
  const subjects: unknown[] = []
  const state = { now: 0 }
  const now = () => state.now
  const settings = { issuer, applicationId: 'abc', secret: null, audience: null, ...authentication.outside }
  const party = createRelyingParty(settings, {
    now,
    timeout: 200,
    async fetch(input, { headers, signal }) {
      const { authorization = '' } = headers
      requests.push(`${new URL(input).pathname} ${authorization}`.trim())
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )
      const isDiscovery = input.endsWith('/.well-known/openid-configuration')
      const response = isDiscovery
        ? (responses.discovery?.() ?? Response.json(discovery))
        : (responses.userinfo?.() ?? Response.json(user))
      return Promise.race([response, aborted])
    },
  })
  const wrongs: Attempt[] = []
  const identity = createOutsideIdentity({
    parties: { fr: party },
    now,
    limiter: {
      async take(attempt) {
        if (wrongs.length >= attempt.most) return { name: attempt.name, seconds: 7 }
        wrongs.push(attempt)
        return undefined
      },
      giveBack: async () => void wrongs.pop(),
    },
    accounts: {
      access: {
        async accountOfSubject(_, subject) {
          subjects.push(subject)
          return { id: `account of ${subject.sub}` } as Account
        },
      },
    },
  })
  const accountOf = (token: string) => identity.accountOfToken(visited, token, { address: '192.0.2.7' })
  return { requests, subjects, state, wrongs, accountOf }
}

test('resolves a token at the provider, at most once a minute', async () => {
  const { requests, subjects, state, accountOf } = outside({})
  expect(await accountOf('good')).toBe('account of auth0|7')
  const names = { familyName: 'Çelik', givenName: 'Noor' }
  const address = { email: 'noor@cinema.example', emailVerified: true }
  expect(subjects).toEqual([{ issuer, sub: 'auth0|7', ...address, ...names }])
  state.now = 59_000
  await accountOf('good')
  expect(requests).toEqual(['/.well-known/openid-configuration', '/userinfo Bearer good'])
  state.now = 61_000
  await accountOf('good')
  expect(requests).toHaveLength(3)
})

test('accepts a user of whom the provider returns only the name', async () => {
  const { subjects, accountOf } = outside({
    userinfo: () => Response.json({ sub: '7', email: 'no address', email_verified: 'yes' }),
  })
  expect(await accountOf('good')).toBe('account of 7')
  expect(subjects).toEqual([
    { issuer, sub: '7', email: null, emailVerified: false, familyName: null, givenName: null },
  ])
})

const callsIn = (requests: readonly string[]) =>
  requests.filter((line) => line.startsWith('/userinfo')).length

test.each([400, 401, 403])('asks a provider once a minute about a token rejected with %i', async (status) => {
  const { requests, state, accountOf } = outside({ userinfo: () => new Response('no', { status }) })
  expect(await accountOf('bad')).toBeNull()
  state.now = 59_000
  expect(await accountOf('bad')).toBeNull()
  expect(callsIn(requests)).toBe(1)
  state.now = 61_000
  expect(await accountOf('bad')).toBeNull()
  expect(callsIn(requests)).toBe(2)
})

const { most } = serviceLimits.outsideTokens.rejected
const bogus = Array.from({ length: most + 40 }, (_, index) => `bogus-${index}`)

test('calls the provider for so many rejected tokens of an address at once, and refuses more', async () => {
  const { requests, accountOf } = outside({ userinfo: () => new Response('no', { status: 401 }) })
  const found = await Promise.all(bogus.map(accountOf))
  expect(callsIn(requests)).toBe(most)
  expect(found.filter((each) => each === null)).toHaveLength(most)
  expect(found.at(-1)).toEqual({ name: 'rejected tokens per address', seconds: 7 })
})

test('counts neither valid tokens nor those that a failing provider cannot judge', async () => {
  const { wrongs, accountOf } = outside({})
  for (const token of bogus) await accountOf(token)
  expect(wrongs).toEqual([])
  const down = outside({ userinfo: () => new Response('', { status: 500 }) })
  await expect(down.accountOf('good')).rejects.toBeInstanceOf(UnavailableError)
  expect(down.wrongs).toEqual([])
})

test('rests after failures in a row', async () => {
  const { requests, accountOf } = outside({ userinfo: () => new Response('', { status: 500 }) })
  const { failures } = serviceLimits.outsideTokens.breaker
  for (const token of bogus.slice(0, failures + 20))
    await expect(accountOf(token)).rejects.toBeInstanceOf(UnavailableError)
  expect(callsIn(requests)).toBe(failures)
})

const never = () => new Promise<Response>(() => {})
const html = () => new Response('<h1>Sorry</h1>', { headers: { 'content-type': 'text/html' } })

test.each<[string, { discovery?: Respond; userinfo?: Respond }]>([
  ['answers HTML', { userinfo: html }],
  ['answers HTML for its discovery document', { discovery: html }],
  ['answers no user', { userinfo: () => Response.json({ email: 'x@y.example' }) }],
  ['fails', { userinfo: () => new Response('', { status: 500 }) }],
  ['has no discovery document', { discovery: () => new Response('', { status: 404 }) }],
  [
    'calls itself otherwise',
    { discovery: () => Response.json({ ...discovery, issuer: 'https://evil.example/' }) },
  ],
  ['is slow', { userinfo: never }],
  ['is down', { discovery: () => Promise.reject(new TypeError('fetch failed')) }],
])('a provider that %s is unavailable, and the token is not logged', async (_, responses) => {
  const failure = await outside(responses)
    .accountOf('sesame')
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UnavailableError)
  expect(JSON.stringify([String(failure), (failure as Error).cause ?? null])).not.toContain('sesame')
})

test('retries once the provider is back', async () => {
  let isUp = false
  const { accountOf } = outside({
    discovery: () => (isUp ? Response.json(discovery) : new Response('', { status: 502 })),
  })
  await expect(accountOf('good')).rejects.toBeInstanceOf(UnavailableError)
  isUp = true
  expect(await accountOf('good')).toBe('account of auth0|7')
})

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

test('rejects a token of another application', async () => {
  const { requests, accountOf } = outside({})
  expect(await accountOf(jwt({ azp: 'somebody' }))).toBeNull()
  expect(await accountOf(jwt({ client_id: 'somebody' }))).toBeNull()
  expect(requests).toEqual([])
  expect(await accountOf(jwt({ azp: 'abc' }))).toBe('account of auth0|7')
})

test('does not send malformed tokens', async () => {
  const { requests, accountOf } = outside({})
  for (const token of ['', 'two words', 'line\nbreak', 'é', 'x'.repeat(9_000)])
    expect(await accountOf(token)).toBeNull()
  expect(requests).toEqual([])
})

test('ignores sites with the embedded provider', async () => {
  const identity = createOutsideIdentity({
    parties: {},
    accounts: { access: { accountOfSubject: () => Promise.reject(new Error('not called')) } },
    limiter: { take: () => Promise.reject(new Error('not called')), giveBack: async () => {} },
  })
  expect(await identity.accountOfToken(visited, 'good', { address: undefined })).toBeNull()
})
