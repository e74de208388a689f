import { clearedSigned, providerCookies } from '@marquee/identity/cookie-header.ts'
import { isSecure, type SiteRequest } from '@marquee/identity/site-request.ts'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ClientSessions } from '../accounts/accounts.ts'
import { endedCookies } from '../accounts/session-cookies.ts'
import { endProviderSession, type SessionTools, sessionOf } from './provider-session.ts'
import { visit } from './visit.ts'

type EndSession = { readonly sessions: Pick<ClientSessions, 'end'> }

/** A page of the site itself, by default its home; null for any other target. */
export function logOutTarget({ origin }: SiteRequest, requested: string | null): string | null {
  if (requested === null || requested === '') return origin
  const target = URL.parse(requested)
  return target?.origin === origin && target.username === '' && target.password === '' ? target.href : null
}

function clearedOwn(visited: SiteRequest): readonly string[] {
  const scope = { secure: isSecure(visited) }
  const { session, open } = providerCookies(visited)
  return [session, open].flatMap((name) => clearedSigned(name, scope))
}

/** Returns the `Set-Cookie` lines that clear the provider's cookies. */
export async function endOwnSession(tools: SessionTools, visited: SiteRequest, cookie: string | null) {
  const session = await sessionOf(tools, cookie)
  if (session) await endProviderSession(tools, session)
  return clearedOwn(visited)
}

/** Returns the `Set-Cookie` lines that clear the session cookies on both hosts. */
export async function endHostSession(accounts: EndSession, visited: SiteRequest, token: string | undefined) {
  if (token !== undefined) await accounts.sessions.end(visited.site, token)
  return endedCookies(visited)
}

/** RP-initiated logout; the provider has validated the target. */
export async function completeLogOut(ctx: KoaContextWithOIDC, tools: SessionTools, accounts: EndSession) {
  const { visited, token, cookies } = visit()
  const { session, params } = ctx.oidc
  if (session) await endProviderSession(tools, session)
  cookies.push(...clearedOwn(visited), ...(await endHostSession(accounts, visited, token)))
  const target = new URL(
    typeof params?.post_logout_redirect_uri === 'string' ? params.post_logout_redirect_uri : visited.origin,
  )
  if (typeof params?.state === 'string') target.searchParams.set('state', params.state)
  ctx.status = 303
  ctx.redirect(target.href)
}
