import { describe, expect, test } from 'vitest'
import { fakeOuter, seen } from './outer-server.fixture.ts'

const location = async (response: Promise<Response>) => seen(await response, 'location')

describe('hosts', () => {
  test('serves the default site to an unknown host, not indexed, and apart from the cached pages of the site', async () => {
    const { send, renders } = fakeOuter()
    expect(seen(await send('http://10.0.0.7:9999/films'), 'x-robots-tag')).toEqual([200, 'noindex'])
    expect(renders[0]).toMatchObject({
      url: 'http://fr.localhost:3000/films',
      context: { foreignHost: true, origin: 'http://fr.localhost:3000' },
    })
    expect((await send('http://fr.localhost/films')).headers.get('x-robots-tag')).toBeNull()
  })

  test('responds with 421 in English to an unknown host with STRICT_HOSTS', async () => {
    const { send } = fakeOuter({ STRICT_HOSTS: '1' })
    const response = await send('http://unknown.test/films')
    expect(response.status).toBe(421)
    expect(await response.text()).toContain('<html lang="en">')
  })

  test('does not serve pages of a site on the host of the flag service', async () => {
    const response = await fakeOuter().send('http://flags.localhost/films')
    expect(seen(response, 'x-robots-tag')).toEqual([404, 'noindex'])
  })
})

describe('addresses', () => {
  test.each([
    ['http://fr.localhost/films/', '/films'],
    ['http://fr.localhost/films/?page=2', '/films?page=2'],
    ['http://fr.localhost//films//', '/films'],
    ['http://fr.localhost//evil.example/', '/evil.example'],
    ['http://fr.localhost/fr', '/'],
    ['http://fr.localhost/fr/films?a=b', '/films?a=b'],
    ['http://fr.localhost/fr/films/', '/films'],
    ['http://ch.localhost/de/', '/de'],
  ])('redirects %s with 301 to %s', async (address, expected) => {
    expect(await location(fakeOuter().send(address))).toEqual([301, expected])
  })

  test('does not redirect a prefix that the site lacks', async () => {
    const { send, renders } = fakeOuter()
    await send('http://fr.localhost/de')
    await send('http://ch.localhost/fr')
    expect(renders).toHaveLength(2)
  })

  test.each([
    ['http://ch.localhost/', {}, '/en'],
    ['http://ch.localhost/', { 'accept-language': 'fr-CH,fr;q=0.8,en;q=0.5' }, '/fr'],
    ['http://ch.localhost/', { cookie: 'a=b; lang=de', 'accept-language': 'fr' }, '/de'],
    ['http://nl.localhost/callback', { 'accept-language': 'en' }, '/en'],
  ])('redirects %s with %j to %s', async (address, headers, expected) => {
    const response = await fakeOuter().send(address, { headers })
    const seenHeaders = seen(response, 'location', 'vary', 'cache-control')
    expect(seenHeaders).toEqual([302, expected, 'Cookie, Accept-Language', 'no-store'])
  })

  describe('the callback of an identity provider', () => {
    const back = '?code=c&state=s'

    test.each([
      ['http://fr.localhost/callback', 'http://fr.localhost:3000/'],
      ['http://ch.localhost/callback', 'http://ch.localhost:3000/en'],
    ])(
      '%s renders the home page uncached, without the parameters of the callback',
      async (address, rendered) => {
        const { send, renders } = fakeOuter()
        for (const _ of [1, 2]) {
          const expected = [200, 'no-store', 'noindex', null]
          expect(seen(await send(address + back), 'cache-control', 'x-robots-tag', 'etag')).toEqual(expected)
        }
        expect(renders.map(({ url }) => url)).toEqual([rendered, rendered])
      },
    )

    test('is not cached as the home page', async () => {
      const { send, renders } = fakeOuter()
      await send(`http://fr.localhost/callback${back}`)
      expect((await send('http://fr.localhost/')).headers.get('x-robots-tag')).toBeNull()
      expect(renders).toHaveLength(2)
    })

    test('redirects to the home page on a site without an outside provider', async () =>
      expect(await location(fakeOuter().send(`http://tn.localhost/callback${back}`))).toEqual([302, '/fr']))

    test('returns a designed 503 if the home page cannot be rendered', async () => {
      const { send, state } = fakeOuter()
      state.next = () => ({ error: new Error('down') })
      const response = await send(`http://fr.localhost/callback${back}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    })
  })

  test('serves the home page of fr at / for any cookie and browser language', async () => {
    const response = await fakeOuter().send('http://fr.localhost/', {
      headers: { cookie: 'lang=en', 'accept-language': 'en' },
    })
    expect(seen(response, 'vary')).toEqual([200, 'Accept-Encoding, Available-Dictionary'])
  })

  test('redirects an old address to the current page, or returns 404', async () => {
    const { send, state } = fakeOuter()
    state.next = () => ({ status: 404 })

    expect(await location(send('http://ch.localhost/redirect/de/city/dune'))).toEqual([
      301,
      '/de/kinos/stadt/dune',
    ])
    for (const path of ['en/show/none', 'de/show/dune', 'en/__proto__/dune', 'en/show'])
      expect([path, (await send(`http://fr.localhost/redirect/${path}`)).status]).toEqual([path, 404])
    expect((await send('http://fr.localhost/redirect/en/show/%E0%A4%A')).status).toBe(400)
  })

  test.each([
    ['cinema', '/cinemas/dune'],
    ['city', '/cinemas/city/dune'],
    ['show', '/movies-events/dune'],
    ['entertainment', '/events/dune'],
    ['season', '/season/dune'],
    ['offer', '/news-and-offers/dune'],
    ['news', '/news/dune'],
    ['experience', '/experiences/dune'],
    ['experience-article', '/specials/dune'],
    ['experience-group', '/experiences/category/dune'],
    ['master-template', '/info/dune'],
    ['faq-article', '/help/article/slug/dune'],
  ])('redirects the old address of a %s', async (entity, path) => {
    expect(await location(fakeOuter().send(`http://nl.localhost/redirect/en/${entity}/dune`))).toEqual([
      301,
      `/en${path}`,
    ])
  })
})

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s of a page returns 405', async (method) => {
    const response = await fakeOuter().send('http://fr.localhost/films', { method })
    expect(seen(response, 'allow')).toEqual([405, 'GET, HEAD'])
  })

  test('HEAD has the headers of GET and no body', async () => {
    const { send } = fakeOuter()
    const get = await send('http://fr.localhost/films')
    const head = await send('http://fr.localhost/films', { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  test('forwards a request to the content API unchanged', async () => {
    const response = await fakeOuter().send('http://nl.localhost/api/cinemas?language=nl', {
      method: 'POST',
      body: 'x',
    })
    expect(await response.json()).toEqual({
      site: 'nl',
      url: 'http://nl.localhost:3000/api/cinemas?language=nl',
      method: 'POST',
      body: 'x',
    })
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('files of a site', () => {
  test('serves the merged texts of its own languages only', async () => {
    const { send } = fakeOuter()
    expect(await (await send('http://nl.localhost/assets/i18n/nl.json')).json()).toEqual({
      shell: { language: 'nl' },
    })
    expect(await (await send('http://nl.localhost/assets/i18n/nl/shell.json')).json()).toEqual({
      language: 'nl',
    })
    for (const name of ['de', '__proto__', '', 'de/shell', 'nl/constructor', 'nl/nothing'])
      expect((await send(`http://nl.localhost/assets/i18n/${name}.json`)).status).toBe(404)
  })

  test('serves robots and manifest', async () => {
    const { send } = fakeOuter()
    expect(await (await send('http://nl.localhost/robots.txt')).text()).toContain(
      'Sitemap: http://nl.localhost:3000/sitemap.xml',
    )
    const manifest = await (await send('http://nl.localhost/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ lang: 'nl-NL', start_url: '/nl' })
    expect(manifest.icons).toHaveLength(9)
    expect(manifest.icons.at(-1)).toMatchObject({ sizes: '512x512', purpose: 'maskable' })
    expect(manifest.shortcuts).toMatchObject([
      { name: 'Vanavond', url: '/nl/vanavond' },
      { name: 'Films', url: '/nl/films' },
      { name: 'Bioscopen', url: '/nl/bioscopen' },
    ])
  })

  test('returns a plain 404 for a missing file, without a render', async () => {
    const { send, renders } = fakeOuter()
    for (const path of ['/assets/none.js', '/icons/none.png', '/favicon.ico', '/media/none.jpg'])
      expect((await send(`http://fr.localhost${path}`)).status).toBe(404)
    expect(renders).toHaveLength(0)
  })
})

describe('headers and log', () => {
  test('replaces a request id that is none, also of a trusted proxy', async () => {
    const odd = { headers: { 'x-request-id': '"}{"' } }
    const { headers } = await fakeOuter({ TRUST_PROXY: '1' }).send('http://fr.localhost/', odd)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/)
  })

  test('believes scheme and request id of the networks of proxies only', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-request-id': 'proxy-id-12345' }
    for (const [TRUST_PROXY, isBelieved] of [
      ['127.0.0.0/8', true],
      ['192.0.2.0/24', false],
    ] as const) {
      const { port, close } = await fakeOuter({ TRUST_PROXY }).outer.listen(0)
      const response = await fetch(`http://127.0.0.1:${port}/`, { headers, redirect: 'manual' })
      await close()
      expect(response.headers.get('x-request-id') === 'proxy-id-12345', TRUST_PROXY).toBe(isBelieved)
      expect(response.headers.has('strict-transport-security'), TRUST_PROXY).toBe(isBelieved)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy.includes('upgrade-insecure-requests'), TRUST_PROXY).toBe(isBelieved)
    }
  })

  test('logs each request as one line of JSON, without the query', async () => {
    const { send, lines } = fakeOuter()
    await send('http://fr.localhost/films?q=secret')
    await send('http://fr.localhost/films')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request', path: '/films', site: 'fr', kind: 'shows', status: 200, cache: 'miss' },
      { path: '/films', cache: 'hit' },
    ])
    expect(lines.join('')).not.toContain('secret')
  })

  test('counts requests by site, kind, status and cache in the metrics', async () => {
    const { send } = fakeOuter()
    await send('http://fr.localhost/films')
    await send('http://fr.localhost/films')
    const text = await (await send('http://fr.localhost/metrics')).text()
    expect(text).toContain('\nuncaught_errors_total 0\n')
    expect(text).toContain('http_requests_total{site="fr",kind="shows",status="200",cache="hit"} 1')
    expect(text).toContain('http_request_duration_seconds_count{kind="shows"} 2')
    expect(text).toMatch(/page_cache_entries 1\n/)
  })
})
