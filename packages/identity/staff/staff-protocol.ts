import { createCookieSigner } from '@marquee/kit/secrets/derived-keys.ts'
import { once } from '@marquee/kit/start/once.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { withSigned } from '../cookie-header.ts'
import { callProvider } from '../koa-bridge.ts'
import { endGrants } from '../oidc-adapter.ts'
import { isProtocolPath, protocolRoutes } from '../protocol-paths.ts'
import { STAFF } from './staff-clients.ts'
import type { OpenIssuer, StaffIssuerOptions } from './staff-issuer.ts'
import type { StaffSession } from './staff-parts.ts'
import type { ProviderSession } from './store/sessions.ts'

/** A request of the staff host. */
export interface ProtocolVisit {
  readonly origin: string
  readonly address: string | undefined
  readonly sessionToken: string | undefined
  /** Null also while the second factor is not proved. */
  readonly session: StaffSession | null
}

/** `fault` is for a page; the rest is the provider's. */
export type ProtocolResponse =
  | { readonly kind: 'response'; readonly response: Response }
  /** `back`: path of the request, for after the sign-in. */
  | { readonly kind: 'signIn'; readonly back: string }
  /** The session ends; `location`: the console's page for it, if that is known. */
  | { readonly kind: 'signOut'; readonly location: string | null }
  | { readonly kind: 'fault'; readonly status: number }

export interface StaffProtocol {
  /** Null for a path that is not the provider's. */
  respond(request: Request, visit: ProtocolVisit): Promise<ProtocolResponse | null>
  /** Ends at the consoles what was opened from these sessions. */
  end(sessions: readonly ProviderSession[]): Promise<void>
}

interface ProtocolOptions extends StaffIssuerOptions {
  /** Remembers the provider's session of a session. */
  readonly link: (token: string, provider: ProviderSession) => Promise<void>
}

const LONGEST_QUERY = 3_072

type OpenSession = NonNullable<Awaited<ReturnType<OpenIssuer['provider']['Session']['findByUid']>>>

/** The cookies of the provider stay here: its session follows that of the host. */
function withoutCookies(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  return new Response(response.body, { status: response.status, headers })
}

function withState(address: string, state: string | null): string {
  const url = new URL(address)
  if (state !== null) url.searchParams.set('state', state)
  return url.href
}

/** Where a sign-out of a console leads; null without a hint that the provider has issued for this session. */
async function signedOutAt(
  { provider, clients }: OpenIssuer,
  { searchParams }: URL,
  session: StaffSession | null,
): Promise<{ readonly location: string | null; readonly isOwn: boolean }> {
  const target = searchParams.get('post_logout_redirect_uri')
  const known = clients.find(({ signedOut }) => signedOut === target)
  const location = known ? withState(known.signedOut, searchParams.get('state')) : null
  const hint = searchParams.get('id_token_hint') ?? ''
  for (const { id } of clients) {
    const client = await provider.Client.find(id)
    if (!client) continue
    try {
      const { payload } = await provider.IdToken.validate(hint, client)
      if (payload.sub === session?.person.id) return { location, isOwn: true }
    } catch {
      // Another console's, or nobody's.
    }
  }
  return { location, isOwn: false }
}

async function openSession(
  { provider }: OpenIssuer,
  { link }: Pick<ProtocolOptions, 'link'>,
  { origin, sessionToken }: ProtocolVisit,
  { person, startedAt, provider: known }: StaffSession,
): Promise<OpenSession> {
  const found = known?.origin === origin ? await provider.Session.findByUid(known.uid) : undefined
  if (found?.accountId === person.id) return found
  const session = new provider.Session()
  session.loginAccount({ accountId: person.id, loginTs: startedAt })
  await session.save(serviceLimits.staff.session.hours * 3_600)
  if (sessionToken !== undefined) await link(sessionToken, { origin, uid: session.uid })
  return session
}

async function endSession(
  issuer: OpenIssuer,
  { store }: Pick<ProtocolOptions, 'store'>,
  uid: string,
): Promise<void> {
  const session = await issuer.provider.Session.findByUid(uid)
  if (!session) return
  const opened = Object.entries(session.authorizations ?? {})
  const grants = opened.flatMap(([, { grantId }]) => (grantId === undefined ? [] : [grantId]))
  await endGrants(store.db, STAFF, grants)
  await session.destroy()
  for (const [client] of opened) await issuer.tell(client, session.accountId ?? '', session.sidFor(client))
}

async function forward(
  { provider }: OpenIssuer,
  request: Request,
  { origin, address }: ProtocolVisit,
  cookie: string | null,
): Promise<ProtocolResponse> {
  const response = await callProvider(provider, request, { origin, address, cookie })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return isPage && response.status >= 400
    ? { kind: 'fault', status: response.status }
    : { kind: 'response', response: withoutCookies(response) }
}

export function createStaffProtocol(options: ProtocolOptions): StaffProtocol {
  const { secret, onError } = options
  const issuers = once(() =>
    import('./staff-issuer.ts').then(({ createStaffIssuers }) => createStaffIssuers(options)),
  )
  const issuerOf = async (origin: string) => (await issuers())(origin)
  const signer = createCookieSigner(secret)

  async function authorize(request: Request, visit: ProtocolVisit): Promise<ProtocolResponse> {
    const { pathname, search, searchParams } = new URL(request.url)
    if (search.length > LONGEST_QUERY || request.method !== 'GET') return { kind: 'fault', status: 400 }
    const issuer = await issuerOf(visit.origin)
    if (visit.session === null) {
      if (searchParams.get('prompt') === 'none') return forward(issuer, request, visit, null)
      return { kind: 'signIn', back: pathname + search }
    }
    const { jti } = await openSession(issuer, options, visit, visit.session)
    return forward(issuer, request, visit, withSigned(null, issuer.cookies.session, jti, signer))
  }

  async function signOut(url: URL, visit: ProtocolVisit): Promise<ProtocolResponse> {
    const { location, isOwn } = await signedOutAt(await issuerOf(visit.origin), url, visit.session)
    return visit.session !== null && !isOwn ? { kind: 'fault', status: 400 } : { kind: 'signOut', location }
  }

  return {
    async respond(request, visit) {
      const url = new URL(request.url)
      if (url.pathname === protocolRoutes.authorization) return authorize(request, visit)
      if (url.pathname === protocolRoutes.end_session) return signOut(url, visit)
      return isProtocolPath(url.pathname) ? forward(await issuerOf(visit.origin), request, visit, null) : null
    },
    async end(sessions) {
      for (const { origin, uid } of sessions) {
        try {
          await endSession(await issuerOf(origin), options, uid)
        } catch (error) {
          onError(error, 'a session at the provider of staff did not end')
        }
      }
    },
  }
}
