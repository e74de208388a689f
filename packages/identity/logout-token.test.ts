import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { createLogoutTokenReader, isLoggedOut } from './logout-token.ts'

const issuer = 'https://login.cinema.example/'
const jwksUri = `${issuer}jwks`
const now = Date.parse('2026-11-26T12:00:00Z')
const seconds = now / 1_000
const [keys, others] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256', kid: 'k' }] }
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const claims = { iss: issuer, aud: 'abc', iat: seconds, jti: '1', sub: '7', sid: 's', events }

const tokenOf = (
  changed: Readonly<Record<string, unknown>> = {},
  { key = keys.privateKey, typ = 'logout+jwt' } = {},
) =>
  new SignJWT(JSON.parse(JSON.stringify({ ...claims, ...changed })))
    .setProtectedHeader({ alg: 'RS256', kid: 'k', typ })
    .sign(key)

const readerOf = (respond: () => Response = () => Response.json(jwks)) =>
  createLogoutTokenReader({ issuer, applicationId: 'abc' }, { now: () => now, fetch: async () => respond() })

it('reads the subject and the session of the provider', async () => {
  expect(await readerOf().read(await tokenOf(), jwksUri)).toEqual({
    issuer,
    subject: '7',
    providerSession: 's',
    startedBefore: seconds + 15,
  })
  const withoutSession = await readerOf().read(await tokenOf({ sid: undefined }), jwksUri)
  expect(withoutSession).toMatchObject({ subject: '7', providerSession: null })
})

it.each([
  ['another issuer', { iss: 'https://elsewhere.example/' }],
  ['another audience', { aud: 'def' }],
  ['an age of more than ten minutes', { iat: seconds - 700 }],
  ['an expiry in the past', { exp: seconds - 60 }],
  ['no time', { iat: undefined }],
  ['no identifier', { jti: undefined }],
  ['no event', { events: undefined }],
  ['another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
  ['a nonce, as ID tokens have', { nonce: 'n' }],
  ['neither subject nor session', { sub: undefined, sid: undefined }],
])('rejects a token with %s', async (_, changed) =>
  expect(await readerOf().read(await tokenOf(changed), jwksUri)).toBeNull(),
)

it('rejects a token of another type, of another key, without a signature, and other text', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = `${part({ alg: 'none', typ: 'logout+jwt' })}.${part(claims)}.`
  const typed = [await tokenOf({}, { typ: 'JWT' }), await tokenOf({}, { key: others.privateKey })]
  for (const token of [...typed, unsigned, 'text']) expect(await readerOf().read(token, jwksUri)).toBeNull()
})

it('is unavailable while the keys cannot be read', async () => {
  const down = readerOf(() => new Response(null, { status: 500 }))
  await expect(down.read(await tokenOf(), jwksUri)).rejects.toThrow(UnavailableError)
  await expect(readerOf().read(await tokenOf(), undefined)).rejects.toThrow(UnavailableError)
})

it.each([
  [{ subject: '7', providerSession: 's' }, true],
  [{ subject: '7', providerSession: null }, true],
  [{ subject: null, providerSession: 's' }, true],
  [{ subject: '8', providerSession: null }, false],
  [{ subject: '7', providerSession: 't' }, false],
])('a logout of %j covers a session: %j', async (who, covers) =>
  expect(isLoggedOut(await tokenOf(), { ...who, issuer, startedBefore: seconds })).toBe(covers),
)
