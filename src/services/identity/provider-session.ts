import { type providerCookies, readSigned, withSigned } from '@marquee/identity/cookie-header.ts'
import type { IdentityStore } from '@marquee/identity/identity-tables.ts'
import { lifetimes } from '@marquee/identity/lifetimes.ts'
import { endGrants } from '@marquee/identity/oidc-adapter.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { CookieSigner } from '@marquee/kit/secrets/derived-keys.ts'
import type Provider from 'oidc-provider'
import type { Session } from '../accounts/accounts.ts'

type ProviderSession = InstanceType<Provider['Session']>

export interface SessionTools {
  readonly provider: Provider
  readonly signer: CookieSigner
  readonly store: IdentityStore
  readonly site: SiteRequest['site']
  readonly cookies: ReturnType<typeof providerCookies>
}

export async function sessionOf({ provider, signer, cookies }: SessionTools, cookie: string | null) {
  const id = readSigned(cookie, cookies.session, signer)
  return id === undefined ? undefined : provider.Session.find(id)
}

export async function endProviderSession({ store, site }: SessionTools, session: ProviderSession) {
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) =>
    grantId === undefined ? [] : [grantId],
  )
  await endGrants(store.db, site, grants)
  await session.destroy()
}

/** The account is the same, and the session no older than the client host's. */
const isInStep = (own: ProviderSession | undefined, host: Session | null): boolean =>
  own?.accountId === host?.account.id && (host === null || (own?.loginTs ?? 0) >= host.startedAt)

/** Signs the host's client in and anyone else out. Returns the cookies for the provider's request. */
export async function followHost(tools: SessionTools, cookie: string | null, host: Session | null) {
  const own = await sessionOf(tools, cookie)
  if (isInStep(own, host)) return cookie
  if (own?.accountId !== undefined) await endProviderSession(tools, own)
  if (host === null) return cookie
  const { provider, signer, cookies } = tools
  const session = new provider.Session()
  session.loginAccount({ accountId: host.account.id, loginTs: host.startedAt })
  await session.save(lifetimes.session)
  return withSigned(cookie, cookies.session, session.jti, signer)
}

/** An authorization that resumes after a sign-in ends another client's session. */
export async function followInteraction(
  tools: SessionTools,
  cookie: string | null,
  uid: string,
  host: Session | null,
): Promise<string | null> {
  const interaction = await tools.provider.Interaction.find(uid)
  const account = interaction?.result?.login?.accountId
  if (!interaction || account === undefined) return followHost(tools, cookie, host)
  const own = await sessionOf(tools, cookie)
  if (own?.accountId === undefined || own.accountId === account) return cookie
  await endProviderSession(tools, own)
  delete interaction.session
  await interaction.persist()
  return cookie
}
