import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClientPassThrough } from './client-pass-through.ts'

const outside = 'https://client.outside.example'
const client = { address: '203.0.113.7', host: 'client' } as const
const site = { address: '203.0.113.7', host: 'site' } as const

describe('calls of a client to an outside client host', () => {
  const seen: { line: string; headers: Headers; body: string }[] = []
  let received: () => Response
  const mock = setupServer(
    http.all(`${outside}/*`, async ({ request }) => {
      seen.push({
        line: `${request.method} ${request.url.slice(outside.length)}`,
        headers: request.headers,
        body: await request.text(),
      })
      return received()
    }),
  )
  beforeAll(() => mock.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => {
    seen.length = 0
    received = () => HttpResponse.json({ icu: '7' })
  })
  afterEach(() => mock.resetHandlers())
  afterAll(() => mock.close())

  const pass = createClientPassThrough(outside, ['nl', 'en'])
  const send = (path: string, init: RequestInit = {}, visitor: typeof client | typeof site = client) =>
    pass(new Request(`http://client.nl.localhost/api/${path}`, init), visitor)
  const personal = {
    authorization: 'Bearer good',
    cookie: 'session=T; lang=nl',
    'x-xsrf-token': 'C',
    origin: 'http://nl.localhost',
  }

  test("are forwarded unchanged with the visitor's identity and address, and are not cached", async () => {
    for (const path of ['v1/accounts/me?language=nl', 'nl/accounts/me', 'client/7', 'en/webview']) {
      const response = await send(path, { headers: { ...personal, 'x-other': '1' } })
      expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
        200,
        'no-store',
        { icu: '7' },
      ])
    }
    await send('client/7')
    expect(seen.map(({ line }) => line)).toEqual([
      'GET /api/v1/accounts/me?language=nl',
      'GET /api/nl/accounts/me',
      'GET /api/client/7',
      'GET /api/en/webview',
      'GET /api/client/7',
    ])
    const [first] = seen
    for (const [name, value] of Object.entries(personal)) expect(first?.headers.get(name)).toBe(value)
    expect([first?.headers.get('x-forwarded-for'), first?.headers.get('x-other')]).toEqual([
      '203.0.113.7',
      null,
    ])
  })

  test('that are shared are requested once in their canonical spelling, and others do not exist', async () => {
    const offers = 'cms/1.0.0/subscription/subscription-offers'
    received = () => HttpResponse.json([{ id: 'x', title: 'X', price: '12.5' }])
    for (const path of [`en/${offers}`, `${offers}?language=en`]) expect((await send(path)).status).toBe(200)
    expect(seen.map(({ line }) => line)).toEqual([`GET /api/${offers}?language=en`])
    const statuses = [
      await send('v1/accounts/you'),
      await send('shows'),
      await send(offers, { method: 'POST' }),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 405])
  })

  test('send changes with their bodies, once', async () => {
    const body = JSON.stringify({ cinemas: ['0001'] })
    const headers = { 'content-type': 'application/json', ...personal }
    received = () => new HttpResponse(null, { status: 204 })
    const calls = [
      ['PATCH', 'v1/accounts/me/cinemas', body],
      ['DELETE', 'v1/accounts/me/cinemas', body],
      ['POST', 'client/7/shows', body],
      ['POST', 'client/7/cinema/rex', ''],
      ['DELETE', 'client/7/cinema/rex', ''],
      ['POST', 'nl/client/7/show/tide/intention', body],
      ['POST', 'client/7/show/tide/emotion', body],
      ['POST', 'nl/logout', ''],
    ] as const
    for (const [method, path, sent] of calls)
      expect((await send(path, { method, headers, ...(sent && { body: sent }) })).status).toBe(204)
    expect(seen.map(({ line, body: got }) => [line, got])).toEqual(
      calls.map(([method, path, sent]) => [`${method} /api/${path}`, sent]),
    )
  })

  test('return cookies and error responses', async () => {
    received = () =>
      HttpResponse.json(
        { limit: 5 },
        {
          status: 409,
          headers: [
            ['set-cookie', 'session=; Max-Age=0'],
            ['set-cookie', 'XSRF-TOKEN=C'],
            ['x-other', '1'],
          ],
        },
      )
    const response = await send('client/7/cinema/rex', { method: 'POST' })
    expect([response.status, await response.json()]).toEqual([409, { limit: 5 }])
    expect(response.headers.getSetCookie()).toEqual(['session=; Max-Age=0', 'XSRF-TOKEN=C'])
    expect(response.headers.has('x-other')).toBe(false)
    received = () =>
      HttpResponse.json({ error: 'who' }, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
    expect((await send('client/7')).headers.get('www-authenticate')).toBe('Bearer')
  })

  test("on the site's own host have no cookies in either direction", async () => {
    received = () => HttpResponse.json({ icu: '7' }, { headers: { 'set-cookie': 'session=T' } })
    const response = await send('client/7', { headers: personal }, site)
    expect(seen[0]?.headers.get('cookie')).toBeNull()
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer good')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['HTML', () => new HttpResponse('<html></html>', { headers: { 'content-type': 'text/html' } }), 502],
    [
      'a redirect',
      () => new HttpResponse(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }),
      502,
    ],
    ['nothing', () => HttpResponse.error(), 503],
  ])('%s leads to a server error without a retry', async (_, damaged, status) => {
    received = damaged
    const response = await send('v1/accounts/me')
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(seen).toHaveLength(1)
  })

  test('an oversized body is rejected before it is read to its end', async () => {
    let read = 0
    const flood = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1
        if (read > 1_000) controller.close()
        else controller.enqueue(new Uint8Array(8_192))
      },
    })
    const response = await send('client/7/shows', {
      method: 'POST',
      body: flood,
      duplex: 'half',
    } as RequestInit)
    expect([response.status, seen.length]).toEqual([413, 0])
    expect(read).toBeLessThan(10)
  })

  test.each([
    ['v1/accounts', 'GET', 404],
    ['client/7/secrets', 'GET', 404],
    ['client/7/shows', 'GET', 404],
    ['feedback', 'POST', 404],
    ['client/..%2Foperators', 'GET', 404],
    ['client/..%5Coperators', 'GET', 404],
    ['client/..%252Foperators', 'GET', 404],
    ['client/7/cinema/..%2f..%2f8%2fshows', 'POST', 404],
  ])('%s by %s is not forwarded', async (path, method, status) => {
    expect([(await send(path, { method })).status, seen.length]).toEqual([status, 0])
  })
})
