import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { createEvaluator } from './evaluate.ts'
import type { FlagContext } from './flag-evaluation.ts'
import { createFrontendApi } from './frontend-api.ts'

const only = (contextName: string, ...values: string[]) => [
  { name: 'default', constraints: [{ contextName, operator: 'IN', values, inverted: false }] },
]
const features = [
  { name: 'belgium', enabled: true, strategies: only('site', 'be') },
  { name: 'phones', enabled: true, strategies: only('device', 'phone') },
  { name: 'dutch', enabled: true, strategies: only('language', 'nl') },
  {
    name: 'half',
    enabled: true,
    strategies: [
      { name: 'flexibleRollout', parameters: { rollout: '50', stickiness: 'sessionId', groupId: 'half' } },
    ],
  },
  { name: 'staff', enabled: true, strategies: only('userId', 'ada') },
  { name: 'office', enabled: true, strategies: only('remoteAddress', '10.0.0.1') },
  { name: 'production', enabled: true, strategies: only('environment', 'production') },
  {
    name: 'later',
    enabled: true,
    strategies: [
      {
        name: 'default',
        constraints: [{ contextName: 'currentTime', operator: 'DATE_AFTER', value: '2099-01-01' }],
      },
    ],
  },
]

function stage() {
  const evaluator = createEvaluator()
  evaluator.load(features, [])
  const toggles = vi.fn<(context: FlagContext) => ReturnType<typeof evaluator.toggles>>(evaluator.toggles)
  const countUsage = vi.fn<(counted: object) => void>()
  const api = createFrontendApi({ evaluation: { toggles, countUsage }, environment: 'development' })
  const request = async (site: 'be' | 'fr', path: string, init?: RequestInit) => {
    const response = await api(site, new Request(`http://${site}.localhost:3000${path}`, init))
    if (!response) throw new Error(`nothing at ${path}`)
    return response
  }
  const post = (
    path: string,
    body: unknown,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) =>
    request('be', path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const names = async (response: Response) => {
    const { toggles: on }: { toggles: { name: string }[] } = await response.json()
    return on.map(({ name }) => name)
  }
  return { api, request, post, names, toggles, countUsage }
}

it('returns the toggles of a context, the same for GET and POST', async () => {
  const { request, post, names } = stage()
  expect(
    await names(await request('be', '/api/frontend?properties[device]=phone&properties[language]=nl')),
  ).toEqual(['belgium', 'phones', 'dutch'])
  expect(
    await names(
      await post('/api/frontend', { context: { properties: { device: 'phone', language: 'nl' } } }),
    ),
  ).toEqual(['belgium', 'phones', 'dutch'])
  expect(await names(await request('fr', '/api/frontend/'))).toEqual([])
  const halves = await Promise.all(
    Array.from(
      { length: 20 },
      async (_, each) => (await names(await request('fr', `/api/frontend?sessionId=${each}`))).length,
    ),
  )
  expect(new Set(halves)).toEqual(new Set([0, 1]))
})

it('ignores a claimed site, user, address and time', async () => {
  const { request, names, toggles } = stage()
  const lies = ['site', 'environment', 'userId', 'remoteAddress', 'currentTime']
  const truth = {
    site: 'be',
    environment: 'production',
    userId: 'ada',
    remoteAddress: '10.0.0.1',
    currentTime: '2100-01-01',
  }
  for (const form of [(name: string) => name, (name: string) => `properties[${name}]`]) {
    const query = new URLSearchParams(lies.map((name) => [form(name), truth[name as keyof typeof truth]]))
    expect(await names(await request('fr', `/api/frontend?${query}`))).toEqual([])
  }
  expect(toggles.mock.calls.at(-1)).toEqual([{ environment: 'development', properties: { site: 'fr' } }])
})

it('returns identical bytes and ETag for the same context, and 304 if unchanged', async () => {
  const { request } = stage()
  const first = await request('be', '/api/frontend?sessionId=1&appName=a')
  const second = await request('be', '/api/frontend?sessionId=1&appName=a')
  const etag = first.headers.get('etag') ?? ''
  expect(await second.text()).toBe(await first.text())
  expect(second.headers.get('etag')).toBe(etag)
  expect(first.headers.get('cache-control')).toBe('no-cache, private')
  expect(first.headers.get('access-control-allow-origin')).toBeNull()
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const unchanged = await request('be', '/api/frontend?sessionId=1', {
      headers: { 'if-none-match': known },
    })
    expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, etag, ''])
  }
  expect((await request('fr', '/api/frontend', { headers: { 'if-none-match': etag } })).status).toBe(200)
})

it('compresses a long list as the client accepts', async () => {
  const long = Array.from(
    { length: 20 },
    (_, each) =>
      ({
        name: `flag ${each}`,
        enabled: true,
        variant: { name: 'disabled', enabled: false },
        impressionData: false,
      }) as const,
  )
  const api = createFrontendApi({
    evaluation: { toggles: () => long, countUsage() {} },
    environment: 'development',
  })
  const request = async (encoding: string) =>
    api('be', new Request('http://be.localhost/api/frontend', { headers: { 'accept-encoding': encoding } }))
  const plain = await (await request('identity'))?.text()
  for (const [requested, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await request(requested)
    expect([response?.headers.get('content-encoding'), response?.headers.get('vary')]).toEqual([
      requested,
      'Accept-Encoding',
    ])
    expect(unpack(Buffer.from((await response?.bytes()) ?? [])).toString()).toBe(plain)
  }
})

it('counts browsers’ reports of known flags only', async () => {
  const { post, countUsage } = stage()
  const toggles = {
    voucherChecker: { yes: 2, no: 1, variants: { a: 2 } },
    facebook: { yes: 1, no: 0 },
    invented: { yes: 9, no: 9 },
  }
  const response = await post('/api/frontend/client/metrics', {
    appName: 'web',
    instanceId: 'browser',
    bucket: { start: 'x', stop: 'y', toggles },
  })
  expect(response.status).toBe(200)
  expect(countUsage.mock.calls).toEqual([
    [{ voucherChecker: toggles.voucherChecker, facebook: toggles.facebook }],
  ])
  expect((await post('/api/frontend/client/register', { appName: 'web', strategies: [] })).status).toBe(200)
})

it('refuses what it cannot read with a sentence', async () => {
  const { post, countUsage } = stage()
  const metrics = '/api/frontend/client/metrics'
  const usage = (facebook: object) => ({ appName: 'web', bucket: { toggles: { facebook } } })
  for (const [path, body, message] of [
    ['/api/frontend', 'no json', 'The body is no JSON.'],
    ['/api/frontend', '[]', 'The body has to be an object with a context.'],
    ['/api/frontend', { context: { properties: { a: {} } } }, 'The context cannot be read: properties.a '],
    [metrics, {}, 'The body is not what this address takes: appName'],
    [metrics, usage({ yes: -1, no: 0 }), 'bucket.toggles.facebook.yes'],
    [metrics, usage({ yes: 1_001 }), 'bucket.toggles.facebook.yes'],
    ['/api/frontend/client/register', { appName: '' }, 'appName'],
  ] as const) {
    const response = await post(path, body)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/json; charset=utf-8',
    ])
    expect((await response.json()).message).toContain(message)
  }
  expect(countUsage).not.toHaveBeenCalled()
})

it('refuses bodies that are too large or of a CORS-simple content type', async () => {
  const { post } = stage()
  const large = JSON.stringify({
    context: { properties: { a: 'x'.repeat(serviceLimits.flags.visitorBytes) } },
  })
  expect((await post('/api/frontend', large)).status).toBe(413)
  expect((await post('/api/frontend/client/metrics', '{}', { 'content-type': 'text/plain' })).status).toBe(
    400,
  )
})

it('serves its own paths and methods only', async () => {
  const { request } = stage()
  expect((await request('be', '/api/frontend/all')).status).toBe(404)
  expect((await request('be', '/api/frontend/changes')).status).toBe(404)
  expect((await request('be', '/api/frontend', { method: 'DELETE' })).headers.get('allow')).toBe(
    'GET, HEAD, POST',
  )
  expect((await request('be', '/api/frontend/client/metrics')).status).toBe(405)
})

it('delegates the stream of changes', async () => {
  const api = createFrontendApi({
    evaluation: { toggles: () => [], countUsage() {} },
    environment: 'development',
    changes: (site) => new Response(`stream of ${site}`),
  })
  const response = await api('nl', new Request('http://nl.localhost/api/frontend/changes'))
  expect(await response?.text()).toBe('stream of nl')
  expect(
    (await api('nl', new Request('http://nl.localhost/api/frontend/changes', { method: 'POST' })))?.status,
  ).toBe(405)
})
