import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unleashSource } from './flag-source.ts'
import { type FakeUnleash, featureOn, illnesses, startFakeUnleash, TOKEN } from './unleash.fixture.ts'
import { createUnleashServer, type UnleashServer } from './unleash.ts'

const STARTED = Date.parse('2026-11-20T12:00:00Z')

let unleash: FakeUnleash
let server: UnleashServer

beforeEach(async () => {
  unleash = await startFakeUnleash()
  server = serverWith(TOKEN)
})
afterEach(() => unleash.stop())

const serverWith = (token: string, timeout = 10_000) =>
  createUnleashServer({
    url: unleash.url,
    token,
    application: 'test',
    instance: 'one',
    timeout,
    interval: 15_000,
  })

const names = async () => (await server.features())?.features.map(({ name }) => name)

describe('a server of flags', () => {
  test('is asked with the known tag, and repeats nothing that has not changed', async () => {
    unleash.state.features = [featureOn('vod', ['fr'])]
    expect([await names(), await names()]).toEqual([['vod'], undefined])
    expect(unleash.state.unchanged).toBe(1)
    unleash.state.features = [featureOn('club', ['fr'])]
    expect(await names()).toEqual(['club'])
  })

  test('is asked again for a response that has an unusable feature', async () => {
    unleash.state.features = [featureOn('vod', ['fr']), { name: 'club', enabled: true, strategies: 'all' }]
    expect([await names(), await names()]).toEqual([['vod'], ['vod']])
    expect(unleash.state.unchanged).toBe(0)
  })

  test.each(Object.entries(illnesses))('that %s is an error without the token', async (name, failure) => {
    unleash.state.failure = failure
    const status = /^says (\d+)$/.exec(name)?.[1]
    const error: unknown = await serverWith(TOKEN, name === 'hangs' ? 50 : 10_000)
      .features()
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject(
      /HTML|object|shape/.test(name)
        ? { name: 'MalformedError' }
        : { name: 'UnavailableError', ...(status ? { status: Number(status) } : {}) },
    )
    expect(String(error)).not.toContain(TOKEN)
  })

  test('that does not know the token refuses', async () => {
    await expect(serverWith('default:development.wrong').features()).rejects.toMatchObject({ status: 401 })
  })

  test('that does not listen is an error with the code of the network', async () => {
    await unleash.stop()
    const error: unknown = await server.features().catch((reason: unknown) => reason)
    const causes = []
    for (let at = error; at instanceof Error; at = at.cause) causes.push(at)
    expect(causes[0]).toMatchObject({ name: 'UnavailableError' })
    expect(causes).toContainEqual(expect.objectContaining({ code: 'ECONNREFUSED' }))
  })
})

test('registers once, and reports counts', async () => {
  let now = STARTED
  const source = unleashSource(server, 15_000, () => now)
  await source.read()
  await source.read()
  await expect.poll(() => unleash.state.accepted).toHaveLength(1)
  now += 60_000
  await source.count(
    { vod: { yes: 4, no: 4, variants: { a: 1 } }, club: { yes: 0, no: 3 } },
    new Date(STARTED),
  )
  expect(unleash.state.accepted).toMatchObject([
    { path: '/api/client/register', body: { appName: 'test', started: '2026-11-20T12:00:00.000Z' } },
    {
      path: '/api/client/metrics',
      body: {
        bucket: {
          start: '2026-11-20T12:00:00.000Z',
          stop: '2026-11-20T12:01:00.000Z',
          toggles: { vod: { yes: 4, no: 4, variants: { a: 1 } }, club: { yes: 0, no: 3 } },
        },
      },
    },
  ])
})
