import { randomUUID } from 'node:crypto'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { createCookieSigner, createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { importJWK, SignJWT } from 'jose'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { providerCookies } from '../cookie-header.ts'
import { commonFeatures, commonSettings, keptForKeys, openProvider } from '../embedded-provider.ts'
import { lifetimes } from '../lifetimes.ts'
import type { LoggedOut } from '../logout-token.ts'
import { createAdapterFactory } from '../oidc-adapter.ts'
import { createSigningKeys, type KeySet } from '../signing-keys.ts'
import { STAFF, type StaffClientId, staffIssuer, staffPaths, staffScope } from './staff-clients.ts'
import { rolesOf } from './staff-roles.ts'
import type { StaffPerson } from './store/people.ts'
import type { StaffStore } from './store/staff-tables.ts'

/** A console that signs in here. Addresses are whole. */
export interface StaffClient {
  readonly id: StaffClientId
  readonly secret: string
  readonly home: string
  readonly callback: string
  readonly signedOut: string
  /** Takes logout tokens. */
  readonly backChannel: string
  /** Replaces them for a console of this process. */
  readonly end?: (who: Omit<LoggedOut, 'issuer'>) => Promise<void>
}

export interface StaffIssuerOptions {
  readonly store: StaffStore
  /** Signs cookies, and encrypts signing keys and records. */
  readonly secret: string
  /** Null for somebody who does not sign in any more. */
  readonly person: (id: string) => Promise<StaffPerson | null>
  /** The consoles beside an origin of the staff host. */
  readonly clients: (origin: string) => readonly StaffClient[]
  /** Delivers logout tokens. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  readonly onError: (error: unknown, message: string) => void
  readonly clock: () => number
}

export interface OpenIssuer {
  readonly provider: Provider
  readonly cookies: ReturnType<typeof providerCookies>
  readonly clients: readonly StaffClient[]
  /** Tells a console that a session has ended. Never rejects. */
  tell(client: string, subject: string, sid: string | undefined): Promise<void>
}

const SESSION_ENDED = 'http://schemas.openid.net/event/backchannel-logout'
const MINUTE = 60
const HOUR = 60 * MINUTE

const claims = { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles'] }

const claimsOf = ({ id, name, email, rights }: StaffPerson) => ({
  sub: id,
  name,
  ...(email === null ? {} : { email, email_verified: true }),
  roles: [...rolesOf(rights)],
})

/** The consoles need no consent. */
async function grantOf({ oidc }: KoaContextWithOIDC) {
  const { client, session, account, provider } = oidc
  if (!client || !session || !account) return undefined
  const id = session.grantIdFor(client.clientId)
  const known = id === undefined ? undefined : await provider.Grant.find(id)
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope(staffScope)
  await grant.save()
  return grant
}

function settingsOf(
  { store, secret, person, clock }: StaffIssuerOptions,
  clients: readonly StaffClient[],
  keys: KeySet,
  names: OpenIssuer['cookies'],
): Configuration {
  const safe = createSafe(secret, 'provider records')
  const adapter = createAdapterFactory({ store, site: STAFF, safe, clock })
  return {
    ...commonSettings({ adapter, keys, names, signer: createCookieSigner(secret) }),
    clients: clients.map(({ id, secret: clientSecret, callback, signedOut, backChannel }) => ({
      client_id: id,
      client_secret: clientSecret,
      redirect_uris: [callback],
      post_logout_redirect_uris: [signedOut],
      backchannel_logout_uri: backChannel,
      backchannel_logout_session_required: true,
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    scopes: staffScope.split(' '),
    claims,
    features: {
      ...commonFeatures,
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: lifetimes.code,
      Grant: 12 * HOUR,
      IdToken: HOUR,
      Interaction: lifetimes.unopenedInteraction,
      Session: 12 * HOUR,
    },
    async findAccount(_, sub) {
      const found = await person(sub)
      return found ? { accountId: sub, claims: async () => claimsOf(found) } : undefined
    },
    loadExistingGrant: grantOf,
    // The host signs people in before it passes a request on: the provider never has to ask.
    interactions: { url: () => staffPaths.home },
    renderError(ctx) {
      ctx.type = 'html'
      ctx.body = ''
    },
  }
}

async function logoutToken(keys: KeySet, issuer: string, audience: string, subject: string, sid?: string) {
  const [key] = keys.keys
  if (!key) throw new Error('No key signs the tokens of staff')
  return new SignJWT({ events: { [SESSION_ENDED]: {} }, ...(sid === undefined ? {} : { sid }) })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'logout+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('2m')
    .setJti(randomUUID())
    .sign(await importJWK(key, 'RS256'))
}

/** The provider of each origin of the staff host, which is its issuer. */
export function createStaffIssuers(options: StaffIssuerOptions): (origin: string) => Promise<OpenIssuer> {
  const { store, secret, clients: clientsOf, fetch: send, onError, clock } = options
  const keysOf = createSigningKeys({
    store,
    safe: createSafe(secret),
    clock,
    onUnreadable: () =>
      onError(undefined, 'the signing keys of staff cannot be read with this session secret'),
  })
  const kept = keptForKeys<OpenIssuer>()

  function make(origin: string, keys: KeySet): OpenIssuer {
    const clients = clientsOf(origin)
    const cookies = providerCookies({ clientOrigin: origin })
    const issuer = staffIssuer(origin)
    const provider = openProvider(issuer, settingsOf(options, clients, keys, cookies), (error, path) =>
      onError(error, `the provider of staff failed at ${path ?? 'a request'}`),
    )
    return {
      provider,
      cookies,
      clients,
      async tell(id, subject, sid) {
        const client = clients.find((each) => each.id === id)
        if (!client) return
        try {
          const startedBefore = secondsOf(clock())
          if (client.end) return await client.end({ subject, providerSession: sid ?? null, startedBefore })
          const token = await logoutToken(keys, issuer, id, subject, sid)
          const body = new URLSearchParams({ logout_token: token })
          const { status } = await send(client.backChannel, { method: 'POST', body, redirect: 'manual' })
          if (status !== 200) throw new Error(`${status} from ${client.backChannel}`)
        } catch (error) {
          onError(error, `the sessions of ${id} did not end with those of staff`)
        }
      },
    }
  }

  return async (origin) => {
    const keys = await keysOf(STAFF)
    return kept(origin, keys, () => make(origin, keys))
  }
}
