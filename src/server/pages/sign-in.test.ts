import { describe, expect, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { hasSignInCookie } from '../../document/signed-in.ts'
import { fakeOuter, seen } from '../outer-server.fixture.ts'
import { isIdentityReturn } from './sign-in.ts'

const order = 'http://fr.localhost:3000/giftcard/order'
/** No site sells gift cards by default. */
function withGiftCards() {
  const fake = fakeOuter()
  fake.flags.set('fr', { values: { ...defaultFlags('fr'), giftCard: true }, hash: 'with gift cards' })
  return fake
}
const signedIn = { headers: { cookie: 'lang=fr; signed-in=1' } }

describe('a page for signed-in visitors', () => {
  test('redirects a signed-out visitor to the client host without a render', async () => {
    const { send, renders } = withGiftCards()
    const response = await send(`${order}?amount=20&utm=1`)
    const signIn = 'http://client.fr.localhost:3000/fr/sign-in'
    expect(seen(response, 'location', 'cache-control')).toEqual([
      302,
      `${signIn}?target=%2Fgiftcard%2Forder%3Famount%3D20%26utm%3D1`,
      'no-store',
    ])
    expect(renders).toHaveLength(0)
  })

  test('redirects in the language of the path', async () => {
    const response = await withGiftCards().send('http://fr.localhost:3000/en/giftcard/order')
    expect(response.headers.get('location')).toBe(
      'http://client.fr.localhost:3000/en/sign-in?target=%2Fen%2Fgiftcard%2Forder',
    )
  })

  test('is rendered for each visitor with the cookie, and not cached', async () => {
    const { send, renders, outer } = withGiftCards()
    for (const _ of [1, 2]) {
      expect(seen(await send(order, signedIn), 'cache-control')).toEqual([200, 'no-store'])
    }
    expect(renders).toHaveLength(2)
    expect((await send(order)).status).toBe(302)
    expect(outer.purge(['*'])).toBe(0)
  })

  test('its data returns 401 to a signed-out visitor', async () => {
    const { send, renders } = withGiftCards()
    expect((await send('http://fr.localhost/_page/giftCardOrder?language=fr')).status).toBe(401)
    expect(renders).toHaveLength(0)
    expect((await send('http://fr.localhost/_page/giftCardOrder?language=fr', signedIn)).status).toBe(200)
  })

  test.each([
    ['signed-in=1', true],
    ['a=b; signed-in=x', true],
    ['signed-in=', false],
    ['signed-in=; a=b', false],
    ['not-signed-in=1', false],
    ['client-session=e30', true],
    ['a=b;client-session=e30', true],
    ['client-session=; a=b', false],
    ['my-client-session=e30', false],
    [undefined, false],
  ])('cookies %s are signed in: %s', (header, expected) => expect(hasSignInCookie(header)).toBe(expected))
})

describe('a site with forced sign-in', () => {
  test('requires sign-in for every page', async () => {
    const { send, renders, flags } = fakeOuter()
    flags.set('be', { values: { ...defaultFlags('be'), forcedAuthentication: true }, hash: 'forced' })
    const response = await send('http://be.localhost:3000/fr/cinemas')
    expect(response.headers.get('location')).toBe(
      'http://client.be.localhost:3000/fr/sign-in?target=%2Ffr%2Fcinemas',
    )
    expect((await send('http://be.localhost:3000/fr/nothing')).status).toBe(302)
    expect((await send('http://be.localhost:3000/_page/cinemas?language=fr')).status).toBe(401)
    expect(renders).toHaveLength(0)
    await send('http://be.localhost:3000/fr/cinemas', signedIn)
    await send('http://be.localhost:3000/fr/cinemas', signedIn)
    expect(renders).toHaveLength(2)
    expect((await send('http://client.be.localhost:3000/fr/sign-in')).status).toBe(503)
  })
})

describe('the return from an identity provider', () => {
  test.each([
    ['?code=c&state=s', true],
    ['?error=login_required&state=s', true],
    ['?state=s&error=x&error_description=y&code=', true],
    ['?code=c', false],
    ['?error=x', false],
    ['?state=s', false],
    ['?code=&state=s', false],
    ['?code=c&state=', false],
    ['?code=c&state=s&skipRedirectCallback', false],
    ['?code=c&state=s&skipRedirectCallback=true', false],
    ['', false],
  ])('%s is handled: %s', (query, handled) => expect(isIdentityReturn(query)).toBe(handled))

  test('is not handled if the configuration disables it', () =>
    expect(isIdentityReturn('?code=c&state=s', true)).toBe(false))
})
