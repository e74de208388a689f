import { ownAddress, safePath } from '../../addresses/safe-path.ts'
import type { PageResponse } from '../../form-pages/page.ts'
import type { Interaction } from '../../services/accounts/ports.ts'
import { sessionCookies } from '../../services/accounts/session-cookies.ts'
import type { ClientContext } from '../page.ts'

/** Where a visitor goes on after the guest pages; each page hands these to the next. */
const CARRIED = ['target', 'back', 'interaction', 'close'] as const

export function carried({ url }: Pick<ClientContext, 'url'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CARRIED.flatMap((name) => {
      const value = url.searchParams.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  )
}

/** Where the guest pages lead: an account page, or a path of the site. Whatever leads elsewhere is read as nothing. */
export function onward({ url, place, siteHref }: Pick<ClientContext, 'url' | 'place' | 'siteHref'>): string {
  const back = safePath(place.clientOrigin, url.searchParams.get('back'))
  const target = safePath(place.origin, url.searchParams.get('target'))
  return back ?? siteHref(target ?? undefined)
}

/** The page of the site that the visitor may go back to without finishing; null where none is named, or one of another origin. */
export const closeHref = ({ url, place }: Pick<ClientContext, 'url' | 'place'>): string | null =>
  ownAddress(place.origin, url.searchParams.get('close'))

/** The log-in that the provider waits for: none, one that has expired, or what it asks. */
export async function pendingInteraction({
  url,
  identity,
  place,
  request,
}: ClientContext): Promise<Interaction | 'none' | 'gone'> {
  if (!url.searchParams.has('interaction')) return 'none'
  return (await identity?.interaction(place, request)) ?? 'gone'
}

export type EntryEvent = 'login' | 'registration' | 'complete'

/** Goes on after the guest pages: with what the provider waits for, with what the frame tells the site, or to the page that was wanted. */
export async function goOn(
  context: ClientContext,
  event: EntryEvent,
  account: string,
  cookies: readonly string[],
): Promise<PageResponse> {
  const { identity, place, request, framed, href, url } = context
  if (identity && url.searchParams.has('interaction') && (await identity.interaction(place, request))) {
    return { kind: 'response', response: await identity.finish(place, request, { account }), cookies }
  }
  if (framed) return { kind: 'redirect', location: href('entered', { event }), cookies }
  return { kind: 'redirect', location: onward(context), cookies }
}

/** Somebody has just got a session: the one that the browser had before ends, so that nobody can hand it on. */
export async function enter(context: ClientContext, event: EntryEvent, token: string): Promise<PageResponse> {
  const { accounts, place, sessionToken, now } = context
  if (sessionToken !== undefined) await accounts.endSession(place.site, sessionToken)
  const session = await accounts.session(place.site, token)
  if (session === null) throw new Error('The session that was just made is not there')
  return goOn(context, event, session.account.id, sessionCookies(place, token, session, new Date(now)))
}
