import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { siteIds, sites } from '#config/sites.ts'
import { isExhaustive } from '../../tests/scope.ts'
import { fakeOuter, seen } from './outer-server.fixture.ts'

const everyPage = (isExhaustive ? siteIds : (['fr', 'ch'] as const)).flatMap((id) =>
  sites[id].languages.map((language) => [id, language] as const),
)
const call = 'api/cms/1.0.0/subscription/subscription-offers'

describe('pages of the client host', () => {
  test.each(everyPage)('%s in %s: respond with 503 if signing in is unavailable', async (site, language) => {
    const response = await fakeOuter().send(
      `http://client.${sites[site].hosts.local}:3000/${language}/sign-in?target=/giftcard/order`,
    )
    const html = await response.text()
    const expected = [503, 'no-store', '5', 'noindex']
    expect(seen(response, 'cache-control', 'retry-after', 'x-robots-tag')).toEqual(expected)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`href="http://${sites[site].hosts.local}:3000/`)
  })

  test.each([...authentication.guestPages, ...authentication.accountPages])(
    '%s responds with 503 too',
    async (page) => {
      const response = await fakeOuter().send(`http://client.be.localhost:3000/nl/${page}`)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await response.text()).toContain('Terug naar het programma')
    },
  )

  test.each(['/', '/fr/profiles', '/fr/sign-in/more', '/nl/sign-in', '/films'])(
    '%s returns a designed 404 in a language of the site',
    async (path) => {
      const response = await fakeOuter().send(`http://client.fr.localhost${path}`, {
        headers: { 'accept-language': 'en' },
      })
      expect(response.status).toBe(404)
      expect(await response.text()).toContain(
        path.startsWith('/fr') ? '<html lang="fr">' : '<html lang="en">',
      )
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    },
  )

  test('link to the public host behind a proxy', async () => {
    const { send } = fakeOuter({ TRUST_PROXY: '1' })
    const response = await send('http://client.nl.marquee.example/nl/sign-in', {
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(await response.text()).toContain('href="https://nl.marquee.example/nl"')
  })
})

describe('calls of the client host', () => {
  test('are forwarded unchanged to the client host of the site', async () => {
    const response = await fakeOuter().send(`http://client.ch.localhost:3000/${call}?language=de`)
    expect(await response.json()).toEqual({
      client: 'ch',
      url: `http://client.ch.localhost:3000/${call}?language=de`,
      method: 'GET',
    })
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('allow credentialed requests of their own site', async () => {
    const response = await fakeOuter().send(`http://client.ch.localhost:3000/${call}`, {
      headers: { origin: 'http://ch.localhost:3000' },
    })
    expect(seen(response, 'access-control-allow-origin', 'access-control-allow-credentials', 'vary')).toEqual(
      [200, 'http://ch.localhost:3000', 'true', 'Origin, Accept-Encoding'],
    )
  })

  test.each([
    'http://fr.localhost:3000',
    'https://evil.example',
    'null',
    'http://ch.localhost:3000.evil.example',
  ])('do not allow the origin %s', async (origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fakeOuter().send(`http://client.ch.localhost:3000/${call}`, {
        method,
        headers: { origin },
      })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('a preflight allows the methods and headers of clients', async () => {
    const response = await fakeOuter().send(`http://client.ch.localhost:3000/${call}`, {
      method: 'OPTIONS',
      headers: { origin: 'http://ch.localhost:3000' },
    })
    const allowed = ['methods', 'headers'].map((each) => `access-control-allow-${each}`)
    expect(seen(response, ...allowed, 'access-control-max-age')).toEqual([
      204,
      'GET, HEAD, POST, PATCH, DELETE',
      'authorization, content-type, x-xsrf-token',
      '600',
    ])
  })

  test('are not handled on the host of the site', async () => {
    expect(await (await fakeOuter().send(`http://ch.localhost:3000/${call}`)).json()).not.toHaveProperty(
      'client',
    )
  })
})

test('the policy of a client page allows its own script, and none that its content contains', async () => {
  const own = 'own()'
  const { send } = fakeOuter(
    {},
    {
      clientPages: () => ({
        respond: async () => ({
          status: 200,
          html: `<p><script>alert(1)</script></p><script>${own}</script>`,
          scripts: [own],
          headers: [],
          framed: false,
        }),
      }),
    },
  )
  const response = await send('http://client.fr.localhost/fr/sign-in')
  const policy = response.headers.get('content-security-policy') ?? ''
  const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
  expect(policy).toContain(`script-src 'self' ${sha256(own)};`)
  expect(policy).not.toContain(sha256('alert(1)'))
})
