import { GoneError, MalformedError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageLimits } from '#config/page-limits.ts'
import { createContentApi, type Result } from './content-api.ts'
import { contract } from './contract.ts'
import { createHttpSource } from './http.ts'
import { beforeDeadline } from './page-wait.ts'
import type { SourceEvent } from './source.ts'

type Respond = (url: URL, init: RequestInit | undefined) => Response | Promise<Response>

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

function stage(pageResult: Respond) {
  const urls: URL[] = []
  const events: SourceEvent[] = []
  const results: Result[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    urls.push(url)
    return pageResult(url, input instanceof Request ? { signal: input.signal } : init)
  }
  const source = createHttpSource({
    site: 'nl',
    baseUrl: 'https://api.example/',
    fetch,
    log: (event) => events.push(event),
  })
  const api = createContentApi({ source, onResult: (result) => results.push(result) })
  return { api, urls, events, results }
}

afterEach(() => vi.useRealTimers())

describe('calls over HTTP', () => {
  test('builds an address with host, encoded path and language parameter', async () => {
    const { api, urls } = stage(() => json([]))
    await api.showtimes({ show: 'a b', cinema: 'rex', date: '2026-11-20', language: 'nl' })
    expect(urls.map(String)).toEqual([
      'https://api.example/api/show/a%20b/showtimes/rex/2026-11-20?language=nl',
    ])
  })

  test('sends no language for settings, and query parameters only if they are given', async () => {
    const { api, urls } = stage((url) => json(url.pathname.endsWith('settings') ? {} : []))
    await api.settings({})
    await api.search({ q: 'dune', language: 'fr' })
    await api.search({ q: 'dune', type: 'show', language: 'fr' })
    expect(urls.map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/settings',
      '/api/search/full?language=fr&q=dune',
      '/api/search/full?language=fr&q=dune&type=show',
    ])
  })

  test('asks whether a response is newer than a version, and reads what is', async () => {
    const asked: (string | null)[] = []
    const source = createHttpSource({
      site: 'nl',
      baseUrl: 'https://api.example',
      fetch: async (input, init) => {
        const known = new Request(input, init).headers.get('if-none-match')
        asked.push(known)
        return known === '"b"'
          ? new Response(null, { status: 304 })
          : Response.json([{ slug: 'vf', label: 'French' }], { headers: { etag: '"b"' } })
      },
    })
    const params = { language: 'nl' }
    expect(await source.readNewer?.(contract.versions, params, '"a"')).toMatchObject({ version: '"b"' })
    expect(await source.readNewer?.(contract.versions, params, '"b"')).toBeUndefined()
    expect(asked).toEqual(['"a"', '"b"'])
  })

  test('a slug cannot escape its path', async () => {
    const { api, urls } = stage(() => json({}))
    await expect(api.show({ slug: '..', language: 'fr' })).rejects.toBeInstanceOf(NotFoundError)
    await expect(api.show({ slug: '', language: 'fr' })).rejects.toBeInstanceOf(NotFoundError)
    expect(urls).toHaveLength(0)
  })

  test.each([
    ['404', () => json({ error: 'not found' }, 404)],
    ['null', () => json(null)],
    ['an empty object', () => json({})],
    ['an empty list', () => json([])],
    ['an empty body', () => new Response('')],
  ])('an item that is %s is not found', async (_, pageResult) => {
    const { api } = stage(pageResult)
    await expect(api.show({ slug: 'x', language: 'fr' })).rejects.toBeInstanceOf(NotFoundError)
  })

  test('a 410 is reported as gone', async () => {
    const { api } = stage(() => json({}, 410))
    await expect(api.show({ slug: 'x', language: 'fr' })).rejects.toBeInstanceOf(GoneError)
  })

  test('rejects an experience without a title as "Tag not found"', async () => {
    const { api } = stage(() => json({ slug: 'imax', title: null }))
    await expect(api.experience({ slug: 'imax', language: 'fr' })).rejects.toThrow('Tag not found')
    await expect(api.experience({ slug: 'imax', language: 'fr' })).rejects.toBeInstanceOf(NotFoundError)
  })

  test('reads an empty list as an empty programme', async () => {
    const { api } = stage(() => json([]))
    expect(await api.cinemaShows({ slug: 'rex', language: 'fr' })).toEqual({ days: [], shows: [] })
    expect(await api.showCinemas({ slug: 'x', language: 'fr' })).toEqual([])
    expect(await api.zone({ language: 'fr' })).toEqual({ city: null, name: null })
  })

  test('rejects invalid JSON and another shape as malformed, and logs them', async () => {
    const { api, events } = stage((url) =>
      url.pathname.endsWith('tags') ? new Response('<h1>hello</h1>') : json({ shows: 'none' }),
    )
    await expect(api.tags({ language: 'fr' })).rejects.toBeInstanceOf(MalformedError)
    await expect(api.shows({ language: 'fr' })).rejects.toBeInstanceOf(MalformedError)
    expect(events.map(({ kind }) => kind)).toEqual(['malformed', 'malformed'])
  })

  test('skips an invalid item, retains the list, and logs the skip with site, call and path', async () => {
    const { api, events, results } = stage(() =>
      json({ shows: [{ slug: 'a', title: 'A' }, { slug: 'b', title: 42 }, { title: 'C' }] }),
    )
    expect((await api.shows({ language: 'nl' })).map(({ slug }) => slug)).toEqual(['a'])
    expect(events).toEqual([
      { kind: 'read', site: 'nl', call: 'shows?language=nl', items: 3, skipped: 2 },
      expect.objectContaining({
        kind: 'drops',
        site: 'nl',
        call: 'shows?language=nl',
        count: 2,
        drops: [expect.objectContaining({ path: 'shows[1]' }), expect.objectContaining({ path: 'shows[2]' })],
      }),
    ])
    expect(results).toEqual([expect.objectContaining({ call: 'shows', tags: ['shows'], stale: false })])
  })

  test('a response over the limit is aborted while it is read', async () => {
    let sent = 0
    const chunk = new Uint8Array(1_000_000).fill(32)
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            sent += chunk.byteLength
            controller.enqueue(chunk)
          },
        }),
      )
    const { api } = stage(endless)
    await expect(api.shows({ language: 'fr' })).rejects.toBeInstanceOf(MalformedError)
    expect(sent).toBeLessThan(pageLimits.upstream.maxBytes + 3_000_000)
  })
})

describe('a failing source', () => {
  beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'))

  test('retries server errors and network faults, then reports unavailable', async () => {
    const { api, urls } = stage(() => new Response('<h1>500</h1>', { status: 500 }))
    await expect(api.tags({ language: 'fr' })).rejects.toMatchObject({
      name: 'UnavailableError',
      status: 500,
    })
    expect(urls).toHaveLength(3)
    const broken = stage(() => Promise.reject(new TypeError('fetch failed')))
    await expect(broken.api.tags({ language: 'fr' })).rejects.toBeInstanceOf(UnavailableError)
  })

  test('one failure is hidden by a successful retry', async () => {
    let tries = 0
    const { api } = stage(() => (tries++ === 0 ? json({}, 503) : json([{ slug: 'IMAX', title: 'IMAX' }])))
    expect((await api.tags({ language: 'fr' })).map(({ slug }) => slug)).toEqual(['imax'])
  })

  test('does not retry a rejected request', async () => {
    const { api, urls } = stage(() => json({}, 401))
    await expect(api.client({ clientId: '1', language: 'fr' })).rejects.toMatchObject({
      name: 'UnavailableError',
      status: 401,
    })
    expect(urls).toHaveLength(1)
  })

  test('a call times out after 10 s, also if the body hangs', async () => {
    vi.setTimerTickMode('manual')
    const silent = stage(() => new Promise<Response>(() => {}))
    const hanging = stage(
      () =>
        new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([91])) })),
    )
    const outcomes = Promise.allSettled([
      silent.api.tags({ language: 'fr' }),
      hanging.api.tags({ language: 'fr' }),
    ])
    await vi.advanceTimersByTimeAsync(pageLimits.upstream.callTimeout + 1)
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'UnavailableError' } })
  })

  test('a page stops waiting after 2.5 s while the call continues', async () => {
    vi.setTimerTickMode('manual')
    const { api } = stage(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      return json([])
    })
    const pageResult = api.tags({ language: 'fr' })
    const waited = beforeDeadline(pageResult, performance.now() + pageLimits.upstream.pageWait)
    const outcome = waited.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(pageLimits.upstream.pageWait)
    expect(await outcome).toBeInstanceOf(UnavailableError)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await pageResult).toEqual([])
  })
})
