import { providerCookies } from '@marquee/identity/cookie-header.ts'
import { keptForKeys, openProvider } from '@marquee/identity/embedded-provider.ts'
import type { IdentityStore } from '@marquee/identity/identity-tables.ts'
import { createAdapterFactory } from '@marquee/identity/oidc-adapter.ts'
import { createSigningKeys, type KeySet } from '@marquee/identity/signing-keys.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { createCookieSigner, createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import type Provider from 'oidc-provider'
import type { Clock } from '#models/site-clock.ts'
import type { ClientSessions, Profiles } from '../accounts/accounts.ts'
import type { Application } from './applications.ts'
import { completeLogOut } from './log-out.ts'
import type { SessionTools } from './provider-session.ts'
import { providerSettings } from './provider-settings.ts'
import { visit } from './visit.ts'

export interface ProvidersOptions {
  readonly store: IdentityStore
  readonly accounts: {
    readonly profiles: Pick<Profiles, 'account'>
    readonly sessions: Pick<ClientSessions, 'end'>
  }
  readonly secret: string
  readonly onError: (error: unknown, at: string) => void
  readonly onLostKeys: (site: string) => void
  readonly applications?: (visited: SiteRequest) => readonly Application[]
  readonly clock?: Clock
}

type Middleware = Parameters<Provider['use']>[0]

/** The provider adds the hashes of its inline scripts. */
const policyOf = (origin: string) =>
  `default-src 'none'; script-src 'self'; form-action 'self' ${origin}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

/** Framed by the site for silent checks, of which `login_required` is a normal result: no console error. */
const guardPages: Middleware = async (ctx, next) => {
  const { origin } = visit().visited
  ctx.set('Content-Security-Policy', policyOf(origin))
  await next()
  const policy = ctx.response.get('Content-Security-Policy')
  ctx.remove('Content-Security-Policy')
  if (ctx.response.type !== 'text/html') return
  const isMessage = ctx.oidc?.params?.response_mode === 'web_message' && visit().fault === null
  ctx.set('Content-Security-Policy', `${policy}; frame-ancestors ${isMessage ? origin : "'none'"}`)
  if (isMessage) ctx.status = 200
  else ctx.set('X-Frame-Options', 'DENY')
}

export function createProviders(options: ProvidersOptions): (visited: SiteRequest) => Promise<SessionTools> {
  const { store, accounts, secret, onError, onLostKeys, applications = () => [], clock = Date.now } = options
  const signer = createCookieSigner(secret)
  const keysOf = createSigningKeys({ store, safe: createSafe(secret), clock, onUnreadable: onLostKeys })
  const kept = keptForKeys<SessionTools>()

  function make(visited: SiteRequest, keys: KeySet): SessionTools {
    const { site } = visited
    const settings = providerSettings({
      visited,
      accounts,
      adapter: createAdapterFactory({ store, site, safe: createSafe(secret, 'provider records'), clock }),
      signer,
      keys,
      applications: applications(visited),
      leave: (ctx) => completeLogOut(ctx, tools, accounts),
    })
    const provider = openProvider(`${visited.clientOrigin}/`, settings, (error, path = '') =>
      onError(error, path),
    )
    const tools: SessionTools = { provider, signer, store, site, cookies: providerCookies(visited) }
    provider.use(guardPages)
    return tools
  }

  return async (visited) => {
    const keys = await keysOf(visited.site)
    return kept(visited.clientOrigin, keys, () => make(visited, keys))
  }
}
