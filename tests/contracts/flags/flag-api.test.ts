import type { FlagApi } from '@marquee/flags/service/api/flag-api.ts'
import { createFlagTokens } from '@marquee/flags/service/create-flag-tokens.ts'
import { expect, test, vi } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { flagApi, HOST } from './flag-api-stage.ts'
import { aChange, admin, flagsOfEachTest, valuesOf } from './set-up-flags.ts'

const respond = async (
  api: FlagApi,
  path: string,
  { token = 'good', body, ...init }: RequestInit & { token?: string; body?: BodyInit | null } = {},
) => {
  const headers = new Headers(init.headers)
  if (token !== '') headers.set('authorization', token)
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
  const response = await api(new Request(HOST + path, { ...init, headers, body: body ?? null }))
  if (!response) throw new Error(`nothing at ${path}`)
  return response
}

describeOnEngines('flag-api', {}, (engine) => {
  let api: FlagApi
  const stage = flagsOfEachTest(engine, () => {
    api = flagApi({ service: stage.service })
  })
  async function call(path: string, init?: Parameters<typeof respond>[2]) {
    const response = await respond(api, path, init)
    return { status: response.status, body: await response.json() }
  }
  const put = (path: string, change: object) =>
    call(`/api/admin/features/${path}`, { method: 'PUT', body: JSON.stringify(change) })

  test('the Client API sends every feature with an ETag, and 304 if unchanged', async () => {
    const response = await respond(api, '/api/client/features')
    const { features } = await stage.service.definitions()
    expect(await response.json()).toEqual({
      version: 2,
      features,
      segments: [],
      query: { environment: 'development' },
    })
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const again = () => respond(api, '/api/client/features', { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await stage.service.change(aChange, admin)
    expect((await again()).status).toBe(200)
  })

  test('the Client API sends a filtered list with a tag of its own', async () => {
    const path = '/api/client/features'
    const read = async (query: string) => {
      const response = await respond(api, path + query)
      const { features }: { features: { name: string }[] } = await response.json()
      return { names: features.map(({ name }) => name), etag: response.headers.get('etag') ?? '' }
    }
    const club = await read('?namePrefix=club')
    const lists = [await read(''), club, await read('?namePrefix=voucher'), await read('?project=other')]
    expect(lists.slice(1).map(({ names }) => names)).toEqual([
      ['club'],
      ['voucherGifting', 'voucherChecker'],
      [],
    ])
    expect(new Set(lists.map(({ etag }) => etag)).size).toBe(4)
    for (const all of ['?project=default&project=other&namePrefix=club', '?project=*&namePrefix=club'])
      expect((await read(all)).names).toEqual(['club'])
    expect((await read('?tag=simple:x')).names).toEqual([])
    const headers = { 'if-none-match': club.etag }
    expect((await respond(api, `${path}?namePrefix=club`, { headers })).status).toBe(304)
  })

  test('the admin API lists every feature on every site and changes one, under its version', async () => {
    const feature = async () => {
      const { features }: { features: { name: string }[] } = (await call('/api/admin/features')).body
      return features.find(({ name }) => name === 'voucherChecker')
    }
    expect(await feature()).toMatchObject({
      owner: 'ticketing',
      reach: 'edition',
      lastUsed: null,
      sites: { fr: { on: true, preset: true, version: 0 }, be: { on: false } },
    })
    const changed = { at: stage.time.now.toISOString(), by: 'test (token)', reason: 'Spring' }
    const body = { on: true, audience: null, preset: false, version: 1, changed }
    const spring = { on: true, version: 0, reason: 'Spring' }
    expect(await put('voucherChecker/sites/be', spring)).toEqual({ status: 200, body })
    expect(await feature()).toMatchObject({ sites: { be: body } })
    expect(await put('voucherChecker/sites/be', { ...spring, on: false })).toMatchObject({
      status: 409,
      body: { cell: { version: 1 } },
    })
    expect((await stage.service.cell('voucherChecker', 'be')).value.on).toBe(true)
  })

  test('the admin API keeps the audience if a change has none', async () => {
    const change = async (more: object) =>
      (await put('trailerStart/sites/be', { reason: 'why', ...more })).body
    const audience = { rollout: 20, devices: ['phone'], variants: [] }
    expect(await change({ on: true, audience, version: 0 })).toMatchObject({ on: true, audience })
    expect(await change({ on: false, version: 1 })).toMatchObject({ on: false, audience })
    expect(await change({ on: true, audience: { rollout: 120 }, version: 2 })).toMatchObject({
      name: 'BadDataError',
      message: expect.stringMatching(/^The audience is not valid/),
    })
  })

  test('the admin API refuses invalid changes with a sentence', async () => {
    const before = await valuesOf(stage.service)
    const good = { on: true, version: 0, reason: 'why' }
    for (const [path, change, status, message] of [
      ['nobody/sites/be', good, 404, 'There is no feature of that name.'],
      ['club/sites/de', good, 404, 'There is no site of that name.'],
      ['club/sites/be', { ...good, reason: ' ' }, 400, 'A change needs a reason.'],
      ['club/sites/be', { ...good, audience: { rollout: 5 } }, 400, 'it has no audience'],
      ['club/sites/be', { ...good, on: 'yes' }, 400, 'The body is not what this address takes: on: '],
      ['club/sites/be', { on: true, reason: 'why' }, 400, ': version: '],
    ] as const)
      expect(await put(path, change)).toMatchObject({
        status,
        body: { message: expect.stringContaining(message) },
      })
    expect(await valuesOf(stage.service)).toEqual(before)
  })

  test('a token gives access to its own API, an admin token to all', async () => {
    const clock = () => stage.time.now.getTime()
    const tokens = createFlagTokens({
      store: stage.store,
      environment: 'development',
      record: async () => {},
      clock,
    })
    const guarded = flagApi({ service: stage.service, tokens })
    const paths = ['/api/client/features', '/api/frontend', '/api/admin/features']
    const opens = (token: string) =>
      Promise.all(paths.map(async (path) => (await respond(guarded, path, { token })).status))
    for (const [kind, statuses] of [
      ['client', [200, 401, 401]],
      ['frontend', [401, 200, 401]],
      ['admin', [200, 200, 200]],
    ] as const) {
      const { token = '' } = (await tokens.make(kind, kind, admin)) ?? {}
      for (const sent of [token, `Bearer ${token}`]) expect(await opens(sent)).toEqual(statuses)
    }
    for (const none of [`*:*.${'0'.repeat(64)}`, '']) expect(await opens(none)).toEqual([401, 401, 401])
  })
})

const none = async () => ({ etag: 'x', features: [] })
const everything = [
  ['GET', '/api/client/features'],
  ['POST', '/api/client/register'],
  ['POST', '/api/client/metrics'],
  ['GET', '/api/frontend'],
  ['POST', '/api/frontend'],
  ['POST', '/api/frontend/client/metrics'],
  ['POST', '/api/frontend/client/register'],
  ['GET', '/api/admin/features'],
  ['PUT', '/api/admin/features/club/sites/be'],
  ['GET', '/api/admin/export'],
] as const

test('every call requires a token, in JSON', async () => {
  const api = flagApi({})
  for (const [method, path] of everything)
    for (const token of ['', 'bad']) {
      const response = await respond(api, path, {
        method,
        token,
        ...(method === 'GET' ? {} : { body: '{}' }),
      })
      expect([path, response.status]).toEqual([path, 401])
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await response.json()).toMatchObject({
        name: 'AuthenticationRequired',
        message: expect.stringContaining('Authorization header'),
      })
    }
})

test.each(everything.filter(([method, path]) => method !== 'GET' && !path.includes('/sites/')))(
  '%s %s refuses a body of another type, shape or size',
  async (method, path) => {
    const api = flagApi({ service: { rows: async () => [] } })
    const send = async (body: string, type = 'application/json') => {
      const response = await respond(api, path, { method, body, headers: { 'content-type': type } })
      return { status: response.status, message: (await response.json()).message }
    }
    const refused = (message: string) => ({ status: 400, message })
    expect(await send('{}', 'text/plain')).toEqual(refused('The body has to be application/json.'))
    expect(await send('{"appName"')).toEqual(refused('The body is no JSON.'))
    expect(await send(`"${'x'.repeat(1_048_576)}"`)).toMatchObject({ status: 413 })
    for (const nonsense of ['[]', '"text"', '7', 'null', '{"appName":7,"context":7}'])
      expect(await send(nonsense)).toMatchObject(refused(expect.stringMatching(/\.$/)))
  },
)

test('only the Frontend API allows other origins', async () => {
  const api = flagApi({ service: { definitions: none } })
  const preflight = (path: string) =>
    respond(api, path, {
      method: 'OPTIONS',
      token: '',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,if-none-match',
      },
    })
  const allowed = await preflight('/api/frontend')
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization')
  expect(allowed.headers.get('access-control-allow-methods')).toContain('POST')
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
  const response = await respond(api, '/api/frontend', { headers: { origin: 'https://shop.example' } })
  expect([
    response.headers.get('access-control-allow-origin'),
    response.headers.get('access-control-expose-headers'),
  ]).toEqual(['*', 'ETag'])
  expect(
    (await respond(api, '/api/frontend', { token: 'bad' })).headers.get('access-control-allow-origin'),
  ).toBe('*')
  for (const path of ['/api/admin/features', '/api/admin/import', '/api/client/features']) {
    const refused = await preflight(path)
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, null])
  }
})

test('unknown paths and methods are refused in JSON', async () => {
  const api = flagApi({ service: { definitions: none } })
  for (const path of ['', 'client', 'client/streaming', 'frontend/all', 'admin/users']) {
    const response = await respond(api, `/api/${path}`)
    expect([path, response.status, (await response.json()).name]).toEqual([path, 404, 'NotFoundError'])
  }
  for (const [method, path] of everything) {
    const response = await respond(api, path, { method: 'PATCH', body: '{}' })
    expect([path, response.status, response.headers.get('allow')]).toEqual([
      path,
      405,
      expect.stringContaining(method),
    ])
  }
  expect((await respond(api, '/api/client/features', { method: 'HEAD' })).status).toBe(200)
})

test('an unreadable service is a 500 without details', async () => {
  const onError = vi.fn<(error: unknown, path: string) => void>()
  const fails = async () => {
    throw new Error('the store has lost its secret')
  }
  const api = flagApi({ onError, service: { definitions: fails } })
  for (const path of ['/api/client/features', '/api/frontend']) {
    const response = await respond(api, path)
    expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('secret')])
  }
  expect(onError.mock.calls.map(([, path]) => path)).toEqual(['/api/client/features', '/api/frontend'])
})
