import type { FormGuard } from '@marquee/forms/csrf.ts'
import type { DocumentLook } from '@marquee/forms/form-document.tsx'
import { ownPageResponse } from '@marquee/forms/own-page.ts'
import type { HostVisitor, PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { isReading, type RefusalStatus, receive, refusedMethod } from '@marquee/forms/receive.ts'
import { responseOf } from '@marquee/forms/respond.ts'
import { findSession } from '@marquee/forms/session.ts'
import { zoneOf } from '@marquee/forms/time-zone.ts'
import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import { acceptedLanguage } from '@marquee/kit/http/language-choice.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { languages } from '#config/languages.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { sites } from '#config/sites.ts'
import type { FlagEvaluation } from '../evaluation/flag-evaluation.ts'
import type { FlagOwners, FlagTokens } from '../service/flag-owners.ts'
import type { FlagOwner, FlagService } from '../service/flag-service.ts'
import { OWNER_BACK_CHANNEL, type OwnerProvider } from '../service/owner-provider.ts'
import type { FlagResults } from '../service/results/flag-results.ts'
import { flagSession } from './access/session.ts'
import { signInAgain } from './access/sign-in.tsx'
import { ConsoleDocument } from './layout.tsx'
import { outsideService, shownService } from './outside-service.ts'
import { type ConsoleContext, type ConsolePage, hasRole, type OwnerContext, type StaffPages } from './page.ts'
import { embeddedOnly, pages, places } from './pages.ts'
import type { PreviewLinks } from './preview/preview-link.server.ts'
import { waitingFor } from './requests/request-state.ts'
import { consoleScript } from './script.server.ts'
import { type ConsoleTexts, consoleTexts, TextsContext, useTexts } from './texts/console-texts.ts'

export interface FlagConsoleOptions {
  readonly look: DocumentLook
  readonly service: FlagService
  readonly owners: FlagOwners
  readonly tokens: FlagTokens
  /** Signs and encrypts cookies of signed-out visitors. */
  readonly secret: string
  readonly provider: OwnerProvider
  /** Absent with an outside provider. */
  readonly staffPages?: ((origin: string) => StaffPages) | undefined
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
  const document = (
    <TextsContext value={context.texts}>
      <ConsoleDocument context={context} page={page} waiting={await requestsFor(context)} />
    </TextsContext>
  )
  const { https } = context.visitor
  return ownPageResponse(renderToStaticMarkup(document), page, { https, cookies })
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

const textsFor = (request: Request, owner: FlagOwner | undefined): ConsoleTexts =>
  consoleTexts(
    acceptedLanguage(languages, request.headers.get('accept-language')) ?? 'en',
    zoneOf(request, owner?.sites.map((site) => sites[site].timeZone) ?? []),
  )

function ToFlags() {
  const { t } = useTexts()
  return (
    <a className="link" href="/">
      {t('frame.toFlags')}
    </a>
  )
}

function messagePage(title: string, text: string, status: number): ShownPage {
  return {
    kind: 'page',
    status,
    title,
    body: (
      <>
        <p className="measure">{text}</p>
        <p>
          <ToFlags />
        </p>
      </>
    ),
  }
}

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
  const owner = signedIn(context)
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
  // A script cannot follow a redirect to the provider, which is another site.
  const isScripted = request.headers.get('sec-fetch-dest') === 'empty'
  if (owner === null) return isReading(request) && !isScripted ? toSignIn(context) : signInAgain(context)
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
  const { owners, tokens, secret, provider, staffPages, evaluation, previews, audit, results, unleash } =
    options
  const { clock = Date.now } = options
  const safe = createSafe(secret, 'saved forms')
  const outside = unleash !== undefined && evaluation ? outsideService(unleash, evaluation) : undefined
  const service = outside && evaluation ? shownService(options.service, evaluation) : options.service
  return async (request, visitor) => {
    const url = new URL(request.url)
    const script = isReading(request) ? consoleScript.respond(url.pathname) : undefined
    if (script) return script
    // The provider's server sends it, without cookies: the signed token is its proof.
    if (url.pathname === OWNER_BACK_CHANNEL)
      return provider.backChannel(visitor.origin, request, (who) => owners.endProvided(who))
    const page = Object.hasOwn(pages, url.pathname) ? pages[url.pathname] : undefined
    const known = await findSession(request, {
      token: flagSession.tokenOf(request, visitor.https),
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
      provider,
      safe,
      staffPages: staffPages?.(visitor.origin) ?? null,
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
