import type Provider from 'oidc-provider'
import type { AccountPlace, Session } from '../accounts/accounts.ts'
import { providerCookies, readSigned, withSigned } from './cookie-header.ts'
import type { CookieSigner } from './derived-keys.ts'
import type { IdentityStore } from './identity-store.ts'
import { lifetimes } from './lifetimes.ts'
import { endGrants } from './oidc-adapter.ts'

type ProviderSession = InstanceType<Provider['Session']>

export interface SessionTools {
  readonly provider: Provider
  readonly signer: CookieSigner
  readonly store: IdentityStore
  readonly site: AccountPlace['site']
}

export async function sessionOf(
  { provider, signer }: SessionTools,
  cookie: string | null,
): Promise<ProviderSession | undefined> {
  const id = readSigned(cookie, providerCookies.session, signer)
  return id === undefined ? undefined : provider.Session.find(id)
}

/** Ends a session of the provider with all that was granted in it. */
export async function endProviderSession(
  { store, site }: SessionTools,
  session: ProviderSession,
): Promise<void> {
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) =>
    grantId === undefined ? [] : [grantId],
  )
  await endGrants(store.db, site, grants)
  await session.destroy()
}

/** The provider's session is that of the client host: of the same account, and begun no earlier. */
const isInStep = (own: ProviderSession | undefined, host: Session | null): boolean =>
  own?.accountId === host?.account.id && (host === null || (own?.loginTs ?? 0) >= host.startedAt)

/**
 * Brings the provider's session in step with that of the client host: who is signed in there is signed in here, and nobody else. Answers the
 * cookies as the provider shall see them; it sends the browser the new ones itself.
 */
export async function followHost(
  tools: SessionTools,
  cookie: string | null,
  host: Session | null,
): Promise<string | null> {
  const own = await sessionOf(tools, cookie)
  if (isInStep(own, host)) return cookie
  if (own?.accountId !== undefined) await endProviderSession(tools, own)
  if (host === null) return cookie
  const { provider, signer } = tools
  const session = new provider.Session()
  session.loginAccount({ accountId: host.account.id, loginTs: host.startedAt })
  await session.save(lifetimes.session)
  return withSigned(cookie, providerCookies.session, session.jti, signer)
}

/**
 * The same for an authorization that goes on after a log-in: whoever has just signed in is whom the provider knows from now on. The session
 * of another client of the same browser ends.
 */
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
