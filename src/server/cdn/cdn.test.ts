import { describe, expect, it } from 'vitest'
import { fakeOuter } from '../outer-server.fixture.ts'
import { logTo } from '../probes/server-log.ts'
import { createCdn } from './cdn.ts'
import { type CdnName, cdnAdapters, cdnNames } from './cdn-adapters.ts'

const log = logTo('fatal', { write: () => {} })
const settings = (CDN: CdnName) => ({
  CDN,
  CDN_PURGE_URL: 'https://purge.example/all',
  CDN_PURGE_TOKEN: 'secret',
})

function cdnOf(name: CdnName) {
  const sent: Request[] = []
  const cdn = createCdn(settings(name), log, async (request) => {
    sent.push(request as Request)
    return new Response(null, { status: 200 })
  })
  if (!cdn) throw new Error('No CDN')
  return { cdn, sent }
}

describe('headers of a cached page', () => {
  it.each([
    ['fastly', 'Surrogate-Control', 'Surrogate-Key', 'fr fr/shows fr/show:dune'],
    ['cloudflare', 'CDN-Cache-Control', 'Cache-Tag', 'fr,fr/shows,fr/show:dune'],
    ['varnish', 'Surrogate-Control', 'Surrogate-Key', 'fr fr/shows fr/show:dune'],
  ] as const)('%s gets the lifetimes and keys that it reads', async (name, lifetime, keys, value) => {
    const { send, state } = fakeOuter({}, { cdn: cdnOf(name).cdn })
    state.next = () => ({ tags: ['shows', 'show:dune'] })
    const first = await send('http://fr.localhost/films')
    expect(first.headers.get(lifetime)).toBe('max-age=60, stale-while-revalidate=600, stale-if-error=86340')
    expect(first.headers.get(keys)).toBe(value)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    state.now += 45_000
    const later = await send('http://fr.localhost/films')
    expect(later.headers.get(lifetime)).toBe('max-age=15, stale-while-revalidate=600, stale-if-error=86340')
    state.now += 60_000
    const stale = await send('http://fr.localhost/films')
    expect(stale.headers.get(lifetime)).toBe('max-age=0, stale-while-revalidate=555, stale-if-error=86295')
  })

  it('a page names what its first view waits for, for early hints', async () => {
    const body = '<!doctype html><head><link rel="stylesheet" href="/a.css"/></head>'
    const linkOf = async (cdn: ReturnType<typeof cdnOf>['cdn'] | undefined) => {
      const { send, state } = fakeOuter({}, cdn ? { cdn } : {})
      state.next = () => ({ body })
      return (await send('http://fr.localhost/films')).headers.get('link')
    }
    expect(await linkOf(cdnOf('cloudflare').cdn)).toBe('</a.css>; rel=preload; as=style')
    expect(await linkOf(undefined)).not.toContain('preload')
  })

  it('a page that is not cached has none', async () => {
    const { send, state } = fakeOuter({}, { cdn: cdnOf('varnish').cdn })
    state.next = () => ({ headers: { 'cache-control': 'no-store' } })
    const { headers } = await send('http://fr.localhost/films')
    expect([headers.get('surrogate-control'), headers.get('cache-control')]).toEqual([null, 'no-store'])
  })

  it('a page with very many tags has the key of all such pages, which every purge includes', async () => {
    const { cdn, sent } = cdnOf('varnish')
    const { send, state } = fakeOuter({}, { cdn })
    state.next = () => ({ tags: Array.from({ length: 900 }, (_, index) => `show:film-${index}`) })
    expect((await send('http://fr.localhost/films')).headers.get('surrogate-key')).toBe('fr fr/many')
    cdn.purge('fr', ['show:film-7'])
    await cdn.close()
    expect(sent[0]?.headers.get('surrogate-key')).toBe('fr/show:film-7 fr/many')
  })
})

describe('purges', () => {
  it.each([
    ['fastly', 'POST', { 'fastly-key': 'secret', 'fastly-soft-purge': '1' }, { surrogate_keys: ['be'] }],
    ['cloudflare', 'POST', { authorization: 'Bearer secret' }, { tags: ['be'] }],
    ['varnish', 'PURGE', { 'surrogate-key': 'be', 'x-purge-token': 'secret' }, null],
  ] as const)('%s is sent the keys as its API expects them', async (name, method, headers, body) => {
    const { cdn, sent } = cdnOf(name)
    cdn.purge('be')
    await cdn.close()
    const [request] = sent
    expect([request?.method, request?.url]).toEqual([method, 'https://purge.example/all'])
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject(headers)
    if (body) expect(await request?.json()).toEqual(body)
  })

  it.each(cdnNames)('%s gets no more keys at once than it accepts', async (name) => {
    const { cdn, sent } = cdnOf(name)
    const { batch } = cdnAdapters[name]
    cdn.purge(
      'fr',
      Array.from({ length: 2 * batch }, (_, index) => `show:${index}`),
    )
    await cdn.close()
    expect([sent.length, cdn.figures()]).toEqual([3, { purged: 2 * batch + 1, failures: 0, pending: 0 }])
  })

  it('without a CDN nothing is sent', () =>
    expect(
      createCdn({ CDN: undefined, CDN_PURGE_URL: undefined, CDN_PURGE_TOKEN: undefined }, log),
    ).toBeUndefined())
})
