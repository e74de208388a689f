import { describe, expect, test } from 'vitest'
import { authentication } from '../../config/authentication.ts'
import { siteIds, sites } from '../../config/sites.ts'
import { fakeOuter } from './outer-server.fixture.ts'

const everyPage = siteIds.flatMap((id) => sites[id].languages.map((language) => [id, language] as const))
const call = 'api/cms/1.0.0/subscription/subscription-offers'

describe('pages of the client host', () => {
  test.each(everyPage)('%s in %s: signing in is not possible at the moment, and the page says so', async (site, language) => {
    const answer = await fakeOuter().ask(`http://client.${sites[site].hosts.local}:3000/${language}/sign-in?target=/giftcard/order`)
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`href="http://${sites[site].hosts.local}:3000/`)
  })

  test.each([...authentication.guestPages, ...authentication.accountPages])('%s says so too', async (page) => {
    const answer = await fakeOuter().ask(`http://client.be.localhost:3000/nl/${page}`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('Terug naar het programma')
  })

  test('the texts differ by language', async () => {
    const { ask } = fakeOuter()
    const headings = await Promise.all(
      ['fr', 'en', 'de'].map(
        async (language) => /<h1>(.*)<\/h1>/.exec(await (await ask(`http://client.ch.localhost/${language}/sign-in`)).text())?.[1],
      ),
    )
    expect(new Set(headings).size).toBe(3)
  })

  test.each(['/', '/fr', '/fr/profiles', '/profile', '/fr/sign-in/more', '/sign-in', '/nl/sign-in', '/films'])(
    '%s is a designed 404 in a language of the site',
    async (path) => {
      const answer = await fakeOuter().ask(`http://client.fr.localhost${path}`, { headers: { 'accept-language': 'en' } })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain(path.startsWith('/fr') ? '<html lang="fr">' : '<html lang="en">')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    },
  )

  test('only reading is allowed', async () => {
    expect((await fakeOuter().ask('http://client.fr.localhost/fr/sign-in', { method: 'POST' })).status).toBe(405)
  })

  test('behind a proxy the way back is to the public host', async () => {
    const { ask } = fakeOuter({ TRUST_PROXY: '1' })
    const answer = await ask('http://client.nl.marquee.example/nl/sign-in', { headers: { 'x-forwarded-proto': 'https' } })
    expect(await answer.text()).toContain('href="https://nl.marquee.example/nl"')
  })
})

describe('calls of the client host', () => {
  test('are handed on as they came, to the client host of that site', async () => {
    const answer = await fakeOuter().ask(`http://client.ch.localhost:3000/${call}?language=de`)
    expect(await answer.json()).toEqual({ client: 'ch', url: `http://client.ch.localhost:3000/${call}?language=de`, method: 'GET' })
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('may be read by pages of their own site, with cookies', async () => {
    const answer = await fakeOuter().ask(`http://client.ch.localhost:3000/${call}`, { headers: { origin: 'http://ch.localhost:3000' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://ch.localhost:3000')
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('vary')).toContain('Origin')
  })

  test.each(['http://fr.localhost:3000', 'https://evil.example', 'null', 'http://ch.localhost:3000.evil.example'])(
    'but not by %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await fakeOuter().ask(`http://client.ch.localhost:3000/${call}`, { method, headers: { origin } })
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      }
    },
  )

  test('a preflight allows what clients ask for', async () => {
    const answer = await fakeOuter().ask(`http://client.ch.localhost:3000/${call}`, {
      method: 'OPTIONS',
      headers: { origin: 'http://ch.localhost:3000' },
    })
    expect([answer.status, answer.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD, POST, PATCH, DELETE'])
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-xsrf-token')
    expect(answer.headers.get('access-control-max-age')).toBe('600')
  })

  test('the site itself does not answer them', async () => {
    expect(await (await fakeOuter().ask(`http://ch.localhost:3000/${call}`)).json()).not.toHaveProperty('client')
  })
})
