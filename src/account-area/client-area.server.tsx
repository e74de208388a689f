import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { authentication } from '../../config/authentication.ts'
import type { FlagValues } from '../../config/flags.ts'
import { type Site, type SiteId, sites } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import type { ClientPage, ClientPages, ClientRequest } from '../document/client-request.ts'
import { createTexts, type Texts } from '../i18n/texts.ts'
import type { AccountPlace } from '../services/accounts/accounts.ts'
import { type ContextOptions, clientContext, contextOf } from './client-context.ts'
import { type FormGuard, isOwnForm } from './csrf.ts'
import { refusedForm } from './guest/refused-form.tsx'
import { identityErrorPage } from './identity-error.tsx'
import { ClientDocument } from './layout.tsx'
import type { ClientAreaPage, ClientContext, PageResponse, ShownPage } from './page.ts'
import { accountPagesInOrder, pages } from './pages.ts'
import { readSentForm } from './read-form.ts'

export interface ClientAreaOptions extends ContextOptions {
  /** Every text of a language, those of the client area among them. */
  readonly texts: (language: Language) => Texts
  /** The values of a site's flags just now. */
  readonly flags: (site: SiteId) => FlagValues
}

export interface ClientArea extends ClientPages {
  /** The page that says why the provider cannot go on; `code` is its name for that. */
  errorPage(place: AccountPlace, code: string, status: number): Response
}

const HTML = 'text/html; charset=utf-8'
const READS = ['GET', 'HEAD']

/** Never kept by anyone, and never found: what it shows is one visitor's. */
const ALWAYS = [
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
] as const

function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers([
    ...ALWAYS.map(([name, value]): [string, string] => [name, value]),
    ['Location', location],
  ])
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

const notAllowed = (allow: string) =>
  new Response('Method not allowed\n', { status: 405, headers: { allow, 'cache-control': 'no-store' } })

/** To the log-in, which leads back to the page. */
function toSignIn({ url, href }: ClientContext, read: boolean): PageResponse {
  return { kind: 'redirect', location: href('sign-in', read ? { back: url.pathname + url.search } : {}) }
}

async function sent(page: ClientAreaPage, context: ClientContext, guard: FormGuard): Promise<PageResponse> {
  if (!page.post) return { kind: 'response', response: notAllowed(READS.join(', ')) }
  const form = await readSentForm(context.request, page.upload?.megabytes)
  if (form === 'tooLarge') return page.upload?.tooLarge(context) ?? refusedForm(context, 413)
  if (form === 'notAForm') return refusedForm(context, 415)
  if (!isOwnForm(context.request, context.place.clientOrigin, guard, form.fields))
    return refusedForm(context, 403)
  return page.post(context, form.fields, form.file)
}

function respondTo(
  page: ClientAreaPage,
  context: ClientContext,
  guard: FormGuard,
): Promise<PageResponse> | PageResponse {
  const { method } = context.request
  const read = READS.includes(method)
  if (!read && method !== 'POST')
    return { kind: 'response', response: notAllowed(page.post ? 'GET, HEAD, POST' : READS.join(', ')) }
  if (page.kind === 'account' && context.session === null) return toSignIn(context, read)
  return read ? page.get(context) : sent(page, context, guard)
}

/** Every page of the client hosts: guest pages for visitors on the way in, account pages for signed-in clients. */
export function createClientArea(options: ClientAreaOptions): ClientArea {
  const instances = new Map<string, i18n>()
  function textsIn(language: Language, { region }: Site): i18n {
    const place = `${language}-${region}`
    const known = instances.get(place) ?? createTexts(language, region, options.texts(language))
    instances.set(place, known)
    return known
  }

  const html = ({ language, site }: ClientContext, document: ReactNode) =>
    `<!doctype html>${renderToStaticMarkup(<I18nextProvider i18n={textsIn(language, site)}>{document}</I18nextProvider>)}`

  function shown(
    outcome: ShownPage,
    page: ClientAreaPage,
    context: ClientContext,
    setCookies: readonly string[],
  ): ClientPage {
    const accountPages = accountPagesInOrder.filter(
      (name) => pages[name] && (pages[name].exists?.(context) ?? true),
    )
    const cookies = [...setCookies, ...(outcome.cookies ?? [])]
    return {
      status: outcome.status ?? 200,
      html: html(context, <ClientDocument context={context} accountPages={accountPages} page={outcome} />),
      headers: [...ALWAYS, ...cookies.map((cookie) => ['Set-Cookie', cookie] as const)],
      framed: page.framed === true,
    }
  }

  return {
    errorPage(place, code, status) {
      const { site, language, origin, clientOrigin } = place
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
      return new Response(page, {
        status,
        headers: [...ALWAYS.map(([name, value]): [string, string] => [name, value]), ['Content-Type', HTML]],
      })
    },
    async respond(clientRequest: ClientRequest) {
      const [, first, name = '', ...rest] = new URL(clientRequest.request.url).pathname.split('/')
      const language = clientRequest.site.languages.find((each) => each === first)
      const page = Object.hasOwn(pages, name) ? pages[name] : undefined
      if (language === undefined || page === undefined || rest.length > 0) return undefined
      const { context, guard, cookies } = await clientContext(
        options,
        clientRequest,
        { language, name },
        textsIn(language, clientRequest.site),
      )
      if (page.exists && !page.exists(context)) return undefined
      const outcome = await respondTo(page, context, guard)
      if (outcome.kind === 'missing') return undefined
      if (outcome.kind === 'redirect') return redirect(outcome.location, outcome.cookies ?? [])
      if (outcome.kind === 'response') return withCookies(outcome.response, outcome.cookies ?? [])
      return shown(outcome, page, context, cookies)
    },
  }
}
