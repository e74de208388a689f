import { ButtonLink } from '@marquee/design/controls/button.tsx'
import type { FormGuard } from '@marquee/forms/csrf.ts'
import type { Handled, PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { isReading, receive, refusedMethod } from '@marquee/forms/receive.ts'
import { PRIVATE, privateResponse, responseOf, retryAfterHeader } from '@marquee/forms/respond.ts'
import { createTexts, type Texts } from '@marquee/i18n/texts.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { authentication } from '#config/authentication.ts'
import type { FlagValues } from '#config/flags.ts'
import { type Site, type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ClientPage, ClientPages, ClientRequest } from '../document/client-request.ts'
import type { OrderedShowtime } from './account/ordered-showtime.server.ts'
import { type ContextOptions, clientContext, contextOf } from './client-context.ts'
import { messagePage } from './guest/messages.tsx'
import { orderedShowtime } from './guest/order-summary.server.tsx'
import { ClientDocument } from './layout.tsx'
import type { ClientAreaPage, ClientContext } from './page.ts'
import { accountPagesInOrder, pagesOfSite } from './pages.ts'

export interface ClientAreaOptions extends ContextOptions {
  readonly texts: (language: Language) => Texts
  readonly flags: (site: SiteId) => FlagValues
  /** Gets each form that is not ours or outdated. */
  readonly audit?: Pick<AuditLog, 'record' | 'clientKey'>
}

export interface ClientArea extends ClientPages {
  /** The page for a provider error; `code` is its OAuth name. */
  errorPage(visited: SiteRequest, code: string, status: number): Response
}

const HTML = ['Content-Type', 'text/html; charset=utf-8'] as const
const FORM_BYTES = 32_768
const MEGABYTE = 1_000_000

function toSignIn({ url, href, request }: ClientContext): PageResponse {
  const query = isReading(request) ? { back: url.pathname + url.search } : undefined
  return { kind: 'redirect', location: href('sign-in', query) }
}

/** The page of an outdated, oversized or foreign form; links to the same page. */
function refusedForm({ t, url }: ClientContext, status: 403 | 413 | 415): ShownPage {
  return {
    kind: 'page',
    status,
    title: t('client-guest:refused.title'),
    lead: t('client-guest:refused.text'),
    body: (
      <p>
        <ButtonLink look="solid" external href={url.pathname + url.search}>
          {t('client-guest:refused.again')}
        </ButtonLink>
      </p>
    ),
  }
}

function respondTo(
  page: ClientAreaPage,
  context: ClientContext,
  guard: FormGuard,
  audit: ClientAreaOptions['audit'],
): Handled {
  const { request, session, visited, isElsewhere } = context
  const refused = refusedMethod(request, page)
  if (refused) return refused
  if (page.kind === 'account' && session === null) {
    // The policy does not let a form lead to the outside provider.
    if (isElsewhere && !isReading(request)) return refusedForm(context, 403)
    return toSignIn(context)
  }
  const files = page.upload ? FORM_BYTES + page.upload.megabytes * MEGABYTE : 0
  return receive(page, context, {
    request,
    origin: visited.clientOrigin,
    guard,
    size: { fields: FORM_BYTES, files },
    refuse: async (status) => {
      const { site } = visited
      if (status === 403)
        await audit?.record({
          event: 'form.refused',
          outcome: 'refused',
          actor: 'client',
          site,
          person: session ? audit.clientKey(site, session.account.email) : null,
          details: { page: context.url.pathname },
        })
      return refusedForm(context, status)
    },
  })
}

/** Situations by the provider's error code. */
const situations: Readonly<Record<string, 'expired' | 'unavailable' | 'refused' | 'tooMany' | 'invalid'>> = {
  expired: 'expired',
  unavailable: 'unavailable',
  refused: 'refused',
  tooMany: 'tooMany',
  invalidRequest: 'invalid',
  unknownTarget: 'invalid',
}

function identityErrorPage({ t, siteHref }: Pick<ClientContext, 't' | 'siteHref'>, code: string): ShownPage {
  const situation = (Object.hasOwn(situations, code) ? situations[code] : undefined) ?? 'invalid'
  const ways = [{ label: t('client-guest:identity.back'), href: siteHref() }]
  return messagePage(
    t(`client-guest:identity.${situation}.title`),
    t(`client-guest:identity.${situation}.lead`),
    ways,
  )
}

export function createClientArea(options: ClientAreaOptions): ClientArea {
  const instances = new Map<string, i18n>()
  function textsIn(language: Language, { region }: Site): i18n {
    const locale = `${language}-${region}`
    const known = instances.get(locale) ?? createTexts(language, region, options.texts(language))
    instances.set(locale, known)
    return known
  }

  const html = ({ language, site }: ClientContext, document: ReactNode) =>
    `<!doctype html>${renderToStaticMarkup(<I18nextProvider i18n={textsIn(language, site)}>{document}</I18nextProvider>)}`

  function shown(
    outcome: ShownPage,
    page: ClientAreaPage,
    context: ClientContext,
    setCookies: readonly string[],
    ordered: OrderedShowtime | null,
  ): ClientPage {
    const pages = pagesOfSite(context.isElsewhere)
    const accountPages = accountPagesInOrder.filter(
      (name) => pages[name] && (pages[name].exists?.(context) ?? true),
    )
    const cookies = [...setCookies, ...(outcome.cookies ?? [])]
    return {
      status: outcome.status ?? 200,
      html: html(
        context,
        <ClientDocument context={context} accountPages={accountPages} page={outcome} ordered={ordered} />,
      ),
      scripts: outcome.script ? [outcome.script.code] : [],
      headers: [
        ...PRIVATE,
        ...retryAfterHeader(outcome),
        ...cookies.map((cookie) => ['Set-Cookie', cookie] as const),
      ],
      framed: page.framed === true,
    }
  }

  return {
    errorPage(visited, code, status) {
      const { site, language, origin, clientOrigin } = visited
      const request = new Request(`${clientOrigin}/${language}/${authentication.signInPath}`)
      const https = clientOrigin.startsWith('https:')
      const clientRequest = {
        site: sites[site],
        flags: options.flags(site),
        origin,
        clientOrigin,
        https,
        address: undefined,
        request,
      }
      const known = { session: null, sessionToken: undefined, csrf: '' }
      const context = contextOf(
        options,
        clientRequest,
        { language, name: authentication.signInPath },
        textsIn(language, sites[site]),
        known,
      )
      const page = html(
        context,
        <ClientDocument context={context} accountPages={[]} page={identityErrorPage(context, code)} />,
      )
      return privateResponse(page, status, [HTML])
    },
    async respond(clientRequest: ClientRequest) {
      const [, first, name = '', ...rest] = new URL(clientRequest.request.url).pathname.split('/')
      const language = clientRequest.site.languages.find((each) => each === first)
      const pages = pagesOfSite(options.identity?.isElsewhere(clientRequest.site.id) ?? false)
      const page = Object.hasOwn(pages, name) ? pages[name] : undefined
      if (language === undefined || page === undefined || rest.length > 0) return undefined
      const { context, guard, cookies } = await clientContext(
        options,
        clientRequest,
        { language, name },
        textsIn(language, clientRequest.site),
      )
      if (page.exists && !page.exists(context)) return undefined
      const outcome = await respondTo(page, context, guard, options.audit)
      if (outcome.kind === 'missing') return undefined
      if (outcome.kind !== 'page') return responseOf(outcome)
      const ordered = page.kind === 'guest' ? await orderedShowtime(context) : null
      return shown(outcome, page, context, cookies, ordered)
    },
  }
}
