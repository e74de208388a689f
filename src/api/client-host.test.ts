import { describe, expect, test } from 'vitest'
import { createClientHost } from './client-host.ts'
import { createClientWrites } from './client-writes.ts'
import { createHttpSource } from './http.ts'
import { createWrite } from './write.ts'

const headers = async () => ({ 'X-XSRF-TOKEN': 'a b' })

function stage(status: number, body: unknown, isVersioned = false) {
  const seen: Request[] = []
  const bodies: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    seen.push(request)
    bodies.push(await request.text())
    return new Response(status === 204 ? null : JSON.stringify(body), { status })
  }
  const baseUrl = 'https://client.example'
  const place = { language: 'fr', isVersioned }
  const write = createWrite({ ...place, baseUrl, fetch, headers })
  const host = createClientHost({
    source: createHttpSource({ site: 'fr', baseUrl, fetch }),
    ...place,
    write,
    token: async () => 'secret',
  })
  const lines = () => seen.map(({ method, url }) => `${method} ${url.slice(baseUrl.length)}`)
  return { host, write, seen, bodies, lines }
}

describe('client host', () => {
  test('requests the signed-in client with bearer and cookies', async () => {
    const { host, seen, lines } = stage(200, {
      icu: 7,
      firstname: 'Ada',
      lastname: 'Lovelace',
      subscription: { newPlan: 'duo', nextPlanExecutionDate: '2026-12-01' },
    })
    expect(await host.me()).toMatchObject({
      id: '7',
      name: 'Ada Lovelace',
      avatarFallback: 'AL',
      subscription: { downgrade: { executionDate: '2026-12-01' } },
    })
    expect(lines()).toEqual(['GET /api/v1/accounts/me?language=fr'])
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(seen[0]?.credentials).toBe('include')
  })

  test.each([
    ['https://client.cinema.example/photos/7.jpg', 'https://client.cinema.example/photos/7.jpg'],
    ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
    ['data:image/svg+xml;base64,PHN2Zy8+', null],
    ['javascript:alert(1)', null],
    [`data:image/png;base64,${'A'.repeat(200_000)}`, null],
  ])('reads plan, level and picture from an outside host: %.40s', async (photoUrl, avatar) => {
    const subscription = {
      currentPlan: 'premium',
      eligibleChanges: ['basic'],
      eligibleForAddonChange: true,
      newLeadId: 12,
      newPlan: null,
    }
    const { host } = stage(200, {
      icu: 7,
      subscription,
      cinepassType: 'premium',
      cinepassSubscription: true,
      loyaltyLevel: 'Platine',
      photoUrl,
    })
    expect(await host.me()).toMatchObject({
      subscription: {
        currentPlan: 'premium',
        eligibleChanges: ['basic'],
        eligibleForAddonChange: true,
        downgrade: null,
      },
      cinepassType: 'premium',
      loyaltyLevel: 'Platine',
      avatar,
    })
  })

  test('requests the client of a session by id', async () => {
    const { host, lines } = stage(200, { icu: 'c1' })
    expect(await host.client('c1')).toMatchObject({ id: 'c1' })
    expect(lines()).toEqual(['GET /api/fr/client/c1'])
    await expect(stage(401, {}).host.client('c1')).rejects.toMatchObject({ status: 401 })
  })

  test('returns null for a 401', async () => {
    expect(await stage(401, {}).host.me()).toBeNull()
    await expect(stage(403, {}).host.me()).rejects.toMatchObject({ status: 403 })
  })

  test('reads favourites as a list, or as items with a limit', async () => {
    expect(await stage(200, [{ codeCcs: '0012' }, { codeCcs: 7 }]).host.favourites()).toEqual({
      vistaRefs: ['0012', '7'],
      limit: null,
    })
    expect(await stage(200, { items: [{ codeCcs: '0012' }], favoriteLimit: '3' }).host.favourites()).toEqual({
      vistaRefs: ['0012'],
      limit: 3,
    })
  })

  test('requests the authentication endpoints without a bearer', async () => {
    const { host, seen, lines } = stage(200, {
      loginUrl: 'https://client.example/fr/sign-in',
      signupUrl: 'javascript:alert(1)',
    })
    expect(await host.webview()).toEqual({ loginUrl: 'https://client.example/fr/sign-in', signupUrl: null })
    expect(lines()).toEqual(['GET /api/fr/webview'])
    expect(seen[0]?.headers.has('authorization')).toBe(false)
  })

  test('sends a change once, with body and CSRF header', async () => {
    const { host, seen, bodies, lines } = stage(204, null)
    await host.addFavourites(['0012'])
    await host.removeFavourites(['0012'])
    await host.logout()
    expect(lines()).toEqual([
      'PATCH /api/v1/accounts/me/cinemas?language=fr',
      'DELETE /api/v1/accounts/me/cinemas?language=fr',
      'POST /api/fr/logout',
    ])
    expect(bodies).toEqual(['{"cinemas":["0012"]}', '{"cinemas":["0012"]}', ''])
    expect(seen[0]?.headers.get('x-xsrf-token')).toBe('a b')
  })

  test('does not repeat a failed change', async () => {
    const { host, seen } = stage(503, {})
    await expect(host.logout()).rejects.toMatchObject({ name: 'UnavailableError', status: 503 })
    expect(seen).toHaveLength(1)
  })
})

describe('changes in the context of a client', () => {
  test('sends favourites, wishlist and emotions', async () => {
    const { write, bodies, lines } = stage(204, null)
    const client = createClientWrites(write, 'c1')
    await client.addFavourite('rex')
    await client.removeFavourite('rex')
    await client.setWishlist(['dune'])
    await client.setIntention('dune', false)
    await client.setEmotion('dune', 'loved', false)
    expect(lines()).toEqual([
      'POST /api/fr/client/c1/cinema/rex',
      'DELETE /api/fr/client/c1/cinema/rex',
      'POST /api/fr/client/c1/shows',
      'POST /api/fr/client/c1/show/dune/intention',
      'POST /api/fr/client/c1/show/dune/emotion',
    ])
    expect(bodies.slice(2)).toEqual([
      '{"showSlugs":["dune"]}',
      '{"intention":2,"isDelete":true}',
      '{"emotion":"loved","isDelete":false}',
    ])
  })

  test('sends calls of the client’s context to the version, with the language in the query, where they are versioned', async () => {
    const { host, write, lines } = stage(204, null, true)
    await createClientWrites(write, 'c1').addFavourite('rex')
    await host.logout()
    await expect(host.webview()).rejects.toThrow()
    expect(lines()).toEqual([
      'POST /api/v1/client/c1/cinema/rex?language=fr',
      'POST /api/v1/logout?language=fr',
      'GET /api/v1/webview?language=fr',
    ])
  })
})
