import type { FormGuard } from '@marquee/forms/csrf.ts'
import type { DocumentLook } from '@marquee/forms/form-document.tsx'
import type { Handled, HostVisitor, PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { isReading, type RefusalStatus, receive, refusedMethod } from '@marquee/forms/receive.ts'
import { privateResponse, responseOf, retryAfterHeader } from '@marquee/forms/respond.ts'
import { findSession } from '@marquee/forms/session.ts'
import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import { networkOf } from '@marquee/kit/audit/network-of.ts'
import { deviceOf } from '@marquee/kit/http/device-of.ts'
import { acceptedLanguage } from '@marquee/kit/http/language-choice.ts'
import { pageSecurity } from '@marquee/kit/http/security-headers.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OwnerPasswords } from '#config/authentication.ts'
import { languages } from '#config/languages.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { FlagEvaluation } from '../evaluation/flag-evaluation.ts'
import type { FlagOwners, FlagTokens } from '../service/flag-owners.ts'
import type { FlagOwner, FlagService } from '../service/flag-service.ts'
import type { OwnerFactors } from '../service/owner-factors.ts'
import type { OwnerPasskeys } from '../service/owner-passkeys.ts'
import { OWNER_BACK_CHANNEL, type OwnerProvider } from '../service/owner-provider.ts'
import type { FlagResults } from '../service/results/flag-results.ts'
import { signInAgain } from './access/sign-in.tsx'
import { codeFirst } from './factor/enter-code.tsx'
import { ConsoleDocument } from './layout.tsx'
import { messagePage } from './message-page.tsx'
import { outsideService, shownService } from './outside-service.ts'
import { type ConsoleContext, type ConsolePage, hasRole, type OwnerContext } from './page.ts'
import { embeddedOnly, pages, places } from './pages.ts'
import { passkeysPath } from './passkey/passkey-section.tsx'
import { consolePolicy } from './policy.ts'
import type { PreviewLinks } from './preview/preview-link.server.ts'
import { waitingFor } from './requests/request-state.ts'
import { scriptResponse } from './script.server.ts'
import { sessionTokenOf } from './session-cookie.ts'
import { type ConsoleTexts, consoleTexts } from './texts/console-texts.ts'
import { TextsContext } from './texts/use-texts.ts'
import { zoneOf } from './texts/zone.ts'

export interface FlagConsoleOptions {
  readonly look: DocumentLook
  readonly service: FlagService
  readonly owners: FlagOwners
  readonly tokens: FlagTokens
  readonly factors: OwnerFactors
  readonly passkeys: OwnerPasskeys
  /** Signs the CSRF cookie of signed-out visitors. */
  readonly secret: string
  readonly provider?: OwnerProvider | undefined
  /** Default: all. */
  readonly passwords?: OwnerPasswords
  readonly evaluation?: FlagEvaluation
  readonly previews?: PreviewLinks
  readonly audit?: AuditLog
  readonly results?: Pick<FlagResults, 'results'>
  /** An Unleash server to follow instead of `service`. */
  readonly unleash?: string | undefined
  /** Epoch milliseconds; default: the machine's clock. */
  readonly clock?: () => number
}

const { bodyBytes } = serviceLimits.flags

async function requestsFor({ service, session, outside, now }: ConsoleContext): Promise<number> {
  if (session === null || outside) return 0
  const requests = await service.requests()
  return requests.length === 0 ? 0 : waitingFor(requests, session.owner, { rows: await service.rows(), now })
}

async function pageResponse(
  context: ConsoleContext,
  page: ShownPage,
  cookies: readonly string[],
): Promise<Response> {
  const { https } = context.visitor
  const document = (
    <TextsContext value={context.texts}>
      <ConsoleDocument context={context} page={page} waiting={await requestsFor(context)} />
    </TextsContext>
  )
  const html = `<!doctype html>${renderToStaticMarkup(document)}`
  const headers = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', consolePolicy(html, https)],
    ...pageSecurity(https),
    // URLs of the console name flags, and previews link to sites.
    ['Referrer-Policy', 'same-origin'],
    ...retryAfterHeader(page),
  ] as const
  return privateResponse(html, page.status ?? 200, headers, [...cookies, ...(page.cookies ?? [])])
}

async function signedIn(context: ConsoleContext): Promise<OwnerContext | null> {
  const { session, sessionToken, factors, request, visitor } = context
  if (session === null || sessionToken === undefined) return null
  const { owner } = session
  const device = deviceOf(request.headers.get('user-agent'))
  const atProvider = session.issuer !== null
  const network = networkOf(visitor.address)
  const factor = await factors.state(owner, sessionToken, { device, network, atProvider })
  return { ...context, session, sessionToken, owner, factor }
}

/** A session without its second factor gets this instead of a page. */
function factorFirst(context: OwnerContext): Handled | undefined {
  const { factor, url } = context
  if (factor.kind === 'pending') return url.pathname === places.enterCode ? undefined : codeFirst(context)
  if (!factor.missing || [places.secondFactor, passkeysPath].includes(url.pathname)) return undefined
  return { kind: 'redirect', location: places.secondFactor }
}

function toSignIn({ url }: ConsoleContext): PageResponse {
  const back = url.pathname + url.search
  return {
    kind: 'redirect',
    location: back === '/' ? places.signIn : `${places.signIn}?${new URLSearchParams({ back })}`,
  }
}

const textsFor = (request: Request, owner: FlagOwner | undefined): ConsoleTexts =>
  consoleTexts(
    acceptedLanguage(languages, request.headers.get('accept-language')) ?? 'en',
    zoneOf(request, owner),
  )

const missingPage = ({ t }: ConsoleTexts) => messagePage(t('missing.title'), t('missing.text'), 404)

async function respondTo(
  page: ConsolePage,
  context: ConsoleContext,
  guard: FormGuard,
): Promise<PageResponse> {
  const { request, origin, url, outside, audit } = context
  const { t } = context.texts
  const refused = refusedMethod(request, page)
  if (refused) return refused
  const owner = await signedIn(context)
  const options = {
    request,
    origin,
    guard,
    size: { fields: bodyBytes, files: bodyBytes },
    refuse: async (status: RefusalStatus) => {
      if (status === 403)
        await audit?.record({
          event: 'form.refused',
          outcome: 'refused',
          actor: 'owner',
          person: owner?.owner.name ?? null,
          details: { page: url.pathname },
        })
      return messagePage(t(`refusals.${status}.title`), t(`refusals.${status}.text`), status)
    },
  }
  if (page.needs === 'nobody') {
    // The form is outdated after the session has ended, and the owner is signed out already.
    const isOut = owner === null && url.pathname === places.signOut
    return isOut ? page.get(context) : receive(page, context, options)
  }
  if (owner === null) return isReading(request) ? toSignIn(context) : signInAgain(context)
  const first = factorFirst(owner)
  if (first) return first
  if (!hasRole(owner.owner, page.needs))
    return messagePage(
      t('roles.refused.title'),
      t('roles.refused.text', {
        needed: t(`roles.${page.needs}.word`),
        role: t(`roles.${owner.owner.role}.word`),
      }),
      403,
    )
  if (outside && embeddedOnly.has(url.pathname))
    return messagePage(
      t('outside.missing.title'),
      t('outside.missing.text', { address: outside.address }),
      404,
    )
  return receive(page, owner, options)
}

/** Everything on the flag host but static files and `/api/`. */
export function createFlagConsole(
  options: FlagConsoleOptions,
): (request: Request, visitor: HostVisitor) => Promise<Response> {
  const { owners, tokens, factors, secret, evaluation, previews, audit, unleash, clock = Date.now } = options
  const { provider, passkeys, results, passwords = 'all' } = options
  const outside = unleash !== undefined && evaluation ? outsideService(unleash, evaluation) : undefined
  const service = outside && evaluation ? shownService(options.service, evaluation) : options.service
  return async (request, visitor) => {
    const url = new URL(request.url)
    const script = isReading(request) ? scriptResponse(url.pathname) : undefined
    if (script) return script
    // The provider's server sends it, without cookies: the signed token is its proof.
    if (provider && url.pathname === OWNER_BACK_CHANNEL)
      return provider.backChannel(request, (who) => owners.endProvided(who))
    const page = Object.hasOwn(pages, url.pathname) ? pages[url.pathname] : undefined
    const known = await findSession(request, {
      token: sessionTokenOf(request, visitor),
      find: (token) => owners.session(token),
      secret,
      site: 'flags',
      https: visitor.https,
    })
    const context: ConsoleContext = {
      look: options.look,
      service,
      owners,
      tokens,
      factors,
      provider,
      passkeys,
      passwords,
      evaluation,
      outside,
      previews,
      audit,
      results,
      request,
      url,
      texts: textsFor(request, known.visitor.session?.owner),
      origin: visitor.origin,
      visitor,
      ...known.visitor,
      now: clock(),
    }
    const received =
      page === undefined ? missingPage(context.texts) : await respondTo(page, context, known.guard)
    if (received.kind === 'page') return pageResponse(context, received, known.cookies)
    if (received.kind === 'missing') return pageResponse(context, missingPage(context.texts), known.cookies)
    return responseOf(received)
  }
}
