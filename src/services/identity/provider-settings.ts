import { providerCookies, readSigned, signedCookie } from '@marquee/identity/cookie-header.ts'
import { commonFeatures, commonSettings } from '@marquee/identity/embedded-provider.ts'
import { lifetimes } from '@marquee/identity/lifetimes.ts'
import type { KeySet } from '@marquee/identity/signing-keys.ts'
import { isSecure, type SiteRequest } from '@marquee/identity/site-request.ts'
import type { CookieSigner } from '@marquee/kit/secrets/derived-keys.ts'
import type { AccountClaims } from 'oidc-provider'
import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { authentication } from '#config/authentication.ts'
import { sites } from '#config/sites.ts'
import type { Account, Profiles } from '../accounts/accounts.ts'
import { type Application, isOwnApplication, otherApplication, ownApplication } from './applications.ts'
import { addOpen, interactionPath } from './interaction-pages.ts'
import { type ProviderFault, visit } from './visit.ts'

export interface ProviderSettingsOptions {
  readonly visited: SiteRequest
  readonly accounts: { readonly profiles: Pick<Profiles, 'account'> }
  readonly adapter: NonNullable<Configuration['adapter']>
  readonly signer: CookieSigner
  readonly keys: KeySet
  readonly applications: readonly Application[]
  readonly leave: (ctx: KoaContextWithOIDC) => Promise<void>
}

function faultOf(error: unknown, status: number): ProviderFault {
  if (error instanceof errors.SessionNotFound) return 'expired'
  return status >= 500 ? 'unavailable' : 'invalidRequest'
}

/** The site's own application needs no consent. */
async function grantOf(ctx: KoaContextWithOIDC) {
  const { client, session, params, account, provider, result } = ctx.oidc
  if (!client || !session || !account) return undefined
  const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
  const known = id === undefined ? undefined : await provider.Grant.find(id)
  if (!isOwnApplication(client.clientId)) return known
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope(authentication.scope)
  if (typeof params?.scope === 'string') grant.addOIDCScope(params.scope)
  await grant.save()
  return grant
}

function startInteraction(
  ctx: KoaContextWithOIDC,
  uid: string,
  prompt: string,
  { visited: { site }, signer }: ProviderSettingsOptions,
): string {
  const { cookies, visited } = visit()
  const name = providerCookies(visited).open
  const open = readSigned(ctx.get('cookie'), name, signer)
  cookies.push(
    ...signedCookie(name, addOpen(open, uid), signer, { secure: isSecure(visited) }, lifetimes.interaction),
  )
  return interactionPath(site, uid, prompt, { ...ctx.oidc.params })
}

const features = ({ leave }: ProviderSettingsOptions): Configuration['features'] => ({
  ...commonFeatures,
  webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
  // No confirmation page for a sign-out.
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: leave,
    postLogoutSuccessSource: (ctx) => ctx.redirect(visit().visited.origin),
  },
})

const secondsOfIso = (instant: string) => Math.floor(Date.parse(instant) / 1_000)

const claimsOfScopes = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['given_name', 'family_name', 'name', 'locale', 'updated_at'],
}

function claimsOf(account: Account): AccountClaims {
  const { id, email, emailVerifiedAt, firstName, lastName, language, createdAt, completedAt } = account
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ')
  const changes = [createdAt, completedAt, emailVerifiedAt].filter((instant) => instant !== null)
  return {
    sub: id,
    email,
    email_verified: emailVerifiedAt !== null,
    given_name: firstName ?? undefined,
    family_name: lastName ?? undefined,
    name: name || undefined,
    locale: language,
    updated_at: Math.max(...changes.map(secondsOfIso)),
  }
}

export function providerSettings(options: ProviderSettingsOptions): Configuration {
  const { visited, accounts, adapter, signer, keys, applications } = options
  return {
    ...commonSettings({ adapter, keys, names: providerCookies(visited), signer }),
    clients: [ownApplication(visited), ...applications.map(otherApplication)],
    clientAuthMethods: ['none'],
    scopes: ['openid', 'offline_access'],
    claims: claimsOfScopes,
    features: features(options),
    extraParams: ['screen_hint'],
    discovery: { ui_locales_supported: [...sites[visited.site].languages] },
    clientBasedCORS: (_, origin, client) =>
      client.redirectUris?.some((uri) => new URL(uri).origin === origin) ?? false,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: async () => true,
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      Grant: lifetimes.grant,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      RefreshToken: ({ oidc }) => oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
      Session: lifetimes.session,
    },
    async findAccount(_, sub) {
      const account = await accounts.profiles.account(visited.site, sub)
      return account ? { accountId: account.id, claims: async () => claimsOf(account) } : undefined
    },
    loadExistingGrant: grantOf,
    interactions: { url: (ctx, { uid, prompt }) => startInteraction(ctx, uid, prompt.name, options) },
    renderError(ctx, _, error) {
      visit().fault = faultOf(error, ctx.status)
      ctx.type = 'html'
      ctx.body = ''
    },
  }
}
