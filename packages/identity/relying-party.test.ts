import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { authentication, type OutsideProviderSettings } from '#config/authentication.ts'
import { discoveryDocuments } from './discovery-documents.fixture.ts'
import { createRelyingParty } from './relying-party.ts'

const { auth0, keycloak } = discoveryDocuments
const redirectUri = 'https://client.fr.example/callback'
const sent = { redirectUri, state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) }
const request = { ...sent, language: 'nl', signUp: false, again: false }

interface Responses {
  readonly document?: object
  readonly token?: () => Promise<object>
  readonly userinfo?: object
  readonly settings?: Partial<OutsideProviderSettings>
}

const keys = await generateKeyPair('RS256')
const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256', kid: 'k' }] }

const idToken = (
  claims: object = {},
  key = keys.privateKey,
  { issuer = keycloak.issuer as string, audience = 'abc', until = '1h' as string | number } = {},
) =>
  new SignJWT({ nonce: 'nonce', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('7')
    .setIssuedAt()
    .setExpirationTime(until)
    .sign(key)

const tokens = async (token: string | Promise<string> = idToken()) => ({
  access_token: 'access',
  token_type: 'Bearer',
  id_token: await token,
})

function partyOf({ document = keycloak, token = () => tokens(), userinfo, settings }: Responses = {}) {
  const requests: {
    readonly path: string
    readonly authorization: string | undefined
    readonly body: string
  }[] = []
  const state = { now: 0, isUp: true }
  const documents = document as typeof keycloak
  const application = { issuer: documents.issuer, applicationId: 'abc', secret: 'hidden', audience: null }
  const party = createRelyingParty(
    { ...application, ...authentication.outside, ...settings },
    {
      now: () => state.now,
      async fetch(address, { headers, body }) {
        const path = new URL(address).pathname
        requests.push({ path, authorization: headers.authorization, body: String(body ?? '') })
        if (!state.isUp) throw new TypeError('fetch failed')
        if (path.endsWith('/openid-configuration')) return Response.json(document)
        if (address === documents.token_endpoint) return Response.json(await token())
        if (address === documents.jwks_uri) return Response.json(jwks)
        return Response.json(userinfo ?? { sub: '7', email: 'noor@cinema.example', email_verified: true })
      },
    },
  )
  return { party, requests, state }
}

const query = `?${new URLSearchParams({ code: 'c', state: 'state', iss: keycloak.issuer })}`

describe('a relying party', () => {
  it('takes its addresses from the discovery document', async () => {
    const { party } = partyOf({ document: auth0 })
    expect(new URL(await party.authorizationAddress(request)).pathname).toBe('/authorize')
    const left = new URL((await party.endSessionAddress('https://fr.example', 'hint')) ?? '')
    expect(left.pathname).toBe('/oidc/logout')
    const query = { client_id: 'abc', id_token_hint: 'hint', post_logout_redirect_uri: 'https://fr.example' }
    expect(Object.fromEntries(left.searchParams)).toEqual(query)
  })

  it('requests the form for a registration in the two ways that providers know', async () => {
    const search = async (document: object, more: object) =>
      new URL(await partyOf({ document }).party.authorizationAddress({ ...request, ...more })).searchParams
    const atKeycloak = await search(keycloak, { signUp: true })
    expect([atKeycloak.get('prompt'), atKeycloak.get('screen_hint')]).toEqual(['create', 'signup'])
    const atAuth0 = await search(auth0, { signUp: true })
    expect([atAuth0.get('prompt'), atAuth0.get('screen_hint')]).toEqual([null, 'signup'])
    expect((await search(auth0, { again: true })).get('prompt')).toBe('login')
    expect((await search(auth0, {})).get('ui_locales')).toBe('nl')
  })

  it('has no address for a sign-out where the provider has none', async () => {
    const { end_session_endpoint: _, ...document } = keycloak
    expect(await partyOf({ document }).party.endSessionAddress('https://fr.example', null)).toBeNull()
  })

  it('reads names of the provider for the claims, from ID token and userinfo', async () => {
    const claims = { email: 'mail', email_verified: 'https://x/ok', given_name: 'first', family_name: 'last' }
    const { party } = partyOf({
      settings: { claims },
      token: () => tokens(idToken({ mail: 'noor@cinema.example', first: 'Noor' })),
      userinfo: { sub: '7', 'https://x/ok': 'true', last: 'Çelik', email: 'other@cinema.example' },
    })
    const names = { givenName: 'Noor', familyName: 'Çelik' }
    const address = { email: 'noor@cinema.example', emailVerified: true }
    expect((await party.exchange(query, sent)).subject).toEqual({ sub: '7', ...address, ...names })
  })

  it.each([
    ['hidden', {}, `Basic ${Buffer.from('abc:hidden').toString('base64')}`, false],
    ['hidden', { token_endpoint_auth_methods_supported: ['client_secret_post'] }, undefined, true],
    [null, {}, undefined, false],
  ] as const)(
    'sends the secret %j as the provider takes it: %j',
    async (secret, more, authorization, inBody) => {
      const { party, requests } = partyOf({ document: { ...keycloak, ...more }, settings: { secret } })
      await party.exchange(query, sent)
      const call = requests.find(({ path }) => path.endsWith('/token'))
      const seen = [call?.authorization, call?.body.includes('client_secret=hidden')]
      expect(seen).toEqual([authorization, inBody])
      expect(call?.body).toContain(`code_verifier=${sent.verifier}`)
    },
  )

  it('refuses an ID token with another signature, content, nonce, issuer or audience, and an expired one', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const [header = '', body = '', signature = ''] = (await idToken()).split('.')
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString())
    const byPublicKey = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', kid: 'k' })
    const past = Math.floor(Date.now() / 1_000) - 7_200
    const forged = [
      idToken({}, privateKey),
      `${encoded({ alg: 'none' })}.${body}.`,
      byPublicKey.sign(new TextEncoder().encode(await exportSPKI(keys.publicKey))),
      `${header}.${encoded({ ...claims, email: 'victim@cinema.example' })}.${signature}`,
      idToken({ nonce: 'another' }),
      idToken({ nonce: undefined }),
      idToken({}, keys.privateKey, { issuer: 'https://evil.example' }),
      idToken({}, keys.privateKey, { audience: 'somebody' }),
      idToken({}, keys.privateKey, { until: past }),
    ]
    for (const each of forged)
      await expect(partyOf({ token: () => tokens(each) }).party.exchange(query, sent)).rejects.toThrow()
    await expect(partyOf({ userinfo: { sub: '8' } }).party.exchange(query, sent)).rejects.toThrow()
    await expect(partyOf().party.exchange(query.replace('state=state', 'state=x'), sent)).rejects.toThrow()
  })

  it('reads the document once an hour, and keeps it while the provider is down', async () => {
    const { party, requests, state } = partyOf()
    await Promise.all([party.metadata(), party.metadata()])
    state.now = 3_599_000
    await party.metadata()
    expect(requests).toHaveLength(1)
    state.now = 3_601_000
    state.isUp = false
    expect((await party.metadata()).issuer).toBe(keycloak.issuer)
    expect(requests).toHaveLength(2)
    await party.metadata()
    expect(requests).toHaveLength(2)
    const { party: never, state: down } = partyOf()
    down.isUp = false
    await expect(never.metadata()).rejects.toBeInstanceOf(UnavailableError)
  })
})
