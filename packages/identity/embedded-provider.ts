import type { EventEmitter } from 'node:events'
import type { CookieSigner } from '@marquee/kit/secrets/derived-keys.ts'
import Provider, { type Configuration } from 'oidc-provider'
import type { providerCookies } from './cookie-header.ts'
import { lifetimes } from './lifetimes.ts'
import { protocolRoutes } from './protocol-paths.ts'
import type { KeySet } from './signing-keys.ts'

interface ProviderParts {
  readonly adapter: NonNullable<Configuration['adapter']>
  readonly keys: KeySet
  readonly names: ReturnType<typeof providerCookies>
  readonly signer: CookieSigner
}

/** Settings that the providers of clients and of staff have in common. */
export function commonSettings({ adapter, keys, names, signer }: ProviderParts) {
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, path: '/' } as const
  return {
    adapter,
    jwks: { keys: keys.keys.map((key) => ({ ...key })) },
    cookies: { names, long: cookie, short: cookie, keys: signer },
    routes: protocolRoutes,
    responseTypes: ['code'],
    // Applications read names and addresses from the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clockTolerance: lifetimes.clockTolerance,
  } satisfies Configuration
}

export const commonFeatures = {
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  resourceIndicators: { enabled: false },
} as const satisfies Configuration['features']

interface ProviderRequest {
  readonly path: string
}

/** `path`: undefined for a fault outside of a request. */
export function openProvider(
  issuer: string,
  settings: Configuration,
  onFault: (error: unknown, path: string | undefined) => void,
): Provider {
  const provider = new Provider(issuer, settings)
  // Trusts the forwarded scheme and host, which we set ourselves.
  provider.proxy = true
  provider.on('server_error', ({ path }: ProviderRequest, error: unknown) => onFault(error, path))
  const faults: EventEmitter = provider
  faults.on('error', (error: unknown, request?: ProviderRequest) => onFault(error, request?.path))
  return provider
}

/** Keeps what was made for an origin until other keys sign. */
export function keptForKeys<Made>(): (origin: string, keys: KeySet, make: () => Made) => Made {
  const all = new Map<string, { readonly keys: KeySet; readonly made: Made }>()
  return (origin, keys, make) => {
    const known = all.get(origin)
    if (known?.keys === keys) return known.made
    const made = make()
    all.set(origin, { keys, made })
    return made
  }
}
