import { createFlagStreams, type FlagStreams } from '@marquee/flags/evaluation/flag-streams.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteId, siteIds } from '#config/sites.ts'

const listeners = new Set<(sites: readonly SiteId[]) => void>()
const revisions = new Map<SiteId, string>()
const evaluation = {
  revision: (site: SiteId) => revisions.get(site) ?? 'first',
  onChange(listener: (sites: readonly SiteId[]) => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
const change = (site: SiteId, revision: string) => {
  revisions.set(site, revision)
  for (const listener of listeners) listener([site])
}

const HEARTBEAT = 40
/** Eight events may stay unread; the first one counts. */
const UNREAD = 7

let streams: FlagStreams
const open = (most: Parameters<typeof createFlagStreams>[0]['most']) => {
  streams = createFlagStreams({ evaluation, most, heartbeat: HEARTBEAT })
}
beforeEach(() => {
  revisions.clear()
  listeners.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  open({ all: 3, ownOfSite: 0, perAddress: 2 })
})
afterEach(() => {
  streams.close()
  vi.useRealTimers()
})

const subscribe = (site: SiteId, init: RequestInit = {}, address?: string) =>
  streams.respond(site, new Request('http://be.localhost/api/frontend/changes', init), address)

/** Reads the next event, without heartbeats. */
function readerOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    async next(): Promise<string | undefined> {
      for (;;) {
        const chunk = await reader?.read()
        if (chunk?.done) return undefined
        if (chunk?.value !== ':\n\n') return chunk?.value
      }
    },
    cancel: () => reader?.cancel(),
  }
}

test('a stream sends the revision at first and at each change of its site only', async () => {
  const response = subscribe('be')
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  const line = readerOf(response)
  expect(await line.next()).toMatch(/^retry: [12]\d{3}\nevent: flags\ndata: \{"revision":"first"\}\n\n$/)
  change('fr', 'of fr')
  change('be', 'second')
  expect(await line.next()).toBe('event: flags\ndata: {"revision":"second"}\n\n')
  await line.cancel()
})

test('sends heartbeats', async () => {
  const reader = subscribe('be').body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  vi.advanceTimersByTime(HEARTBEAT)
  expect((await reader?.read())?.value).toBe(':\n\n')
  await reader?.cancel()
})

test('limits the open streams, and reuses the slots of closed ones', async () => {
  const lines = ['be', 'fr', 'nl'].map((site) => subscribe(site as SiteId))
  const refused = subscribe('be')
  const names = ['retry-after', 'x-refusal']
  expect([refused.status, ...names.map((name) => refused.headers.get(name))]).toEqual([
    503,
    '30',
    'streams-full',
  ])
  await lines[0]?.body?.cancel()
  expect(streams.open).toBe(2)
  expect(subscribe('be').status).toBe(200)
})

test('releases closed streams', async () => {
  const gone = new AbortController()
  subscribe('be', { signal: gone.signal })
  const line = readerOf(subscribe('be'))
  await line.next()
  gone.abort()
  await line.cancel()
  expect(streams.open).toBe(0)
  expect(listeners.size).toBe(1)
  streams.close()
  expect(listeners.size).toBe(0)
})

test('closes the stream of a stalled reader', () => {
  subscribe('be')
  vi.advanceTimersByTime(HEARTBEAT * (UNREAD - 1))
  expect(streams.open).toBe(1)
  vi.advanceTimersByTime(HEARTBEAT)
  expect(streams.open).toBe(0)
})

test('one address has a few streams, and leaves the others to visitors elsewhere', () => {
  const statuses = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(
    (address) => subscribe('be', {}, address).status,
  )
  expect(statuses).toEqual([200, 200, 503, 200])
})

test('visitors of one site leave places to those of every other', () => {
  streams.close()
  const own = 2
  open({ all: siteIds.length * own + 3, ownOfSite: own, perAddress: 100 })
  const taken = (site: SiteId) =>
    Array.from({ length: 20 }, () => subscribe(site).status).filter((status) => status === 200).length
  expect(taken('fr')).toBe(own + 3)
  for (const site of siteIds.filter((each) => each !== 'fr')) expect(taken(site)).toBe(own)
  expect(streams.open).toBe(siteIds.length * own + 3)
})

test('closes all streams at shutdown and refuses new ones', async () => {
  const line = readerOf(subscribe('be'))
  await line.next()
  streams.close()
  expect(await line.next()).toBeUndefined()
  expect(subscribe('be').status).toBe(503)
})
