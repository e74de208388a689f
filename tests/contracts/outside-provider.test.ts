import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UnavailableError } from '../../src/api/errors.ts'
import type { SiteRequest } from '../../src/http/site-request.ts'
import type { Accounts } from '../../src/services/accounts/accounts.ts'
import { createAccounts } from '../../src/services/accounts/create-accounts.ts'
import { createOutsideIdentity, type OutsideIdentity } from '../../src/services/identity/outside-identity.ts'
import { OUTSIDE_APPLICATION, type OutsideProvider, startOutsideProvider } from '../e2e/outside-provider.ts'
import { authorization } from './identity-visitor.ts'
import { storeOfEachTest } from './set-up.ts'

const place: SiteRequest = {
  site: 'fr',
  language: 'en',
  origin: 'http://fr.localhost:3900',
  clientOrigin: 'http://client.fr.localhost:3900',
}
const noor = {
  sub: 'outside|7',
  email: 'noor@cinema.example',
  password: 'an outside password',
  givenName: 'Noor',
  familyName: 'Çelik',
  emailVerified: true,
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A minimal browser for this log-in. */
function outsideVisitor({ issuer }: OutsideProvider) {
  const cookies = new Map<string, string>()
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    // Not every resolver knows names below localhost.
    const url = new URL(path, issuer)
    url.hostname = 'localhost'
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as object), ...(cookie ? { cookie } : {}) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

async function tokenOf(provider: OutsideProvider, user = noor, more = {}): Promise<string> {
  const visit = outsideVisitor(provider)
  const callback = `${place.origin}/callback`
  const { path, verifier } = authorization({
    client_id: OUTSIDE_APPLICATION,
    redirect_uri: callback,
    ...more,
  })
  const page = (await visit(path)).headers.get('location') ?? ''
  const form = new URLSearchParams({
    email: user.email,
    password: user.password,
    givenName: user.givenName,
    familyName: user.familyName,
  })
  const on = await visit(page, { method: 'POST', body: form })
  const back = await visit(on.headers.get('location') ?? '')
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const fields = {
    grant_type: 'authorization_code',
    client_id: OUTSIDE_APPLICATION,
    redirect_uri: callback,
    code,
    code_verifier: verifier,
  }
  const received = await visit('/oauth/token', { method: 'POST', body: new URLSearchParams(fields) })
  return ((await received.json()) as { access_token: string }).access_token
}

describe('clients of an outside provider', () => {
  let provider: OutsideProvider
  let accounts: Accounts
  let identity: OutsideIdentity

  storeOfEachTest('sqlite', async ({ store }) => {
    accounts = createAccounts({
      store,
      cinemas: async () => [],
      writeMail: () => ({ subject: '', text: '', html: '' }),
      onError: (error) => expect.unreachable(String(error)),
    })
    return () => accounts.close()
  })

  beforeEach(async () => {
    provider = await startOutsideProvider({ siteOrigin: place.origin, port: await freePort(), users: [noor] })
    identity = createOutsideIdentity({ providers: { fr: provider }, accounts, timeout: 2_000 })
  })

  afterEach(() => provider.close())

  test('get an account with their first token, and the same one with the next', async () => {
    const first = await identity.accountOfToken(place, await tokenOf(provider))
    const second = await identity.accountOfToken(place, await tokenOf(provider))
    expect(second).toBe(first)
    expect(await accounts.account('fr', first ?? '')).toMatchObject({
      email: noor.email,
      firstName: 'Noor',
      lastName: 'Çelik',
    })
  })

  test('get an account after a sign-up at the provider', async () => {
    const ada = { ...noor, email: 'ada@cinema.example', givenName: 'Ada', familyName: 'L' }
    const id = await identity.accountOfToken(place, await tokenOf(provider, ada, { screen_hint: 'signup' }))
    expect(await accounts.account('fr', id ?? '')).toMatchObject({ email: ada.email, firstName: 'Ada' })
  })

  test('are not authenticated by a token that the provider rejects', async () => {
    expect(await identity.accountOfToken(place, 'made-up')).toBeNull()
  })

  test('are separate by site', async () => {
    const both = createOutsideIdentity({ providers: { fr: provider, nl: provider }, accounts })
    const token = await tokenOf(provider)
    const [here, there] = [
      await both.accountOfToken(place, token),
      await both.accountOfToken({ ...place, site: 'nl' }, token),
    ]
    expect(await accounts.account('nl', here ?? '')).toBeNull()
    expect(await accounts.account('nl', there ?? '')).toMatchObject({ email: noor.email })
  })

  test('are signed out at the provider, and redirected to the site', async () => {
    const address = identity.logOutAddress(place) ?? ''
    const visit = outsideVisitor(provider)
    expect((await visit(address)).headers.get('location')).toBe(place.origin)
    expect(identity.logOutAddress({ ...place, site: 'nl' })).toBeNull()
  })

  test('cannot be authenticated while the provider is down', async () => {
    const token = await tokenOf(provider)
    await provider.close()
    await expect(identity.accountOfToken(place, token)).rejects.toBeInstanceOf(UnavailableError)
  })
})
