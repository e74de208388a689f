import { authentication } from '#config/authentication.ts'
import type { FlagValues } from '#config/flags.ts'
import { type RouteKind, routes } from '#config/routes.ts'
import type { Language, RouteConfig } from '#config/types.ts'
import type { Exchange, OuterResponse } from '../exchange.ts'
import type { SiteHost } from '../hosts/hosts.ts'
import type { OuterOptions } from '../outer-options.ts'
import { redirectResponse } from '../plain-responses.ts'

/** A page is protected because of its kind, or because the whole site is. */
export function isProtected(
  { forcedAuthentication }: Pick<FlagValues, 'forcedAuthentication'>,
  kind: RouteKind | 'notFound',
): boolean {
  const route: RouteConfig | undefined = kind === 'notFound' ? undefined : routes[kind]
  return forcedAuthentication || route?.signedIn === true
}

/** The sign-in page of the client host, with the path to return to. */
export async function toSignIn(
  exchange: Exchange,
  host: SiteHost,
  { language, target }: { readonly language: Language; readonly target: string },
  { clientOriginOf = async () => host.clientOrigin }: Pick<OuterOptions, 'clientOriginOf'>,
): Promise<OuterResponse> {
  exchange.kind = 'redirect'
  const query = new URLSearchParams({ target })
  return redirectResponse(
    host,
    302,
    `${await clientOriginOf(host)}/${language}/${authentication.signInPath}?${query}`,
    [['Vary', 'Cookie']],
  )
}

/**
 * True for the query of an OpenID redirect: `state` with `code` or `error`, and no `skipRedirectCallback`.
 */
export function isIdentityReturn(query: string, skip: boolean = authentication.skipRedirectCallback) {
  const parameters = new URLSearchParams(query)
  const responded = ['code', 'error'].some((name) => parameters.get(name)) && Boolean(parameters.get('state'))
  return responded && !skip && !parameters.has('skipRedirectCallback')
}
