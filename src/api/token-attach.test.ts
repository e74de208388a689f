import { describe, expect, test } from 'vitest'
import { type IdentityError, identityErrors } from '#machines/auth-rules.ts'
import { IdentityFault } from './identity-fault.ts'
import { type AllowedAddress, allowedFor, attachToken, clientCalls } from './token-attach.ts'

const list: readonly AllowedAddress[] = [
  { address: 'https://api.example/api/accounts/me' },
  { address: 'https://api.example/api/client/*' },
  { address: 'https://api.example/api/cinemas/*', methods: ['PATCH', 'delete'] },
  { address: 'https://star.example*' },
  { address: 'https://api.example/half*' },
  { address: 'https://whole.example/*' },
]

describe('an address is covered', () => {
  test.each([
    ['as it is written', 'GET', 'https://api.example/api/accounts/me', true],
    ['whatever its query', 'GET', 'https://api.example/api/accounts/me?language=fr#a', true],
    ['by the name of its host in capitals', 'GET', 'https://API.example/api/accounts/me', true],
    ['with the port that goes without saying', 'GET', 'https://api.example:443/api/accounts/me', true],
    ['below a star', 'POST', 'https://api.example/api/client/c1/show/heron', true],
    ['at the slash before the star', 'GET', 'https://api.example/api/client/', true],
    ['on a host that is covered whole', 'GET', 'https://whole.example/a/b', true],
    ['by its method', 'PATCH', 'https://api.example/api/cinemas/rex', true],
    ['by its method in any case', 'delete', 'https://api.example/api/cinemas/rex', true],
    ['not longer, without a star', 'GET', 'https://api.example/api/accounts/me/cinemas', false],
    ['not shorter', 'GET', 'https://api.example/api/accounts', false],
    ['not with a slash more', 'GET', 'https://api.example/api/accounts/me/', false],
    ['not beside the slash of a star', 'GET', 'https://api.example/api/client', false],
    ['not by a longer name', 'GET', 'https://api.example/api/clients/c1', false],
    ['not by another method', 'GET', 'https://api.example/api/cinemas/rex', false],
    ['not on a host that begins the same', 'GET', 'https://api.example.evil/api/client/c1', false],
    ['not on a host that ends the same', 'GET', 'https://evil-api.example/api/client/c1', false],
    ['not on a host below', 'GET', 'https://www.api.example/api/client/c1', false],
    ['not with our host as a name', 'GET', 'https://api.example@evil.example/api/client/c1', false],
    ['not behind a backslash', 'GET', 'https://evil.example\\@api.example/api/client/c1', false],
    ['not as a query', 'GET', 'https://evil.example/?https://api.example/api/client/c1', false],
    ['not without encryption', 'GET', 'http://api.example/api/client/c1', false],
    ['not on another port', 'GET', 'https://api.example:8443/api/client/c1', false],
    ['not by a way out of what is covered', 'GET', 'https://api.example/api/client/../admin', false],
    ['not by such a way in disguise', 'GET', 'https://api.example/api/client/%2e%2e/admin', false],
    ['not by a star without a slash, behind a host', 'GET', 'https://star.example.evil/', false],
    ['not by a star without a slash, behind a path', 'GET', 'https://api.example/halfway', false],
    ['not where it is no address', 'GET', '/api/client/c1', false],
  ])('%s: %s %s', (_how, method, href, covered) =>
    expect(allowedFor(list, href, method) !== undefined).toBe(covered),
  )
})

const host = 'http://client.fr.localhost:3000'

describe('calls of a client host', () => {
  test.each([
    ['GET', '/api/accounts/me?language=fr', true],
    ['GET', '/api/v1/accounts/me', true],
    ['GET', '/api/fr/accounts/me/cinemas', true],
    ['PATCH', '/api/en/accounts/me/cinemas', true],
    ['POST', '/api/client/c1/show/heron/emotion', true],
    ['POST', '/api/accounts/me', false],
    ['GET', '/api/webview', false],
    ['POST', '/api/logout', false],
    ['GET', '/api/permanent-autopromo', false],
    ['GET', '/api/de/accounts/me', false],
    ['POST', '/oauth/token', false],
    ['GET', '/fr/profile', false],
  ])('%s %s: %s', (method, path, covered) =>
    expect(allowedFor(clientCalls(host, ['fr', 'en']), host + path, method) !== undefined).toBe(covered),
  )
})

async function carried(address: string, init: RequestInit, token: () => Promise<string | null>) {
  const sent: Request[] = []
  const fetch = attachToken({
    allowed: [
      { address: 'https://api.example/open', anonymous: true },
      { address: 'https://api.example/closed' },
    ],
    token,
    fetch: async (input) => {
      sent.push(input as Request)
      return new Response()
    },
  })
  await fetch(address, init)
  return Object.fromEntries(sent[0]?.headers ?? [])
}

describe('a call', () => {
  test('on the list carries the bearer, and its own headers', async () => {
    const headers = await carried(
      'https://api.example/open',
      { method: 'POST', headers: { 'x-xsrf-token': 'x' } },
      async () => 'b',
    )
    expect(headers).toEqual({ authorization: 'Bearer b', 'x-xsrf-token': 'x' })
  })

  test('not on the list does not request a bearer', async () => {
    const requests: string[] = []
    const token = async () => {
      requests.push('token')
      return 'b'
    }
    expect(await carried('https://api.example.evil/open', {}, token)).toEqual({})
    expect(requests).toEqual([])
  })

  test('without a bearer is sent without one', async () =>
    expect(await carried('https://api.example/closed', {}, async () => null)).toEqual({}))

  const anonymous: readonly IdentityError[] = ['login_required', 'consent_required', 'missing_refresh_token']
  test.each(identityErrors)('that fails with %s continues anonymously only if allowed', async (error) => {
    const fails = () => Promise.reject(new IdentityFault(error))
    const open = carried('https://api.example/open', {}, fails)
    if (anonymous.includes(error)) expect(await open).toEqual({})
    else await expect(open).rejects.toMatchObject({ error })
    await expect(carried('https://api.example/closed', {}, fails)).rejects.toMatchObject({ error })
  })
})
