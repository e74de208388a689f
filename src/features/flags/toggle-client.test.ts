import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { openPage } from '#config/open-page.ts'
import { createToggleClient, type FlagRequest } from './toggle-client.ts'

const flags = defaultFlags('fr')
const nobody: FlagRequest = { sessionId: null, device: 'mobile' }
const toggle = (name: string, variant = { name: 'disabled', enabled: false }) => ({
  name,
  enabled: true,
  variant,
  impressionData: false,
})

const complaints = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  complaints.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  expect(complaints).not.toHaveBeenCalled()
})

function open() {
  const responses: (() => Response | Promise<Response>)[] = []
  const requests: Request[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    requests.push(new Request(input, init))
    return responses.shift()?.() ?? Response.json({ toggles: [] })
  })
  const client = createToggleClient({
    origin: 'http://fr.localhost',
    language: 'fr',
    flags,
    visitorFlags: ['smartBanner'],
    fetch,
  })
  return {
    client,
    responses,
    requests,
    respondsWith: (...toggles: object[]) => responses.push(() => Response.json({ toggles })),
  }
}

async function contextOf(request: Request | undefined): Promise<Record<string, unknown>> {
  const body = (await request?.clone().json()) as { context?: Record<string, unknown> } | undefined
  return body?.context ?? {}
}

test('flags named by the service are on, all others off', async () => {
  const { client, respondsWith } = open()
  respondsWith(toggle('giftCard'), toggle('unheardOf'))
  const received = await client.load(nobody)
  expect(received.flags).toMatchObject({ giftCard: true, voucherChecker: false, vod: false })
  expect(Object.keys(received.flags)).toEqual(Object.keys(flags))
})

test("flags of visitors do not change the site's values", async () => {
  const { client, respondsWith } = open()
  respondsWith(toggle('vod'))
  expect(await client.load(nobody)).toMatchObject({
    flags: { smartBanner: true },
    visitor: { smartBanner: { on: false, variant: null } },
  })
  respondsWith(toggle('smartBanner', { name: 'tickets', enabled: true }))
  expect(await client.load(nobody)).toMatchObject({
    flags: { smartBanner: true },
    visitor: { smartBanner: { on: true, variant: 'tickets' } },
  })
})

test('addresses and headers do not identify the visitor', async () => {
  const { client, requests } = open()
  await client.load({ sessionId: 'secret-id', device: 'desktop' })
  const [request] = requests
  expect([request?.method, request?.url]).toEqual(['POST', 'http://fr.localhost/api/frontend'])
  expect(
    [...(request?.headers.keys() ?? [])].filter((name) => !['accept', 'content-type'].includes(name)),
  ).toEqual([])
  expect(await contextOf(request)).toMatchObject({
    sessionId: 'secret-id',
    properties: { language: 'fr', device: 'desktop' },
  })
})

test('without an id none is sent, and a withdrawn one is not sent again', async () => {
  const { client, requests } = open()
  await client.load(nobody)
  await client.load({ ...nobody, sessionId: 'known' })
  await client.load(nobody)
  const ids = await Promise.all(requests.map(async (request) => (await contextOf(request)).sessionId))
  expect(ids).toEqual([undefined, 'known', undefined])
})

test('devices have the names of the console', async () => {
  const { client, requests } = open()
  for (const device of ['mobile', 'tablet', 'desktop'] as const) await client.load({ ...nobody, device })
  const devices = await Promise.all(requests.map(async (request) => (await contextOf(request)).properties))
  expect(devices).toMatchObject([{ device: 'phone' }, { device: 'tablet' }, { device: 'desktop' }])
})

describe('a failing service', () => {
  const faults: readonly (readonly [string, () => Response | Promise<Response>])[] = [
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['says 401', () => new Response(null, { status: 401 })],
    ['says 500', () => Response.json({ toggles: [] }, { status: 500 })],
    ['says HTML', () => new Response('<!doctype html>')],
    ['says nonsense', () => Response.json({ toggles: [{ name: 7 }] })],
    ['says nothing of toggles', () => Response.json({})],
  ]

  test.each(faults)('%s: is ignored without a log, and requested again', async (_, fault) => {
    const { client, responses, respondsWith } = open()
    responses.push(fault)
    await expect(client.load(nobody)).rejects.toThrow('Failed to load the flags')
    respondsWith(toggle('giftCard'))
    expect(await client.load(nobody)).toMatchObject({ flags: { giftCard: true } })
    responses.push(fault)
    await expect(client.load(nobody)).rejects.toThrow('Failed to load the flags')
    respondsWith(toggle('vod'))
    expect(await client.load(nobody)).toMatchObject({ flags: { giftCard: false, vod: true } })
  })

  test('"not modified" is a response', async () => {
    const { client, responses, respondsWith } = open()
    respondsWith(toggle('giftCard'))
    await client.load(nobody)
    responses.push(() => new Response(null, { status: 304 }))
    expect(await client.load(nobody)).toMatchObject({ flags: { giftCard: true } })
  })
})

test('usage of flags of visitors is reported at intervals, and a lost report is ignored', async () => {
  const { client, responses, requests, respondsWith } = open()
  respondsWith(toggle('giftCard'))
  await client.load(nobody)
  responses.push(() => Promise.reject(new TypeError('Failed to fetch')))
  await vi.advanceTimersByTimeAsync(openPage.usageSeconds * 1000)
  const report = requests[1]
  expect(report?.url).toBe('http://fr.localhost/api/frontend/client/metrics')
  type Report = { readonly appName: string; readonly bucket: { readonly toggles: object } }
  if (!report) throw new Error('No report')
  const { appName, bucket } = (await report.json()) as Report
  expect([appName, Object.keys(bucket.toggles)]).toEqual(['site-browser', ['smartBanner']])
  expect(bucket.toggles).toMatchObject({ smartBanner: { yes: 0, no: 1 } })
})
