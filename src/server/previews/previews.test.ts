import { readPreview, signPreview } from '@marquee/flags/console/preview/preview.server.ts'
import { describe, expect, test } from 'vitest'
import type { FlagValues } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { fakeOuter, seen } from '../outer-server.fixture.ts'

const secret = 'a secret of at least thirty-two signs'
const HOURS = 3_600_000

function previewed(environment: Record<string, string> = {}) {
  const fake = fakeOuter(environment, {
    readPreview: (site, token, now) => readPreview(secret, site, token, now),
  })
  const tokenFor = (site: SiteId, flags: Partial<FlagValues>) =>
    signPreview(secret, { site, flags, now: fake.state.now })[0]
  const cookieFor = (site: SiteId, flags: Partial<FlagValues>) => ({
    cookie: `lang=en; preview=${tokenFor(site, flags)}`,
  })
  return { ...fake, tokenFor, cookieFor }
}

const linkTo = (site: SiteId, token: string, to?: string, host: string = sites[site].hosts.local) =>
  `http://${host}/_preview?${new URLSearchParams({ token, ...(to === undefined ? {} : { to }) })}`

const summaryOf = ({ status, headers }: Response) => ({
  status,
  location: headers.get('location'),
  cache: headers.get('cache-control'),
  robots: headers.get('x-robots-tag'),
})

describe('the link', () => {
  test('sets an HttpOnly cookie for the duration of the preview, and redirects to the page', async () => {
    const { send, tokenFor } = previewed()
    const token = tokenFor('be', { voucherChecker: true })
    const response = await send(linkTo('be', token, '/fr/films?page=2'))
    expect(summaryOf(response)).toEqual({
      status: 303,
      location: '/fr/films?page=2',
      cache: 'no-store',
      robots: 'noindex',
    })
    expect(response.headers.getSetCookie()).toEqual([
      `preview=${token}; Max-Age=28800; Path=/; HttpOnly; SameSite=Lax`,
    ])
  })

  test('sets a Secure cookie over https, which expires with the link', async () => {
    const { send, tokenFor, state } = previewed({ TRUST_PROXY: '1' })
    const token = tokenFor('fr', {})
    state.now += HOURS
    const response = await send(linkTo('fr', token, undefined, sites.fr.hosts.production), {
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(response.headers.getSetCookie()).toEqual([
      `preview=${token}; Max-Age=25200; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
  })

  test.each([
    ['fr', undefined, {}, '/'],
    ['be', undefined, { 'accept-language': 'nl-BE' }, '/nl'],
    ['ch', '/', { cookie: 'lang=de' }, '/de'],
    ['be', 'https://evil.example/', {}, '/en'],
    ['be', '//evil.example/', {}, '/en'],
    ['be', '/.//evil.example', {}, '/en'],
  ] as const)('%s to %s with %j redirects to %s', async (site, to, headers, location) => {
    const { send, tokenFor } = previewed()
    expect((await send(linkTo(site, tokenFor(site, {}), to), { headers })).headers.get('location')).toBe(
      location,
    )
  })

  test.each([
    ['of another site', 403, 'fr', 0],
    ['expired', 410, 'ch', 8],
  ] as const)(
    '%s returns %i in the language of the page, and sets no cookie',
    async (_, status, of, hours) => {
      const { send, tokenFor, state } = previewed()
      const token = tokenFor(of, {})
      state.now += hours * HOURS
      const response = await send(linkTo('ch', token, '/de/filme'))
      expect(summaryOf(response)).toEqual({ status, location: null, cache: 'no-store', robots: 'noindex' })
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await response.text()).toMatch(/<html lang="de">[^]*href="\/de"/)
    },
  )

  test('is not handled without previews', async () => {
    const { send, renders } = fakeOuter()
    await send('http://fr.localhost/_preview?token=x')
    expect(renders.map(({ url }) => new URL(url).pathname)).toEqual(['/_preview'])
  })

  test('does not log the token', async () => {
    const { send, tokenFor, lines } = previewed()
    const token = tokenFor('be', { vod: true })
    await send(linkTo('be', token))
    await send(linkTo('be', `${token}x`))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).not.toContain(token.slice(0, 20))
  })
})

describe('with the cookie', () => {
  test('renders pages with the chosen values, without reading or filling the page cache', async () => {
    const { send, renders, cookieFor } = previewed()
    const address = 'http://fr.localhost/films'
    const live = async () => {
      const response = await send(address)
      return [await response.text(), ...seen(response, 'etag', 'cache-control')]
    }
    const before = await live()
    const [text, , etag] = before
    const cookie = cookieFor('fr', { vod: false, tiktok: true })
    const requests: readonly Readonly<Record<string, string>>[] = [
      cookie,
      { ...cookie, 'if-none-match': String(etag) },
    ]
    for (const headers of requests) {
      const page = await send(address, { headers })
      expect(summaryOf(page)).toEqual({ status: 200, location: null, cache: 'no-store', robots: 'noindex' })
      expect(page.headers.get('etag')).toBeNull()
      expect(page.headers.get('content-security-policy')).toContain('sha256-')
      expect(await page.text()).not.toBe(text)
    }
    // tiktok is on in France by default.
    expect(renders.map(({ context }) => [context.flags.vod, context.preview?.flags])).toEqual([
      [true, undefined],
      [false, { vod: false }],
      [false, { vod: false }],
    ])
    expect(await live()).toEqual(before)
  })

  test('two concurrent previews do not share pages', async () => {
    const { send, state, cookieFor, renders } = previewed()
    state.next = () => ({ body: `<!doctype html>${JSON.stringify(renders.at(-1)?.context.flags)}` })
    const [one, two] = [cookieFor('fr', { vod: false }), cookieFor('fr', { pass: true })]
    const responses = [one, two, one, {}, two].map(async (headers) =>
      (await send('http://fr.localhost/films', { headers })).text(),
    )
    const seen = (await Promise.all(responses)).map((text) => [
      text.includes('"vod":true'),
      text.includes('"pass":true'),
    ])
    expect(seen).toEqual([
      [false, false],
      [true, true],
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  test('previews the data of pages without caching it', async () => {
    const { send, renders, cookieFor } = previewed()
    const response = await send('http://be.localhost/_page/voucher?language=en', {
      headers: cookieFor('be', { voucherChecker: true }),
    })
    expect(summaryOf(response)).toMatchObject({ status: 200, cache: 'no-store', robots: 'noindex' })
    expect(renders[0]?.context.flags.voucherChecker).toBe(true)
  })

  test('does not allow caching of redirects', async () => {
    const { send, cookieFor } = previewed()
    const response = await send('http://fr.localhost/films/', { headers: cookieFor('fr', { vod: false }) })
    expect(seen(response, 'location', 'cache-control')).toEqual([301, '/films', 'no-store'])
  })

  test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/assets/i18n/en.json'])(
    'does not change %s',
    async (path) => {
      const { send, cookieFor } = previewed()
      const [usual, seen] = [
        await send(`http://be.localhost${path}`),
        await send(`http://be.localhost${path}`, { headers: cookieFor('be', { voucherChecker: true }) }),
      ]
      expect(await seen.text()).toBe(await usual.text())
      expect(seen.headers.get('etag')).toBe(usual.headers.get('etag'))
    },
  )

  test('values follow the live ones, except the chosen ones', async () => {
    const { send, renders, flags, cookieFor } = previewed()
    const headers = cookieFor('fr', { vod: false })
    await send('http://fr.localhost/films', { headers })
    const live = flags.get('fr')
    if (live) flags.set('fr', { values: { ...live.values, vod: false, pass: true }, hash: 'flags-2' })
    await send('http://fr.localhost/films', { headers })
    expect(
      renders.map(({ context: { flags: values, preview } }) => [values.vod, values.pass, preview?.flags]),
    ).toEqual([
      [false, false, { vod: false }],
      [false, true, {}],
    ])
  })

  test('is ignored and deleted if it is of another site, and the public page is served', async () => {
    const { send, renders, tokenFor } = previewed()
    const usual = await send('http://fr.localhost/films')
    const cookie = `preview=${tokenFor('be', { vod: false })}`
    const response = await send('http://fr.localhost/films', { headers: { cookie } })
    expect(await response.text()).toBe(await usual.text())
    expect(response.headers.getSetCookie()).toEqual(['preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect(summaryOf(response)).toMatchObject({ status: 200, cache: 'no-store', robots: null })
    expect(renders).toHaveLength(1)
    const next = await send('http://fr.localhost/films')
    expect(seen(next, 'set-cookie', 'cache-control')).toEqual(seen(usual, 'set-cookie', 'cache-control'))
  })
})

describe('the end', () => {
  const END = 'http://be.localhost/_preview/end?to=%2Fen%2Ffilms'
  const own = { 'sec-fetch-site': 'same-origin' }

  test('deletes the cookie and redirects to the referring page', async () => {
    const headers = { ...own, referer: 'http://be.localhost:3000/en/voucher?a=b' }
    const response = await previewed().send(END, { method: 'POST', headers })
    const ended = 'preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'
    expect(seen(response, 'location', 'cache-control', 'set-cookie')).toEqual([
      303,
      '/en/voucher?a=b',
      'no-store',
      ended,
    ])
  })

  test('redirects to the page of the form without a referrer', async () => {
    const headers = { origin: 'http://be.localhost:3000' }
    const response = await previewed().send(END, { method: 'POST', headers })
    expect(summaryOf(response)).toMatchObject({ status: 303, location: '/en/films' })
  })

  test.each<Record<string, string>>([
    {},
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'null' },
  ])('rejects requests of other origins: %j', async (headers) => {
    const response = await previewed().send(END, { method: 'POST', headers })
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  })

  test('rejects GET', async () => {
    expect(seen(await previewed().send(END), 'allow', 'set-cookie')).toEqual([405, 'POST', null])
  })
})
