import type { i18n } from 'i18next'
import type { Language } from '../../config/types.ts'
import { sitePathsOf } from '../addresses/site-paths.ts'
import type { ClientRequest } from '../document/client-request.ts'
import { type FormGuard, formGuard } from '../form-pages/csrf.ts'
import { formatsOf } from '../i18n/format.ts'
import type { Accounts } from '../services/accounts/accounts.ts'
import type { Identity } from '../services/accounts/ports.ts'
import { matchesSession, sessionCookies, sessionTokenOf } from '../services/accounts/session-cookies.ts'
import type { ClientContext } from './page.ts'

export interface ContextOptions {
  readonly accounts: Accounts
  readonly identity: Identity | null
  /** Signs what browsers keep. */
  readonly secret: string
  /** Mails are kept to be read here, because no server sends them. */
  readonly outbox: boolean
  readonly clock?: () => number
}

const LOCAL = /(?:^|\.)localhost$/
/** Networks as `visitorAddress` writes them; without a socket of ours it is a test or the development server. */
const OWN_MACHINE: readonly (string | undefined)[] = [undefined, '127.0.0.1', '::1']
const PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']

/** The host is a word of the visitor's: whoever names ours from elsewhere must not read the mails of others. */
function isOnOwnMachine({ clientOrigin, address, request }: ClientRequest): boolean {
  const forwarded = PROXIES.some((name) => request.headers.has(name))
  return !forwarded && OWN_MACHINE.includes(address) && LOCAL.test(new URL(clientOrigin).hostname)
}

/** A page that is framed says so in its address, or the browser does. */
function isFramed(request: Request, url: URL): boolean {
  return url.searchParams.get('framed') === '1' || request.headers.get('sec-fetch-dest') === 'iframe'
}

interface Named {
  readonly language: Language
  readonly name: string
}

type KnownVisitor = Pick<ClientContext, 'session' | 'sessionToken' | 'csrf'>

/** The context of a request whose visitor is known already. */
export function contextOf(
  { accounts, identity, outbox, clock = Date.now }: ContextOptions,
  clientRequest: ClientRequest,
  { language, name }: Named,
  texts: i18n,
  visitor: KnownVisitor,
): ClientContext {
  const { site, flags, origin, clientOrigin, https, address, request } = clientRequest
  const url = new URL(request.url)
  const framed = isFramed(request, url)
  const home = sitePathsOf(site, flags).href('home', language) ?? '/'
  return {
    site,
    flags,
    language,
    place: { site: site.id, language, origin, clientOrigin },
    requester: { address },
    https,
    request,
    url,
    name,
    ...visitor,
    accounts,
    identity,
    framed,
    outbox: outbox && isOnOwnMachine(clientRequest),
    t: texts.getFixedT(language),
    formats: formatsOf(language, site),
    now: clock(),
    href(page, query = {}) {
      const search = new URLSearchParams(framed ? { ...query, framed: '1' } : query).toString()
      return `/${language}/${page}${search && `?${search}`}`
    },
    siteHref: (path = home) => origin + path,
  }
}

/** What a page is told of the request that it answers, and what guards its forms. */
export async function clientContext(
  options: ContextOptions,
  clientRequest: ClientRequest,
  named: Named,
  texts: i18n,
): Promise<{
  readonly context: ClientContext
  readonly guard: FormGuard
  readonly cookies: readonly string[]
}> {
  const { site, https, request } = clientRequest
  const storedToken = sessionTokenOf(clientRequest, request.headers.get('cookie'))
  const session = await options.accounts.session(site.id, storedToken)
  const guard = formGuard(request, {
    secret: options.secret,
    site: site.id,
    https,
    session: session?.csrf ?? null,
  })
  const sessionToken = session === null ? undefined : storedToken
  const context = contextOf(options, clientRequest, named, texts, {
    session,
    sessionToken,
    csrf: guard.value,
  })
  const grown =
    session !== null && storedToken !== undefined && !matchesSession(request.headers.get('cookie'), session)
  // A session that goes on for longer is told to the browser again.
  const cookies = grown ? sessionCookies(clientRequest, storedToken, session, new Date(context.now)) : []
  return { context, guard, cookies: guard.cookie === undefined ? cookies : [...cookies, guard.cookie] }
}
