import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import type { FormGuard } from '@marquee/forms/csrf.ts'
import { type FormVisitor, findSession } from '@marquee/forms/session.ts'
import { formatsOf } from '@marquee/i18n/format.ts'
import { readCookie } from '@marquee/kit/http/cookies.ts'
import { deviceCookieOf, deviceOf } from '@marquee/kit/http/devices.ts'
import { isFromOwnMachine } from '@marquee/kit/http/visitor-address.ts'
import type { i18n } from 'i18next'
import type { Language } from '#config/types.ts'
import type { ClientRequest } from '../document/client-request.ts'
import type { Accounts, Session } from '../services/accounts/accounts.ts'
import type { Identity } from '../services/accounts/ports.ts'
import { clientSessionToken, matchesSession, sessionCookies } from '../services/accounts/session-cookies.ts'
import { THEME_STORE } from '../storage/theme-store.ts'
import { waitingOrder } from './order-address.ts'
import type { ClientContext } from './page.ts'

export interface ContextOptions {
  readonly accounts: Accounts
  readonly identity: Identity | null
  /** Signs the CSRF cookie. */
  readonly secret: string
  /** Mails are shown instead of sent. */
  readonly outbox: boolean
  readonly clock?: () => number
  /** The `performance.now()` up to which a page waits for content APIs. */
  readonly deadline: () => number
}

const LOCAL = /(?:^|\.)localhost$/
/** The Host header can be forged: outsiders must not read mails. */
const isOnOwnMachine = ({ clientOrigin, address, request }: ClientRequest): boolean =>
  isFromOwnMachine(address, (name) => request.headers.get(name)) && LOCAL.test(new URL(clientOrigin).hostname)

/** The URL tells it, or else the browser's headers. */
function isFramed(request: Request, url: URL): boolean {
  return url.searchParams.get('framed') === '1' || request.headers.get('sec-fetch-dest') === 'iframe'
}

function chosenTheme({ headers }: Request): 'light' | 'dark' | undefined {
  const theme = readCookie(headers.get('cookie'), THEME_STORE)
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

interface Named {
  readonly language: Language
  readonly name: string
}

export function contextOf(
  { accounts, identity, outbox, clock = Date.now, deadline }: ContextOptions,
  clientRequest: ClientRequest,
  { language, name }: Named,
  texts: i18n,
  visitor: FormVisitor<Session>,
): ClientContext {
  const { site, flags, origin, clientOrigin, https, address, request } = clientRequest
  const url = new URL(request.url)
  const framed = isFramed(request, url)
  const order = waitingOrder(url, { site, language })
  const home = sitePathsOf(site, flags).href('home', language) ?? '/'
  return {
    site,
    flags,
    language,
    visited: { site: site.id, language, origin, clientOrigin, ...(order && { back: order.path }) },
    order,
    requester: { address, device: deviceCookieOf(request, https) },
    https,
    request,
    url,
    name,
    ...visitor,
    accounts,
    identity,
    isElsewhere: identity?.isElsewhere(site.id) ?? false,
    framed,
    theme: chosenTheme(request),
    outbox: outbox && isOnOwnMachine(clientRequest),
    t: texts.getFixedT(language),
    formats: formatsOf(language, site),
    now: clock(),
    deadline: deadline(),
    href(page, query = {}) {
      const search = new URLSearchParams(framed ? { ...query, framed: '1' } : query).toString()
      return `/${language}/${page}${search && `?${search}`}`
    },
    siteHref: (path = home) => origin + path,
  }
}

/** Looks up the session of a request. */
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
  const { accounts, secret } = options
  const sentCookies = request.headers.get('cookie')
  const { visitor, guard, cookies } = await findSession(request, {
    token: clientSessionToken(clientRequest, sentCookies),
    find: (token) => accounts.sessions.find(site.id, token, deviceOf(request.headers.get('user-agent'))),
    secret,
    site: site.id,
    https,
  })
  const context = contextOf(options, clientRequest, named, texts, visitor)
  const { session, sessionToken } = visitor
  const isExtended = session !== null && sessionToken !== undefined && !matchesSession(sentCookies, session)
  const renewed = isExtended ? sessionCookies(clientRequest, sessionToken, session, context.now) : []
  return { context, guard, cookies: [...renewed, ...cookies] }
}
