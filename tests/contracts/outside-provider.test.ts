import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authentication } from '../../config/authentication.ts'
import type { SiteRequest } from '../../src/http/site-request.ts'
import type { Accounts } from '../../src/services/accounts/accounts.ts'
import { createAccounts } from '../../src/services/accounts/create-accounts.ts'
import { createOutsideIdentity, type OutsideIdentity } from '../../src/services/identity/outside-identity.ts'
import { createRelyingParty } from '../../src/services/identity/relying-party.ts'
import { createRateLimiter, type RateLimiter } from '../../src/services/rate-limits/rate-limiter.ts'
import { OUTSIDE_APP, type OutsideProvider, startOutsideProvider } from '../e2e/outside-provider.ts'
import { authorization, NOW } from './identity-visitor.ts'
import { freePort, noor, outsideVisitor } from './outside-visitor.ts'
import { storeOfEachTest } from './set-up.ts'

const place: SiteRequest = {
  site: 'fr',
  language: 'en',
  origin: 'http://fr.localhost:3900',
  clientOrigin: 'http://client.fr.localhost:3900',
}

/** Signs in as an app on a phone does. */
async function tokenOf(provider: OutsideProvider, user = noor, more = {}): Promise<string> {
  const { visit, signIn } = outsideVisitor(provider)
  const { path, verifier } = authorization({
    client_id: OUTSIDE_APP.id,
    redirect_uri: OUTSIDE_APP.callback,
    ...more,
  })
  const back = await signIn(path.replace('/authorize', '/auth'), user)
  const fields = {
    grant_type: 'authorization_code',
    client_id: OUTSIDE_APP.id,
    redirect_uri: OUTSIDE_APP.callback,
    code: new URL(back).searchParams.get('code') ?? '',
    code_verifier: verifier,
  }
  const received = await visit('/token', { method: 'POST', body: new URLSearchParams(fields) })
  return ((await received.json()) as { access_token: string }).access_token
}

const requester = { address: '192.0.2.7' }

const partyOf = (provider: OutsideProvider) =>
  createRelyingParty({ ...provider, ...authentication.outside, audience: null })

describe('clients of an app with tokens of an outside provider', () => {
  let provider: OutsideProvider
  let accounts: Accounts
  let identity: OutsideIdentity
  let limiter: RateLimiter

  storeOfEachTest('sqlite', async ({ store }) => {
    limiter = createRateLimiter(store, () => NOW)
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
    identity = createOutsideIdentity({ parties: { fr: partyOf(provider) }, accounts, limiter })
  })

  afterEach(() => provider.close())

  test('get an account with their first token, and the same one with the next', async () => {
    const first = await identity.accountOfToken(place, await tokenOf(provider), requester)
    const second = await identity.accountOfToken(place, await tokenOf(provider), requester)
    expect(second).toBe(first)
    expect(await accounts.account('fr', String(first))).toMatchObject({
      email: noor.email,
      firstName: 'Noor',
      lastName: 'Çelik',
    })
  })

  test('are separate by site', async () => {
    const both = createOutsideIdentity({
      parties: { fr: partyOf(provider), nl: partyOf(provider) },
      accounts,
      limiter,
    })
    const token = await tokenOf(provider)
    const [here, there] = [
      await both.accountOfToken(place, token, requester),
      await both.accountOfToken({ ...place, site: 'nl' }, token, requester),
    ]
    expect(await accounts.account('nl', String(here))).toBeNull()
    expect(await accounts.account('nl', String(there))).toMatchObject({ email: noor.email })
  })
})
