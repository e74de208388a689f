import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import type { Attack } from './attack.ts'
import { newFormVisitor } from './form-visitor.ts'
import { startProvider } from './provider.ts'
import { HOSTS, type PublicProduct } from './public-product.ts'

const KEY = { alg: 'RS256', kid: 'key-1' }

type Token = (claims: JWTPayload) => string | Promise<string>

async function tokensOf(issuer: string) {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const publicKey = new TextEncoder().encode(await exportSPKI(own.publicKey))
  const signed = (claims: JWTPayload) => new SignJWT(claims).setProtectedHeader(KEY).sign(own.privateKey)
  const past = Math.floor(Date.now() / 1_000) - 7_200
  const forged: Readonly<Record<string, Token>> = {
    'alg none': (claims) => new UnsecuredJWT(claims).encode(),
    'HS256 with the public key': (claims) =>
      new SignJWT(claims).setProtectedHeader({ ...KEY, alg: 'HS256' }).sign(publicKey),
    'a key of its own': (claims) => new SignJWT(claims).setProtectedHeader(KEY).sign(foreign.privateKey),
    'a changed subject': async (claims) => {
      const [header, , signature] = (await signed(claims)).split('.')
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'victim' })).toString('base64url')
      return `${header}.${changed}.${signature}`
    },
    'a foreign issuer': (claims) => signed({ ...claims, iss: 'https://evil.example/' }),
    'a foreign audience': (claims) => signed({ ...claims, aud: 'another-application' }),
    'another nonce': (claims) => signed({ ...claims, nonce: 'planted' }),
    'no nonce': ({ nonce: _, ...claims }) => signed(claims),
    expired: (claims) => signed({ ...claims, iat: past, exp: past + 60 }),
  }
  const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), ...KEY, use: 'sig' }] }
  return { forged, signed, jwks, issuer }
}

/** A provider whose network somebody controls: its token endpoint responds with the next token. */
async function startForgingProvider() {
  const next = { token: '' }
  const state: { tokens?: Awaited<ReturnType<typeof tokensOf>> } = {}
  const { url, stop } = await startProvider((path) => {
    if (path === '/jwks') return state.tokens?.jwks ?? {}
    if (path !== '/token') return {}
    return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: next.token }
  })
  const tokens = await tokensOf(url)
  state.tokens = tokens
  return { next, tokens, env: { IDENTITY_FR: url }, stop }
}

type Forging = Awaited<ReturnType<typeof startForgingProvider>>

/** Whether a sign-in whose code the provider exchanges for this token opens the account. */
async function opensWith(product: PublicProduct, provider: Forging, token: Token, from: string) {
  const visitor = newFormVisitor(product, HOSTS.client, from)
  const { headers } = await visitor.open('/fr/sign-in')
  const sent = new URL(String(headers.location)).searchParams
  const now = Math.floor(Date.now() / 1_000)
  provider.next.token = await token({
    iss: provider.tokens.issuer,
    aud: sent.get('client_id') ?? '',
    sub: 'subject',
    nonce: sent.get('nonce') ?? '',
    email: 'ada@cinema.example',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    iat: now,
    exp: now + 60,
  })
  const back = new URLSearchParams({ code: 'code', state: sent.get('state') ?? '' })
  await visitor.open(`/callback?${back}`)
  return (await visitor.open('/fr/profile')).status === 200
}

let provider: Forging | undefined

const forgedTokens: Attack = {
  name: 'forged ID tokens of an outside provider',
  async beside() {
    provider = await startForgingProvider()
    return provider
  },
  async run(product) {
    if (!provider) throw new Error('No provider runs')
    const { forged, signed } = provider.tokens
    const through: string[] = []
    for (const [name, token] of Object.entries(forged))
      if (await opensWith(product, provider, token, '198.51.100.120')) through.push(name)
    // Without it a broken sign-in would look like a defence.
    const isOpen = await opensWith(product, provider, signed, '198.51.100.121')
    const refused = Object.keys(forged).length - through.length
    return {
      held: through.length === 0 && isOpen,
      seen: `${refused} refused${through.map((name) => `; ${name} signs in`).join('')}; the true one signs in: ${isOpen ? 'yes' : 'no'}`,
    }
  },
}

export const forgeries: readonly Attack[] = [forgedTokens]
