import { authentication } from '../../config/authentication.ts'
import { limits } from '../../config/limits.ts'
import type { Language } from '../../config/types.ts'
import { compressedResponse } from './compressed-response.ts'
import type { Edition } from './editions.ts'
import { type Answer, bytesAnswer, type Exchange, type HeaderPairs, isRead } from './exchange.ts'
import { chooseLanguage } from './language-choice.ts'
import { noticePage } from './notice-page.ts'
import type { OuterOptions } from './outer-options.ts'
import { methodNotAllowed } from './plain-answers.ts'
import { plainSecurity } from './security-headers.ts'
import { apiVisitor } from './visitor-address.ts'

interface NoticeTexts {
  readonly title: string
  readonly body: string
  readonly back: string
}

/** Beside `fallback-page.ts` and for its reason not in `locales/`. */
const signIn = {
  fr: {
    title: 'La connexion fait une courte pause',
    body: 'Il n’est pas possible de se connecter pour le moment. Vos avantages ne bougent pas, et les séances vous attendent sur le site.',
    back: 'Retour aux séances',
  },
  en: {
    title: 'Signing in is taking a short break',
    body: 'It is not possible to sign in at the moment. Everything in your account stays as it is, and the programme is open as ever.',
    back: 'Back to the programme',
  },
  de: {
    title: 'Die Anmeldung macht kurz Pause',
    body: 'Im Moment können Sie sich nicht anmelden. Ihr Konto bleibt, wie es ist, und das Programm ist wie immer für Sie da.',
    back: 'Zurück zum Programm',
  },
  nl: {
    title: 'Inloggen is even gepauzeerd',
    body: 'Inloggen is op dit moment niet mogelijk. Aan je account verandert niets, en het programma staat gewoon voor je klaar.',
    back: 'Terug naar het programma',
  },
} as const satisfies Record<Language, NoticeTexts>

const account = {
  fr: {
    title: 'L’espace client fait une courte pause',
    body: 'Votre espace client n’est pas accessible pour le moment. Vos réservations et vos avantages ne bougent pas.',
    back: 'Retour aux séances',
  },
  en: {
    title: 'Your account is taking a short break',
    body: 'It is not possible to open your account at the moment. Your bookings and benefits stay exactly as they are.',
    back: 'Back to the programme',
  },
  de: {
    title: 'Der Kundenbereich macht kurz Pause',
    body: 'Ihr Konto lässt sich im Moment nicht öffnen. Ihre Buchungen und Vorteile bleiben, wie sie sind.',
    back: 'Zurück zum Programm',
  },
  nl: {
    title: 'Je account is even gepauzeerd',
    body: 'Je account is op dit moment niet te openen. Aan je reserveringen en voordelen verandert niets.',
    back: 'Terug naar het programma',
  },
} as const satisfies Record<Language, NoticeTexts>

const missing = {
  fr: {
    title: 'Cette porte ne mène nulle part',
    body: 'La page que vous cherchez n’existe pas dans l’espace client, ou n’y est plus.',
    back: 'Retour au cinéma',
  },
  en: {
    title: 'This door leads nowhere',
    body: 'The page you are looking for is not part of the client area, or no longer is.',
    back: 'Back to the cinema',
  },
  de: {
    title: 'Diese Tür führt nirgends hin',
    body: 'Die gesuchte Seite gibt es im Kundenbereich nicht oder nicht mehr.',
    back: 'Zurück ins Kino',
  },
  nl: {
    title: 'Deze deur leidt nergens heen',
    body: 'De pagina die je zoekt bestaat niet in de klantomgeving, of niet meer.',
    back: 'Terug naar de bioscoop',
  },
} as const satisfies Record<Language, NoticeTexts>

const NOT_INDEXED: HeaderPairs = [['X-Robots-Tag', 'noindex']]
const METHODS = 'GET, HEAD, POST, PATCH, DELETE'
const HEADERS = `authorization, content-type, ${authentication.csrfHeader.toLowerCase()}`
const PREFLIGHT_SECONDS = '600'

/** Only pages of the site itself may read what its client host answers, with the visitor's cookies. */
function crossOrigin(exchange: Exchange, { host }: Edition): HeaderPairs {
  const allowed: HeaderPairs =
    exchange.header('origin') === host.origin
      ? [
          ['Access-Control-Allow-Origin', host.origin],
          ['Access-Control-Allow-Credentials', 'true'],
        ]
      : []
  return [['Vary', 'Origin'], ...allowed]
}

function preflight(exchange: Exchange, edition: Edition): Answer {
  const allowed: HeaderPairs = [
    ['Access-Control-Allow-Methods', METHODS],
    ['Access-Control-Allow-Headers', HEADERS],
    ['Access-Control-Max-Age', PREFLIGHT_SECONDS],
    ['Allow', METHODS],
  ]
  return bytesAnswer(204, [['Cache-Control', 'no-store'], ...crossOrigin(exchange, edition), ...allowed, ...plainSecurity(edition.host.https)])
}

async function fromClientApi(options: OuterOptions, exchange: Exchange, edition: Edition): Promise<Answer> {
  const { host } = edition
  exchange.kind = 'client-api'
  if (exchange.method === 'OPTIONS') return preflight(exchange, edition)
  const visitor = apiVisitor(exchange, host, options.env.TRUST_PROXY)
  const response = await options.clientApi(host.site.id, exchange.toRequest(host.clientOrigin + exchange.target), visitor)
  const headers = new Headers(response.headers)
  for (const [name, value] of [...crossOrigin(exchange, edition), ...NOT_INDEXED, ...plainSecurity(host.https)]) headers.set(name, value)
  return compressedResponse(exchange, new Response(response.body, { status: response.status, headers }))
}

const { doors, rooms }: { readonly doors: readonly string[]; readonly rooms: readonly string[] } = authentication

/** Pages that exist, as soon as there are accounts. */
function pausedPage(page: string | undefined): Record<Language, NoticeTexts> | null {
  if (page === undefined) return null
  if (doors.includes(page)) return signIn
  return rooms.includes(page) ? account : null
}

/** Answers a request of a site's client host: its API; its pages say that they are not open yet. */
export function answerOfClientHost(options: OuterOptions, exchange: Exchange, edition: Edition): Answer | Promise<Answer> {
  const { host, paths, frame } = edition
  const pathname = exchange.target.split('?', 1)[0] ?? '/'
  if (pathname.startsWith('/api/')) return fromClientApi(options, exchange, edition)
  exchange.kind = 'client-page'
  if (!isRead(exchange.method)) return methodNotAllowed(host.https)
  const [, first, page, ...rest] = pathname.split('/')
  const own = host.site.languages.find((language) => language === first)
  const language = own ?? chooseLanguage(host.site, exchange.header('cookie'), exchange.header('accept-language'))
  const paused = own !== undefined && rest.length === 0 ? pausedPage(page) : null
  const { title, body, back } = (paused ?? missing)[language]
  const links = [{ label: back, href: host.origin + (paths.href('home', language) ?? '/') }]
  const retry: HeaderPairs = paused ? [['Retry-After', String(limits.upstream.retryAfterSeconds)]] : []
  return noticePage(frame, { status: paused ? 503 : 404, language, title, body, links }, [...NOT_INDEXED, ...retry])
}
