import { ownAddress, safePath } from '@marquee/addresses/safe-path.ts'
import type { PageResponse } from '@marquee/forms/page.ts'
import { deviceCookie, deviceOf } from '@marquee/kit/http/devices.ts'
import type { Interaction } from '../../services/accounts/ports.ts'
import { sessionCookies } from '../../services/accounts/session-cookies.ts'
import type { ClientContext } from '../page.ts'

/** Parameters that each guest page passes on. */
const CARRIED = ['target', 'back', 'interaction', 'close', 'login_hint'] as const

/** The address that the visitor typed before this page; '' without one. */
export const typedBefore = (
  { url }: Pick<ClientContext, 'url'>,
  pending: Interaction | 'none' | 'gone',
): string => url.searchParams.get('login_hint') ?? (typeof pending === 'string' ? '' : pending.loginHint)

export function carried({ url }: Pick<ClientContext, 'url'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CARRIED.flatMap((name) => {
      const value = url.searchParams.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  )
}

/** An account page or a path of the site; anything else is ignored. */
export function onward({
  url,
  visited,
  siteHref,
}: Pick<ClientContext, 'url' | 'visited' | 'siteHref'>): string {
  const back = safePath(visited.clientOrigin, url.searchParams.get('back'))
  const target = safePath(visited.origin, url.searchParams.get('target'))
  return back ?? siteHref(target ?? undefined)
}

/** Null without one, or on another origin. */
export const closeHref = ({ url, visited }: Pick<ClientContext, 'url' | 'visited'>): string | null =>
  ownAddress(visited.origin, url.searchParams.get('close'))

/** The interaction of the embedded provider: none, expired, or its details. */
export async function pendingInteraction({
  url,
  identity,
  visited,
  request,
}: ClientContext): Promise<Interaction | 'none' | 'gone'> {
  if (!url.searchParams.has('interaction')) return 'none'
  return (await identity?.interaction(visited, request)) ?? 'gone'
}

export type EntryEvent = 'login' | 'registration' | 'complete'

/** Continues at the provider, in the embedding page, or at the requested page. */
export async function continueEntry(
  context: ClientContext,
  event: EntryEvent,
  account: string,
  cookies: readonly string[],
): Promise<PageResponse> {
  const { identity, visited, request, framed, href, url } = context
  if (identity && url.searchParams.has('interaction') && (await identity.interaction(visited, request))) {
    return { kind: 'response', response: await identity.finish(visited, request, { account }), cookies }
  }
  if (framed) return { kind: 'redirect', location: href('entered', { event }), cookies }
  return { kind: 'redirect', location: onward(context), cookies }
}

/** Starts a session and ends the browser's previous one, which prevents session fixation. */
export async function enter(context: ClientContext, event: EntryEvent, token: string): Promise<PageResponse> {
  const { accounts, visited, request, https, sessionToken, now } = context
  if (sessionToken !== undefined) await accounts.sessions.end(visited.site, sessionToken)
  const session = await accounts.sessions.find(
    visited.site,
    token,
    deviceOf(request.headers.get('user-agent')),
  )
  if (session === null) throw new Error('The session that was just made is not there')
  const { id, email, emailVerifiedAt } = session.account
  // A browser is known to the owner of an address, not to those who claim it.
  const device =
    emailVerifiedAt === null ? [] : [deviceCookie(accounts.access.deviceOf(visited.site, email), https)]
  const cookies = [...sessionCookies(visited, token, session, now), ...device]
  return continueEntry(context, event, id, cookies)
}
