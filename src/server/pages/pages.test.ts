import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { loopTurn } from '../../document/loop-turn.ts'
import { fakeOuter, seen } from '../outer-server.fixture.ts'

const FILMS = 'http://fr.localhost/films'
const SECOND = 1_000
const gate = () => {
  const { promise: wait, resolve: open } = Promise.withResolvers<void>()
  return { wait, open }
}

describe('normalised render requests', () => {
  test('have only the parameters of the route in fixed order, and share one cached page', async () => {
    const { send, renders } = fakeOuter()
    await send('http://fr.localhost/films/dune?utm=x&bandeannonce=true&a=b')
    await send('http://fr.localhost/films/dune?bandeannonce=true')
    await send('http://fr.localhost/films?bandeannonce=true')
    expect(renders.map(({ url }) => url)).toEqual([
      'http://fr.localhost:3000/films/dune?bandeannonce=true',
      'http://fr.localhost:3000/films',
    ])
  })

  test('unify encodings of a path', async () => {
    const { send, renders } = fakeOuter()
    for (const filter of ['im%61x%5F4dx%2Csorted', 'imax_4dx,sorted'])
      await send(`http://fr.localhost/films/filters/tags-${filter}`)
    expect(renders).toHaveLength(1)
  })

  test('have only the two known codes of an error page', async () => {
    const { send, renders } = fakeOuter()
    for (const path of [
      '404_NOT_FOUND?errorCode=410&x=1',
      '404_NOT_FOUND?errorCode=500',
      'films?errorCode=410',
    ])
      await send(`http://fr.localhost/${path}`)
    expect(renders.map(({ url }) => new URL(url).search)).toEqual(['?errorCode=410', '', ''])
  })

  test('are separate for other flag values', async () => {
    const { send, renders, flags } = fakeOuter()
    await send(FILMS)
    const before = flags.get('fr')
    if (before) flags.set('fr', { ...before, hash: 'flags-2' })
    await send(FILMS)
    expect(renders).toHaveLength(2)
  })
})

describe('fresh and stale', () => {
  test('a page is fresh for 60 s, then served stale while it is rendered again', async () => {
    const { send, renders, state } = fakeOuter()
    const first = await (await send(FILMS)).text()
    state.now += 59 * SECOND
    expect(await (await send(FILMS)).text()).toBe(first)
    expect(renders).toHaveLength(1)
    state.now += 2 * SECOND
    expect(await (await send(FILMS)).text()).toBe(first)
    await expect.poll(async () => (await send(FILMS)).text()).not.toBe(first)
    expect(renders).toHaveLength(2)
  })

  test('does not serve a long expired page, but waits for the new one', async () => {
    const { send, state } = fakeOuter()
    const first = await (await send(FILMS)).text()
    state.now += 3_600 * SECOND
    expect(await (await send(FILMS)).text()).not.toBe(first)
  })

  test.each([200, 404])('a page with stale data is fresh for 5 s only: %i', async (status) => {
    const { send, renders, state } = fakeOuter()
    state.next = () => ({ status, stale: true })
    await send(FILMS)
    state.now += 6 * SECOND
    await send(FILMS)
    await expect.poll(() => renders).toHaveLength(2)
  })

  test('a page expires at the midnight of the site, not of the server', async () => {
    const { send, renders, state } = fakeOuter()
    state.now = Date.parse('2026-11-20T22:59:50Z')
    const first = await (await send(FILMS)).text()
    const abidjan = await (await send('http://ci.localhost/fr/films')).text()
    state.now += 11 * SECOND
    expect(await (await send(FILMS)).text()).not.toBe(first)
    expect(await (await send('http://ci.localhost/fr/films')).text()).toBe(abidjan)
    expect(renders).toHaveLength(3)
  })

  test('a purge renders only the pages with its tag again', async () => {
    const { send, outer, renders, state } = fakeOuter()
    state.next = (url) => ({ tags: [url.pathname === '/films' ? 'shows' : 'cinemas'] })
    await send(FILMS)
    await send('http://fr.localhost/cinemas')
    expect(outer.purge(['shows'])).toBe(1)
    expect(outer.purge(['shows'], 'nl')).toBe(0)
    await send(FILMS)
    await send('http://fr.localhost/cinemas')
    expect(renders.map(({ url }) => new URL(url).pathname)).toEqual(['/films', '/cinemas', '/films'])
  })

  test('a page that was purged during its render is not fresh', async () => {
    const { send, outer, renders, state } = fakeOuter()
    const { wait, open } = gate()
    state.next = () => ({ tags: ['shows'], wait })
    const first = send(FILMS)
    await expect.poll(() => renders).toHaveLength(1)
    outer.purge(['shows'])
    open()
    await first
    await send(FILMS)
    expect(renders).toHaveLength(2)
  })

  test('a thousand visitors at once of a page that is not cached share one render, and none is refused', async () => {
    const { send, renders, state } = fakeOuter()
    const { wait, open } = gate()
    state.next = () => ({ wait })
    const requests = Array.from({ length: 1_000 }, () => send(FILMS))
    await expect.poll(() => renders).toHaveLength(1)
    await loopTurn()
    open()
    const responses = await Promise.all(requests)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
    expect(renders).toHaveLength(1)
  })
})

describe('when the render fails', () => {
  test('serves the stale page for a day, and retries in the background', async () => {
    const { send, renders, state, lines } = fakeOuter()
    const first = await (await send(FILMS)).text()
    state.next = () => ({ error: new Error('the source is down') })
    state.now += 3_600 * SECOND
    const stale = await send(FILMS)
    expect([stale.status, await stale.text()]).toEqual([200, first])
    expect(lines.join('')).toContain('stale-error')
    await send(FILMS)
    expect(renders).toHaveLength(2)
    state.now += 6 * SECOND
    state.next = () => ({})
    await send(FILMS)
    await expect.poll(async () => (await send(FILMS)).text()).not.toBe(first)
  })

  test('responds with 503 after a day', async () => {
    const { send, state } = fakeOuter()
    await send(FILMS)
    state.next = () => ({ status: 500 })
    state.now += 86_401 * SECOND
    expect((await send(FILMS)).status).toBe(503)
  })

  test.each(['throws', 'answers 500'])(
    'a render that %s without a cached copy returns the fallback page',
    async (how) => {
      const { send, state } = fakeOuter()
      state.next = () =>
        how === 'throws' ? { error: new Error('secret detail') } : { status: 500, body: 'secret detail' }
      const response = await send('http://nl.localhost/nl/films')
      const html = await response.text()
      expect(seen(response, 'retry-after', 'cache-control')).toEqual([503, '5', 'no-store'])
      expect(html).toContain('<html lang="nl">')
      expect(html).not.toContain('secret')
    },
  )

  test('returns a designed 503 without caching it', async () => {
    const { send, renders, state } = fakeOuter()
    state.next = () => ({ status: 503, body: '<p>designed</p>' })
    const response = await send(FILMS)
    expect([...seen(response, 'retry-after'), await response.text()]).toEqual([503, '5', '<p>designed</p>'])
    await send(FILMS)
    expect(renders).toHaveLength(2)
  })

  test('gives all calls of a render one deadline, 2.5 s after the request', async () => {
    const { send, renders } = fakeOuter()
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    await send(FILMS)
    expect(renders[0]?.context.deadline).toBe(performance.now() + 2_500)
  })

  describe('or times out', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    test('responds with 503 after the wait, and the finished render fills the cache', async () => {
      const { send, renders, state } = fakeOuter()
      const { wait, open } = gate()
      state.next = () => ({ wait })
      const request = send(FILMS)
      await vi.advanceTimersByTimeAsync(10_000)
      expect((await request).status).toBe(503)
      open()
      await expect.poll(async () => (await send(FILMS)).status).toBe(200)
      expect(renders).toHaveLength(1)
    })
  })
})

describe('page cache', () => {
  test.each([
    [200, 1],
    [301, 1],
    [404, 1],
    [410, 1],
    [302, 2],
    [307, 2],
  ])('renders status %i %i time(s) for two requests', async (status, times) => {
    const { send, renders, state } = fakeOuter()
    state.next = () => ({
      status,
      ...(status > 299 && status < 400 && { headers: { location: '/cinemas' } }),
    })
    await send(FILMS)
    const isMoved = status > 299 && status < 400
    expect(seen(await send(FILMS), 'location')).toEqual([status, isMoved ? '/cinemas' : null])
    expect(renders).toHaveLength(times)
  })

  test('does not cache a response with a cookie', async () => {
    const { send, renders, state } = fakeOuter()
    state.next = () => ({ headers: { 'set-cookie': 'a=b' } })
    expect((await send(FILMS)).headers.get('cache-control')).toBe('no-store')
    await send(FILMS)
    expect(renders).toHaveLength(2)
  })

  test('caches a 404 for ten seconds', async () => {
    const { send, renders, state } = fakeOuter()
    state.next = () => ({ status: 404 })
    await send(FILMS)
    state.now += 11 * SECOND
    await send(FILMS)
    expect(renders).toHaveLength(2)
  })

  test('renders every request if the cache is off', async () => {
    const { send, renders } = fakeOuter({}, { pageCache: false })
    await send(FILMS)
    const response = await send(FILMS)
    expect(response.headers.get('content-security-policy')).toContain('sha256-')
    expect(renders).toHaveLength(2)
  })
})

test('pages name their state in the cache, and what took how long if they were rendered for the request', async () => {
  const { send, state } = fakeOuter()
  state.next = () => ({ tags: ['shows'] })
  const timing = async (path: string) =>
    (await send(`http://fr.localhost${path}`)).headers.get('server-timing')
  expect(await timing('/films')).toMatch(/^cache;desc=miss, content;dur=[\d.]+, render;dur=[\d.]+$/)
  expect(await timing('/films')).toBe('cache;desc=hit')
  state.now += 61 * SECOND
  expect(await timing('/films')).toBe('cache;desc=stale')
  expect(await timing('/robots.txt')).toBeNull()
})

describe('conditional requests', () => {
  test.each(['br', 'gzip', 'identity'])('%s: the ETag returns 304 with equal headers', async (encoding) => {
    const { send } = fakeOuter()
    const headers = { 'accept-encoding': encoding }
    const first = await send(FILMS, { headers })
    const of = (response: Response) =>
      seen(response, 'cache-control', 'vary', 'etag', 'content-security-policy')
    const [, ...kept] = of(first)
    expect(kept.slice(0, 2)).toEqual([
      'public, max-age=0, must-revalidate',
      'Accept-Encoding, Available-Dictionary',
    ])
    const etag = first.headers.get('etag') ?? ''
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect(of(await send(FILMS, { headers: { ...headers, 'if-none-match': tags } }))).toEqual([
        304,
        ...kept,
      ])
    expect((await send(FILMS, { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200)
  })
})

describe('more renders than there are places for', () => {
  const few = { atOnce: 1, waiting: 0 }
  const full = () => {
    const fake = fakeOuter({}, { renders: { plain: few, wild: few, data: few, api: few } })
    const { wait, open } = gate()
    return { ...fake, wait, open }
  }
  const filter = (tag: string) => `${FILMS}/filters/tags-${tag}`

  test('get 503 with Retry-After, while cached pages and those of another kind are served', async () => {
    const { send, state, wait, open } = full()
    await send(FILMS)
    state.next = ({ pathname }) => (pathname.endsWith('imax') ? { wait } : {})
    const first = send(filter('imax'))
    const second = await send(filter('4dx'))
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await send(FILMS)).status).toBe(200)
    expect((await send('http://fr.localhost/cinemas')).status).toBe(200)
    open()
    expect((await first).status).toBe(200)
    expect((await send(filter('4dx'))).status).toBe(200)
  })

  test('get the expired page if there is one', async () => {
    const { send, state, wait, open } = full()
    const old = await (await send(filter('4dx'))).text()
    state.now += 3_600 * SECOND
    state.next = ({ pathname }) => (pathname.endsWith('imax') ? { wait } : {})
    const first = send(filter('imax'))
    const again = await send(filter('4dx'))
    expect([again.status, await again.text()]).toEqual([200, old])
    open()
    await first
  })
})

describe('features that decided something', () => {
  function counting() {
    const counted: unknown[] = []
    const outer = fakeOuter({}, { countDecisions: ({ vod }, names) => counted.push([vod, names]) })
    outer.state.next = () => ({ stale: outer.renders.at(-1)?.context.flags.vod !== true })
    return { ...outer, counted }
  }

  test('count with each page that is served, from the cache too', async () => {
    const { send, renders, counted } = counting()
    for (const site of ['fr', 'fr', 'be']) await send(`http://${site}.localhost/films`)
    expect(renders).toHaveLength(2)
    expect(counted).toEqual([
      [true, ['vod']],
      [true, ['vod']],
      [false, ['vod']],
    ])
  })

  test('count with a page that is not cached, and with the service worker', async () => {
    const { send, state, renders, counted } = counting()
    state.next = () => ({ status: renders.at(-1)?.context.flags.vod ? 503 : 500 })
    await send('http://fr.localhost/films')
    await send('http://fr.localhost/service-worker.js')
    expect(counted).toEqual([
      [true, ['vod']],
      [true, ['serviceWorker']],
    ])
  })
})
