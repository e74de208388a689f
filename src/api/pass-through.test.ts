import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contentApi, contentApiHandlers, outsideApi, resetContentApi } from '../../tests/mocks/content-api.ts'
import { createPassThrough } from './pass-through.ts'

const server = setupServer(...contentApiHandlers)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync'),
)
afterEach(() => {
  vi.useRealTimers()
  resetContentApi()
  server.resetHandlers()
})
afterAll(() => server.close())

const SECOND = 1000
function passing() {
  const clock = { now: 0 }
  const response = createPassThrough(outsideApi, () => clock.now)
  const send = (path: string, method = 'GET') =>
    response(new Request(`http://nl.localhost${path}`, { method }))
  return { clock, send }
}

test('forwards a call of the contract, and caches a shared one for a minute', async () => {
  const { clock, send } = passing()
  expect(await (await send('/api/shows?language=nl')).json()).toMatchObject({ shows: [{ slug: 'tide' }] })
  clock.now = 59 * SECOND
  await send('/api/shows?language=nl')
  expect(contentApi.calls).toBe(1)
  clock.now = 61 * SECOND
  await send('/api/shows?language=nl')
  expect(contentApi.calls).toBe(2)
})

test('serves the cached response while the source is down, or reports the failure', async () => {
  const { clock, send } = passing()
  await send('/api/shows?language=nl')
  contentApi.down = true
  clock.now = 3600 * SECOND
  expect((await send('/api/shows?language=nl')).status).toBe(200)
  const missing = await send('/api/cinemas?language=nl')
  expect([missing.status, missing.headers.get('retry-after'), missing.headers.get('x-refusal')]).toEqual([
    503,
    '5',
    'source-unavailable',
  ])
})

test.each([
  ['a call that the source lacks', '/api/footer?language=nl', 'GET', 404],
  ['a path that is no call', '/api/secrets', 'GET', 404],
  ['a path that cannot be decoded', '/api/show/%E0%A4%A', 'GET', 404],
  ['another method', '/api/shows', 'POST', 405],
] as const)('refuses %s', async (_, path, method, status) => {
  expect((await passing().send(path, method)).status).toBe(status)
})

test('refuses invalid JSON', async () => {
  contentApi.body = '<html></html>'
  expect((await passing().send('/api/shows?language=nl')).status).toBe(502)
})

test('a card check is forwarded once with captcha and visitor, and its refusals are returned', async () => {
  const seen: (string | null)[][] = []
  let status = 200
  server.use(
    http.get(`${outsideApi}/api/voucher/:code`, ({ request }) => {
      seen.push(
        ['x-recaptcha-response', 'x-forwarded-for', 'cookie'].map((name) => request.headers.get(name)),
      )
      return HttpResponse.json({ valid: true, label: 'Bon' }, { status, headers: { 'retry-after': '90' } })
    }),
  )
  const response = createPassThrough(outsideApi)
  const send = () => {
    const headers = { 'x-recaptcha-response': 'token', cookie: 'session=1' }
    return response(new Request('http://nl.localhost/api/voucher/ABC?language=nl', { headers }), {
      address: '203.0.113.7',
    })
  }
  const good = await send()
  expect([good.status, good.headers.get('cache-control'), await good.json()]).toEqual([
    200,
    'no-store',
    { valid: true, label: 'Bon' },
  ])
  expect(seen).toEqual([['token', '203.0.113.7', null]])
  for (status of [403, 429])
    expect([(await send()).status, seen.length]).toEqual([status, status === 403 ? 2 : 3])
  expect((await send()).headers.get('retry-after')).toBe('90')
  status = 404
  expect((await send()).status).toBe(404)
})
