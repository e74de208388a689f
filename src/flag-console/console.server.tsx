import { renderToStaticMarkup } from 'react-dom/server'
import { sameText } from '../../content-models/same-text.ts'
import { CSRF_FIELD, type FormGuard, formGuard } from '../account-area/csrf.ts'
import type { FlagVisitor } from '../server/outer-options.ts'
import type { PreviewLinks } from '../server/previews/preview-link.server.ts'
import { pageSecurity } from '../server/security-headers.ts'
import type { FlagEvaluation } from '../services/flag-evaluation/flag-evaluation.ts'
import type { FlagOwners, FlagTokens } from '../services/flags/flag-owners.ts'
import type { FlagService } from '../services/flags/flag-service.ts'
import { signInAgain } from './access/sign-in.tsx'
import { ConsoleDocument } from './layout.tsx'
import { messagePage } from './message-page.tsx'
import { outsideService, shownService } from './outside-service.ts'
import {
  type ConsoleContext,
  type ConsolePage,
  hasRole,
  type OwnerContext,
  type PageResponse,
  type ShownPage,
} from './page.ts'
import { embeddedOnly, pages, places } from './pages.ts'
import { consolePolicy } from './policy.ts'
import { readConsoleForm } from './read-form.ts'
import { scriptPath, scriptResponse } from './script.server.ts'
import { sessionTokenOf } from './session-cookie.ts'

export interface FlagConsoleOptions {
  readonly service: FlagService
  readonly owners: FlagOwners
  readonly tokens: FlagTokens
  /** Signs what browsers keep before they sign in. */
  readonly secret: string
  readonly evaluation?: FlagEvaluation
  readonly previews?: PreviewLinks
  /** Address of the Unleash server that the evaluation follows in place of `service`. */
  readonly unleash?: string | undefined
  /** Epoch milliseconds; the machine's clock if absent. */
  readonly clock?: () => number
}

const READS = ['GET', 'HEAD']

/** Never kept by anyone, and never found. */
const ALWAYS = [
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
] as const

function respondWith(
  body: string | null,
  status: number,
  more: ReadonlyArray<readonly [string, string]>,
  cookies: readonly string[],
): Response {
  const headers = new Headers()
  for (const [name, value] of [...ALWAYS, ...more]) headers.set(name, value)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(body, { status, headers })
}

function pageResponse(context: ConsoleContext, page: ShownPage, cookies: readonly string[]): Response {
  const { https } = context.visitor
  const html = `<!doctype html>${renderToStaticMarkup(<ConsoleDocument context={context} page={page} />)}`
  const headers = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', consolePolicy(html, https)],
    ...pageSecurity(https),
    // Addresses of the console name flags, and a preview leads to a site.
    ['Referrer-Policy', 'same-origin'],
  ] as const
  return respondWith(html, page.status ?? 200, headers, [...cookies, ...(page.cookies ?? [])])
}

function withAlways(response: Response, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of ALWAYS) headers.set(name, value)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

function notAllowed(page: ConsolePage): PageResponse {
  const allow = page.post ? 'GET, HEAD, POST' : 'GET, HEAD'
  return {
    kind: 'response',
    response: new Response('Method not allowed\n', { status: 405, headers: { allow } }),
  }
}

function signedIn(context: ConsoleContext): OwnerContext | null {
  const { session, sessionToken } = context
  return session === null || sessionToken === undefined
    ? null
    : { ...context, session, sessionToken, owner: session.owner }
}

function toSignIn({ url }: ConsoleContext): PageResponse {
  const back = url.pathname + url.search
  return {
    kind: 'redirect',
    location: back === '/' ? places.signIn : `${places.signIn}?${new URLSearchParams({ back })}`,
  }
}

/** A form that was sent by a page of the console which this browser was shown. */
function isOwnForm({ request, origin }: ConsoleContext, guard: FormGuard, value: string): boolean {
  const sender = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if ((sender !== null && sender !== origin) || (site !== null && site !== 'same-origin')) return false
  return guard.cookie === undefined && sameText(value, guard.value)
}

async function sentForm(context: ConsoleContext, guard: FormGuard) {
  const form = await readConsoleForm(context.request)
  if (form === 'tooLarge') return messagePage('This is too large', 'Send a smaller file or less text.', 413)
  if (form === 'notAForm')
    return messagePage('This was not understood', 'Go back and send the form once more.', 415)
  if (isOwnForm(context, guard, form.exact(CSRF_FIELD))) return form
  return messagePage(
    'The form was too old',
    'It came from before you signed in, or from elsewhere. Nothing was changed. Go back, load the page anew and send it once more.',
    403,
  )
}

async function respondTo(
  page: ConsolePage,
  context: ConsoleContext,
  guard: FormGuard,
): Promise<PageResponse> {
  const read = READS.includes(context.request.method)
  if (!read && (context.request.method !== 'POST' || !page.post)) return notAllowed(page)
  const owner = signedIn(context)
  if (page.needs === 'nobody') {
    // Whose session has ended is out already, whatever the form says.
    const isOut = owner === null && context.url.pathname === places.signOut
    if (read || isOut) return page.get(context)
    const form = await sentForm(context, guard)
    return 'kind' in form ? form : (page.post?.(context, form) ?? notAllowed(page))
  }
  if (owner === null) return read ? toSignIn(context) : signInAgain(context)
  if (!hasRole(owner.owner, page.needs))
    return messagePage(
      'This is not yours to see',
      `It takes the role of an ${page.needs}; yours is ${owner.owner.role}.`,
      403,
    )
  if (context.outside && embeddedOnly.has(context.url.pathname))
    return messagePage(
      'This is not here',
      `The sites follow the flag service at ${context.outside.address}: look there.`,
      404,
    )
  if (read) return page.get(owner)
  const form = await sentForm(owner, guard)
  return 'kind' in form ? form : (page.post?.(owner, form) ?? notAllowed(page))
}

/** The owners' pages: everything of the flag host that is neither a file nor below `/api/`. */
export function createFlagConsole(
  options: FlagConsoleOptions,
): (request: Request, visitor: FlagVisitor) => Promise<Response> {
  const { owners, tokens, secret, evaluation, previews, unleash, clock = Date.now } = options
  const outside = unleash !== undefined && evaluation ? outsideService(unleash, evaluation) : undefined
  const service = outside && evaluation ? shownService(options.service, evaluation) : options.service
  return async (request, visitor) => {
    const url = new URL(request.url)
    if (url.pathname === scriptPath && READS.includes(request.method)) return scriptResponse()
    const page = Object.hasOwn(pages, url.pathname) ? pages[url.pathname] : undefined
    const storedToken = sessionTokenOf(request, visitor)
    const session = await owners.session(storedToken)
    const guard = formGuard(request, {
      secret,
      site: 'flags',
      https: visitor.https,
      session: session?.csrf ?? null,
    })
    const context: ConsoleContext = {
      service,
      owners,
      tokens,
      evaluation,
      outside,
      previews,
      request,
      url,
      origin: visitor.origin,
      visitor,
      session,
      sessionToken: session === null ? undefined : storedToken,
      csrf: guard.value,
      now: clock(),
    }
    const missing = messagePage('There is nothing here', 'This address names no page.', 404)
    const received = page === undefined ? missing : await respondTo(page, context, guard)
    const cookies = guard.cookie === undefined ? [] : [guard.cookie]
    if (received.kind === 'page') return pageResponse(context, received, cookies)
    if (received.kind === 'missing') return pageResponse(context, missing, cookies)
    if (received.kind === 'response') return withAlways(received.response, received.cookies ?? [])
    return respondWith(null, 303, [['Location', received.location]], received.cookies ?? [])
  }
}
