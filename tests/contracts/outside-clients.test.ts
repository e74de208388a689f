import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authentication } from '../../config/authentication.ts'
import type { SiteRequest } from '../../src/http/site-request.ts'
import { fakeApis } from '../../src/server/outer-server.fixture.ts'
import { createAccountsApi } from '../../src/services/accounts/accounts-api.ts'
import type { Identity } from '../../src/services/accounts/ports.ts'
import { createIdentity } from '../../src/services/identity/identity.ts'
import { createOutsideSignIn } from '../../src/services/identity/outside-sign-in.ts'
import { createRelyingParty, type RelyingPartyOptions } from '../../src/services/identity/relying-party.ts'
import { type OutsideProvider, startOutsideProvider } from '../e2e/outside-provider.ts'
import { openAccountPages } from './accounts/account-pages-stage.ts'
import {
  accountsOfEachTest,
  ada,
  confirmedClient,
  newClient,
  openCinemas,
  type Stage,
} from './accounts/set-up-accounts.ts'
import { type ClientVisitor, clientHosts, headingOf, writeMail } from './client-area/visitor.ts'
import { authorization, exchange } from './identity-visitor.ts'
import { freePort, noor, outsideVisitor, startBackChannel } from './outside-visitor.ts'

const frPlace: SiteRequest = {
  site: 'fr',
  language: 'fr',
  origin: 'http://fr.localhost:3000',
  clientOrigin: 'http://client.fr.localhost:3000',
}
const secret = 's'.repeat(40)
const fail = (error: unknown) => expect.unreachable(String(error))
const locationOf = (response: Response) => response.headers.get('location') ?? ''
const where = (response: Response) => [response.status, response.headers.get('location')]

let stage: Stage
let provider: OutsideProvider
let backChannel: Awaited<ReturnType<typeof startBackChannel>>

accountsOfEachTest('sqlite', (opened) => {
  stage = opened
})

beforeEach(async () => {
  backChannel = await startBackChannel(await freePort())
  provider = await startOutsideProvider({
    siteOrigin: frPlace.origin,
    backChannel: backChannel.address,
    port: await freePort(),
    users: [noor],
  })
})

afterEach(async () => {
  backChannel.close()
  await provider.close()
})

/** The client host of a site with the outside provider, in one process. */
function openClientHost(
  errors: unknown[] = [],
  clock = Date.now,
  party: RelyingPartyOptions = {},
  deadline = () => Infinity,
) {
  const { store } = stage
  const settings = { ...provider, ...authentication.outside, audience: null }
  const accounts = stage.another({
    writeMail,
    clock,
    issuerOf: (site) => (site === 'fr' ? provider.issuer : null),
    forget: (site, account) => identity.forget(site, account),
  })
  const identity: Identity = createIdentity({
    store,
    accounts,
    secret,
    limiter: { take: async () => undefined },
    outside: createOutsideSignIn({
      parties: { fr: createRelyingParty(settings, party) },
      accounts,
      secret,
      deadline,
    }),
    errorPage: (place, fault, status) => area.errorPage(place, fault, status),
    onError: (error) => void errors.push(error),
    onLostKeys: fail,
  })
  const api = createAccountsApi({
    document: async () => undefined,
    accounts,
    cinemas: async () => openCinemas,
    identity,
    onError: fail,
  })
  const { area, visitor } = clientHosts({
    accounts,
    identity,
    clock,
    options: { identity, apis: { ...fakeApis, client: api } },
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
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: provider.applicationId,
      redirect_uri: `${frPlace.clientOrigin}/callback`,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      ui_locales: 'fr',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(leading.headers.get('cache-control')).toBe('no-store')

    const page = await follow(visitor, '/fr/profile?done=saved')
    const html = await page.text()
    expect([page.status, headingOf(html)]).toEqual([200, 'Mon profil'])
    expect(html).toContain('value="Çelik"')
    expect(html).not.toContain('type="password"')
    expect(visitor.jar.get('sign-in-attempts')).not.toBe('')
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
    const sessionOf = (visitor: ClientVisitor) => accounts.session('fr', visitor.jar.get('session'))
    expect((await send(`${token}x`)).status).toBe(400)
    expect(await sessionOf(first)).not.toBeNull()
    expect((await send(token)).status).toBe(200)
    expect(await sessionOf(first)).toBeNull()
    expect(await sessionOf(second)).not.toBeNull()
  })

  test('changes the profile and preferences, downloads the data, and deletes the account', async () => {
    const { visitor: open, accounts } = openClientHost()
    const visitor = open()
    await follow(visitor, '/fr/profile')
    const { id } = (await accounts.session('fr', visitor.jar.get('session')))?.account ?? {}
    const names = { what: 'names', firstName: 'Nora', lastName: 'Çelik', language: 'fr' }
    expect(where(await visitor.fill('/fr/profile', names))).toEqual([303, '/fr/profile?done=saved'])
    expect((await visitor.fill('/fr/consents', { what: 'save', newsletter: 'on' })).status).toBe(303)
    const file = (await (await visitor.get('/fr/data?file=json')).json()) as { account: object }
    expect(file.account).toMatchObject({ firstName: 'Nora', email: noor.email, newsletter: true })
    for (const page of ['bookings', 'benefits', 'consents', 'data'])
      expect([page, (await visitor.get(`/fr/${page}`)).status]).toEqual([page, 200])
    expect(where(await visitor.fill('/fr/data', { what: 'delete', sure: 'on' }))).toEqual([
      303,
      '/fr/goodbye',
    ])
    expect(await accounts.account('fr', id ?? '')).toBeNull()
    expect((await visitor.get('/fr/profile')).status).toBe(303)
  })

  test('signs in to the pages of the site by the embedded provider, without another form', async () => {
    const visitor = openClientHost().visitor()
    const { path, verifier } = authorization({
      client_id: authentication.applicationId,
      redirect_uri: `${frPlace.origin}/callback`,
    })
    const last = await follow(visitor, path)
    const back = new URL(locationOf(last))
    expect(back.origin + back.pathname).toBe(`${frPlace.origin}/callback`)
    const fields = { redirect_uri: `${frPlace.origin}/callback` }
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
    const { path } = authorization({
      client_id: authentication.applicationId,
      redirect_uri: `${frPlace.origin}/callback`,
      prompt: 'login',
    })
    const waiting = locationOf(await visitor.get(path))
    const leading = new URL(locationOf(await visitor.get(waiting)))
    expect(leading.searchParams.get('prompt')).toBe('login')
  })
})

describe('an order without an account, on a site with an outside provider', () => {
  const ordered = { show: 'heron', cinema: 'cinema-0', time: '2026-11-20T14:00', version: 'vf' }

  test('leads to the booking, and the link of its mail opens it in another browser', async () => {
    openAccountPages(stage)
    const { visitor: open, accounts } = openClientHost([], () => stage.now.getTime())
    const page = `/fr/guest-order?${new URLSearchParams(ordered)}`
    const form = { ...ordered, what: 'confirm', seats: '2', email: ada.email }
    const done = await open().fill(page, form)
    expect(where(done)).toEqual([303, expect.stringMatching(/^\/fr\/booking\?id=.+&key=.+&done=booked$/)])
    const [mail] = await accounts.mails('fr')
    const link = new URL(/http:\S+booking\?\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    for (const path of [locationOf(done), link.pathname + link.search]) {
      const booking = await open().get(path)
      expect([booking.status, (await booking.text()).includes('Le héron mécanique')]).toEqual([200, true])
    }
    const cancelled = await open().fill(`${link.pathname}${link.search}&cancel=1`, { what: 'cancel' })
    expect(locationOf(cancelled)).toBe(`${link.pathname}${link.search}&done=cancelled`)
  })
})

describe('what opens no session on a site with an outside provider', () => {
  test('local registration, passwords and resets: each is 404', async () => {
    const visitor = openClientHost().visitor()
    for (const path of ['/fr/forgotten', '/fr/forgotten?token=x', '/fr/validate', '/fr/validate?token=x'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
    await follow(visitor, '/fr/profile')
    const csrf =
      /name="csrf" value="([^"]+)"/.exec(await (await visitor.get('/fr/profile')).text())?.[1] ?? ''
    const fields = { csrf, ...ada, newsletter: 'on' }
    for (const path of ['/fr/sign-in', '/fr/register'])
      expect([path, (await visitor.post(path, fields)).status]).toEqual([path, 405])
    for (const path of ['/fr/forgotten', '/fr/validate'])
      expect([path, (await visitor.post(path, fields)).status]).toEqual([path, 405])
  })

  test('a session and a token of a password from before', async () => {
    const local = stage.another({ clock: Date.now })
    const before = createIdentity({
      store: stage.store,
      accounts: local,
      secret,
      limiter: { take: async () => undefined },
      errorPage: () => Response.error(),
      onError: fail,
      onLostKeys: fail,
    })
    const { session, account } = await newClient(local, {}, frPlace)
    const { accounts, identity, visitor: open, other } = openClientHost()
    expect(await local.session('fr', session)).not.toBeNull()
    expect(await accounts.session('fr', session)).toBeNull()
    expect(await accounts.account('fr', account.id)).toBeNull()
    const visitor = open()
    visitor.jar.set('session', session)
    expect((await visitor.get('/fr/profile')).status).toBe(303)
    expect((await visitor.get('/api/v1/accounts/me')).status).toBe(401)
    const silent = authorization({ client_id: authentication.applicationId, prompt: 'none' })
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

  test('an account that confirmed its address is linked, and its password and sessions end', async () => {
    const { session, account } = await confirmedClient(stage.accounts, { email: noor.email }, frPlace)
    const { accounts, visitor: open } = openClientHost()
    const visitor = open()
    await follow(visitor, '/fr/profile')
    const entered = await accounts.session('fr', visitor.jar.get('session'))
    expect(entered?.account).toMatchObject({ id: account.id, hasPassword: false })
    expect(await stage.accounts.session('fr', session)).toBeNull()
  })

  test('an address that the provider has not confirmed links no account', async () => {
    const { account } = await newClient(stage.accounts, { email: noor.email }, frPlace)
    const { accounts, visitor: open } = openClientHost()
    const visitor = open()
    const stranger = { ...noor, sub: 'outside|8', emailVerified: false }
    provider.users.splice(0, 1, stranger)
    await follow(visitor, '/fr/profile', outsideVisitor(provider), stranger)
    const entered = await accounts.session('fr', visitor.jar.get('session'))
    expect(entered?.account).toMatchObject({ email: '', emailVerifiedAt: null })
    expect(entered?.account.id).not.toBe(account.id)
  })

  test('a return of another browser, with another state, or a second time', async () => {
    const { visitor: open } = openClientHost()
    const visitor = open()
    const leading = locationOf(await visitor.get('/fr/sign-in'))
    const back = new URL(await outsideVisitor(provider).signIn(leading))
    const path = back.pathname + back.search
    const expired = [400, 'Cette connexion a expiré']
    const shown = async (response: Response) => [response.status, headingOf(await response.text())]
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
    expect([page.status, headingOf(await page.text())]).toEqual([403, 'Connexion annulée'])
    const redirect = `${frPlace.origin}/callback`
    const { path } = authorization({ client_id: authentication.applicationId, redirect_uri: redirect })
    const resumed = locationOf(await refusedAt(locationOf(await visitor.get(path))))
    const back = new URL(locationOf(await visitor.get(new URL(resumed, frPlace.clientOrigin).pathname)))
    expect([back.origin, back.searchParams.get('error')]).toEqual([frPlace.origin, 'access_denied'])
  })
})

const paused = [503, 'La connexion fait une courte pause']
const silent = () => new Promise<never>(() => {})

test.each(['down', 'silent'])('a provider that is %s costs a page, not the account', async (fault) => {
  if (fault === 'down') await provider.close()
  const errors: unknown[] = []
  const until = performance.now() + (fault === 'down' ? Infinity : 0)
  const party = fault === 'silent' ? { fetch: silent } : {}
  const page = await openClientHost(errors, Date.now, party, () => until)
    .visitor()
    .get('/fr/sign-in')
  expect([page.status, headingOf(await page.text())]).toEqual(paused)
  expect(errors).toHaveLength(1)
})

test('a provider that is silent at the return does not hold the page, and no session starts', async () => {
  let deadline = Infinity
  const fetcher: RelyingPartyOptions['fetch'] = (url, init) =>
    url.includes('well-known') ? fetch(url, init as RequestInit) : silent()
  const visitor = openClientHost([], Date.now, { fetch: fetcher }, () => deadline).visitor()
  const begun = locationOf(await visitor.get('/fr/sign-in'))
  const back = new URL(await outsideVisitor(provider).signIn(begun))
  deadline = performance.now()
  const page = await visitor.get(back.pathname + back.search)
  expect([page.status, headingOf(await page.text())]).toEqual(paused)
  expect((await visitor.get('/fr/profile')).status).toBe(303)
})
