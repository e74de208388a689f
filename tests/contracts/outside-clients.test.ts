import { createRelyingParty, type RelyingPartyOptions } from '@marquee/identity/relying-party.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { fakeApis } from '../../src/server/outer-server.fixture.ts'
import type { Identity } from '../../src/services/accounts/ports.ts'
import { createOutsideSignIn } from '../../src/services/identity/outside-sign-in.ts'
import { type OutsideProvider, startOutsideProvider } from '../e2e/outside-provider.ts'
import { openAccountPages } from './accounts/account-pages-stage.ts'
import { accountsOfEachTest, ada, frPlace, newClient } from './accounts/set-up-accounts.ts'
import { apiOf } from './accounts/set-up-calls.ts'
import { type ClientVisitor, clientHosts, headingOf, writeMail } from './client-area/visitor.ts'
import { freePort } from './databases.ts'
import { authorization, exchange, identityOn, SECRET } from './identity-visitor.ts'
import { withStillProvider } from './known-signing-keys.ts'
import { noor, outsideVisitor, startBackChannel } from './outside-visitor.ts'

const locationOf = (response: Response) => response.headers.get('location') ?? ''
const where = (response: Response) => [response.status, response.headers.get('location')]
const shown = async (response: Response) => [response.status, headingOf(await response.text())]
const redirectUri = `${frPlace.origin}/callback`
/** A request of the pages of the site. */
const siteAuthorization = (more: Readonly<Record<string, string>> = {}) =>
  authorization({ client_id: authentication.applicationId, redirect_uri: redirectUri, ...more })

let provider: OutsideProvider
let backChannel: Awaited<ReturnType<typeof startBackChannel>>

const stage = accountsOfEachTest('sqlite')

beforeAll(async () => {
  backChannel = await startBackChannel()
  provider = await startOutsideProvider({
    siteOrigin: frPlace.origin,
    backChannel: backChannel.address,
    port: await freePort(),
    users: [noor],
  })
})

afterAll(async () => {
  await backChannel.stop()
  await provider.close()
})

beforeEach(() => withStillProvider(stage.store, stage.now))

/** The client host of a site with the outside provider, in one process. */
function openClientHost(errors: unknown[] = [], party: RelyingPartyOptions = {}, deadline = () => Infinity) {
  const settings = { ...provider, ...authentication.outside, audience: null }
  const accounts = stage.another({
    writeMail,
    issuerOf: (site) => (site === 'fr' ? provider.issuer : null),
    forget: (site, account) => identity.forget(site, account),
  })
  const identity: Identity = identityOn(stage.store, accounts, {
    outside: createOutsideSignIn({
      parties: { fr: createRelyingParty(settings, party) },
      accounts,
      secret: SECRET,
      deadline,
    }),
    errorPage: (place, fault, status) => area.errorPage(place, fault, status),
    onError: (error) => void errors.push(error),
  })
  const { area, visitor } = clientHosts({
    accounts,
    identity,
    clock: stage.clock,
    options: { identity, apis: { ...fakeApis, client: apiOf(accounts, { identity }) } },
  })
  return { accounts, identity, visitor: () => visitor('fr'), other: () => visitor('tn') }
}

/** Follows redirects on the client host, and signs in at the provider where they lead there. */
async function follow(
  visitor: ClientVisitor,
  path: string,
  elsewhere = outsideVisitor(provider),
  user = noor,
): Promise<Response> {
  let response = await visitor.get(path)
  for (let steps = 0; steps < 8; steps += 1) {
    const to = locationOf(response)
    if (to === '') return response
    const url = new URL(to, frPlace.clientOrigin)
    const back = url.origin === provider.issuer ? new URL(await elsewhere.signIn(to, user)) : url
    if (back.origin !== frPlace.clientOrigin) return response
    response = await visitor.get(back.pathname + back.search)
  }
  return response
}

describe('a client of an outside provider, at the client host', () => {
  test('is led to the provider with code flow, PKCE, state and nonce, and back to the requested page', async () => {
    const visitor = openClientHost().visitor()
    const stranger = await visitor.get('/fr/profile?done=saved')
    expect(where(stranger)).toEqual([303, '/fr/sign-in?back=%2Ffr%2Fprofile%3Fdone%3Dsaved'])
    const leading = await visitor.get(locationOf(stranger))
    const address = new URL(locationOf(leading))
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/auth`)
    const random = /^[\w-]{43}$/
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: provider.applicationId,
      redirect_uri: `${frPlace.clientOrigin}/callback`,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      ui_locales: 'fr',
      state: expect.stringMatching(random) as string,
      nonce: expect.stringMatching(random) as string,
    })
    expect(leading.headers.get('cache-control')).toBe('no-store')

    const page = await follow(visitor, '/fr/profile?done=saved')
    const html = await page.text()
    expect([page.status, headingOf(html)]).toEqual([200, 'Mon profil'])
    expect(html).toContain('value="Çelik"')
    expect(html).not.toContain('type="password"')
  })

  test('is signed out by a logout at the provider, in the browser that signed in with that session', async () => {
    const { visitor: open, accounts } = openClientHost()
    const [first, second] = [open(), open()]
    const elsewhere = outsideVisitor(provider)
    await follow(first, '/fr/profile', elsewhere)
    await follow(second, '/fr/profile')
    await elsewhere.signOut()
    await expect.poll(() => backChannel.tokens.length).toBe(1)
    const token = backChannel.tokens[0] ?? ''
    const send = (logoutToken: string) => first.post('/back-channel-logout', { logout_token: logoutToken })
    const sessionOf = (visitor: ClientVisitor) => accounts.sessions.find('fr', visitor.jar.get('session'))
    expect((await send(`${token}x`)).status).toBe(400)
    expect(await sessionOf(first)).not.toBeNull()
    expect((await send(token)).status).toBe(200)
    expect(await sessionOf(first)).toBeNull()
    expect(await sessionOf(second)).not.toBeNull()
  })

  test('signs in to the pages of the site by the embedded provider, without another form', async () => {
    const visitor = openClientHost().visitor()
    const { path, verifier } = siteAuthorization()
    const last = await follow(visitor, path)
    const back = new URL(locationOf(last))
    expect(back.origin + back.pathname).toBe(redirectUri)
    const fields = { redirect_uri: redirectUri }
    const { body } = exchange(back.searchParams.get('code') ?? '', verifier, fields)
    const sent = Object.fromEntries(new URLSearchParams(String(body)))
    const received = await visitor.post('/oauth/token', sent, { origin: frPlace.origin })
    const { access_token: token } = (await received.json()) as { access_token: string }
    const me = await visitor.get('/api/v1/accounts/me', { headers: { authorization: `Bearer ${token}` } })
    expect(await me.json()).toMatchObject({ email: noor.email, firstLogin: false, emailVerify: true })
    expect((await visitor.get('/fr/profile')).status).toBe(200)
  })

  test('signs out here, and at the provider with a hint that spares its questions', async () => {
    const visitor = openClientHost().visitor()
    await follow(visitor, '/fr/profile')
    const html = await (await visitor.fill('/fr/sign-out', {})).text()
    const leading = /content="0; url=([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const address = new URL(leading)
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/session/end`)
    const { id_token_hint: hint = '', ...rest } = Object.fromEntries(address.searchParams)
    expect(rest).toEqual({ client_id: provider.applicationId, post_logout_redirect_uri: frPlace.origin })
    expect(hint.split('.')).toHaveLength(3)
    expect((await visitor.get('/fr/profile')).status).toBe(303)

    const again = openClientHost().visitor()
    await follow(again, '/fr/profile')
    const query = new URLSearchParams({ client_id: authentication.applicationId, returnTo: frPlace.origin })
    const left = await again.get(`/v2/logout?${query}`)
    expect(locationOf(left)).toMatch(new RegExp(`^${provider.issuer}/session/end\\?.*id_token_hint=`))
    expect(again.jar.has('session')).toBe(false)
  })

  test('gets the page for a registration, and a sign-in again where the embedded provider demands it', async () => {
    const visitor = openClientHost().visitor()
    const register = new URL(locationOf(await visitor.get('/fr/register')))
    expect(register.searchParams.get('screen_hint')).toBe('signup')
    await follow(visitor, '/fr/profile')
    const { path } = siteAuthorization({ prompt: 'login' })
    const waiting = locationOf(await visitor.get(path))
    const leading = new URL(locationOf(await visitor.get(waiting)))
    expect(leading.searchParams.get('prompt')).toBe('login')
  })
})

describe('what opens no session on a site with an outside provider', () => {
  test('local registration, passwords and resets: each is 404, but an order needs none', async () => {
    const visitor = openClientHost().visitor()
    openAccountPages(stage)
    const ordered = { show: 'heron', cinema: 'cinema-0', time: '2026-11-20T14:00', version: 'vf' }
    expect((await visitor.get(`/fr/guest-order?${new URLSearchParams(ordered)}`)).status).toBe(200)
    for (const path of ['/fr/forgotten', '/fr/forgotten?token=x', '/fr/validate', '/fr/validate?token=x'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
    await follow(visitor, '/fr/profile')
    const [, csrf = ''] =
      /name="csrf" value="([^"]+)"/.exec(await (await visitor.get('/fr/profile')).text()) ?? []
    for (const page of ['sign-in', 'register', 'forgotten', 'validate'])
      expect([page, (await visitor.post(`/fr/${page}`, { csrf, ...ada, newsletter: 'on' })).status]).toEqual([
        page,
        405,
      ])
  })

  test('a session and a token of a password from before', async () => {
    const local = stage.another()
    const before = identityOn(stage.store, local)
    const { session, account } = await newClient(local, {}, frPlace)
    const { accounts, identity, visitor: open, other } = openClientHost()
    expect(await local.sessions.find('fr', session)).not.toBeNull()
    expect(await accounts.sessions.find('fr', session)).toBeNull()
    expect(await accounts.profiles.account('fr', account.id)).toBeNull()
    const visitor = open()
    visitor.jar.set('session', session)
    expect((await visitor.get('/fr/profile')).status).toBe(303)
    expect((await visitor.get('/api/v1/accounts/me')).status).toBe(401)
    const silent = siteAuthorization({ prompt: 'none' })
    const cookie = { headers: { cookie: `session=${session}` } }
    const request = new Request(frPlace.clientOrigin + silent.path.replaceAll('3900', '3000'), cookie)
    const [granted, refused] = [
      await before.respond(frPlace, request.clone(), { address: undefined }),
      await identity.respond(frPlace, request, { address: undefined }),
    ]
    expect(granted && new URL(locationOf(granted)).searchParams.has('code')).toBe(true)
    expect(refused && new URL(locationOf(refused)).searchParams.get('error')).toBe('login_required')
    expect((await other().get('/fr/sign-in')).status).toBe(200)
  })

  test('a return of another browser, with another state, or a second time', async () => {
    const { visitor: open } = openClientHost()
    const visitor = open()
    const leading = locationOf(await visitor.get('/fr/sign-in'))
    const back = new URL(await outsideVisitor(provider).signIn(leading))
    const path = back.pathname + back.search
    const expired = [400, 'Cette connexion a expiré']
    expect(await shown(await open().get(path))).toEqual(expired)
    expect(await shown(await visitor.get(path.replace(/state=[^&]+/, 'state=x')))).toEqual(expired)
    expect(visitor.jar.has('session')).toBe(false)
    const attempts = visitor.jar.get('sign-in-attempts') ?? ''
    expect((await visitor.get(path)).status).toBe(302)
    expect(visitor.jar.has('session')).toBe(true)
    expect(await shown(await visitor.get(path))).toEqual(expired)
    visitor.jar.set('sign-in-attempts', attempts)
    expect(await shown(await visitor.get(path))).toEqual(expired)
  })

  test('a refusal at the provider, which the embedded one passes on to the site', async () => {
    const { visitor: open } = openClientHost()
    const visitor = open()
    const refusedAt = async (path: string) => {
      const { state } = Object.fromEntries(new URL(locationOf(await visitor.get(path))).searchParams)
      const query = new URLSearchParams({ error: 'access_denied', state: state ?? '', iss: provider.issuer })
      return visitor.get(`/callback?${query}`)
    }
    const page = await refusedAt('/fr/sign-in')
    expect(await shown(page)).toEqual([403, 'Connexion annulée'])
    const { path } = siteAuthorization()
    const resumed = locationOf(await refusedAt(locationOf(await visitor.get(path))))
    const back = new URL(locationOf(await visitor.get(new URL(resumed, frPlace.clientOrigin).pathname)))
    expect([back.origin, back.searchParams.get('error')]).toEqual([frPlace.origin, 'access_denied'])
  })
})

const paused = 'La connexion fait une courte pause'
const silent = () => new Promise<never>(() => {})

test.each([
  ['down', () => Promise.reject(new Error('connection refused')), Infinity],
  ['silent', silent, 0],
] as const)('a provider that is %s costs a page, not the account', async (_, fetch, deadline) => {
  const errors: unknown[] = []
  const { visitor } = openClientHost(errors, { fetch }, () => deadline)
  const page = await visitor().get('/fr/sign-in')
  expect(await shown(page)).toEqual([503, paused])
  expect(errors).toHaveLength(1)
})

test('a provider that is silent at the return does not hold the page, and no session starts', async () => {
  let deadline = Infinity
  const fetcher: RelyingPartyOptions['fetch'] = (url, init) =>
    url.includes('well-known') ? fetch(url, init as RequestInit) : silent()
  const visitor = openClientHost([], { fetch: fetcher }, () => deadline).visitor()
  const begun = locationOf(await visitor.get('/fr/sign-in'))
  const back = new URL(await outsideVisitor(provider).signIn(begun))
  deadline = 0
  const page = await visitor.get(back.pathname + back.search)
  expect(await shown(page)).toEqual([503, paused])
  expect((await visitor.get('/fr/profile')).status).toBe(303)
})
