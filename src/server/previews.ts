import { LRUCache } from 'lru-cache'
import { type FlagName, flagNames } from '../../config/flags.ts'
import type { FlagPreview } from '../boot.ts'
import type { Preview } from '../flags/preview.server.ts'
import { PREVIEW_COOKIE, PREVIEW_END, PREVIEW_LINK } from '../flags/preview-paths.ts'
import { ownPath } from '../routing/own-path.ts'
import { createEdition, type Edition } from './editions.ts'
import { type Answer, bytesAnswer, type Exchange, type HeaderPairs, isRead } from './exchange.ts'
import { chooseLanguage } from './language-choice.ts'
import { noticePage } from './notice-page.ts'
import type { OuterOptions } from './outer-options.ts'
import { homeOf } from './pages.ts'
import { methodNotAllowed, textAnswer } from './plain-answers.ts'
import { previewNotices } from './preview-notices.ts'
import { plainSecurity } from './security-headers.ts'
import { withHeaders } from './with-headers.ts'

export interface Previews {
  /** The link that opens a preview and the form that ends it; undefined where the path is neither. */
  answer(exchange: Exchange, edition: Edition, pathname: string): Answer | undefined
  /** Answers with the values that this visitor has chosen to see, if any. */
  follow(exchange: Exchange, edition: Edition, answer: (edition: Edition) => Answer | Promise<Answer>): Answer | Promise<Answer>
}

const MAX_EDITIONS = 50
const COOKIE = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=([^;]*)`)
const KEPT_BY_NOBODY: HeaderPairs = [
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
]

const cookieHeader = (value: string, seconds: number, https: boolean): readonly [string, string] => [
  'Set-Cookie',
  `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`,
]

const endedCookie = (https: boolean) => cookieHeader('', 0, https)

const seeOther = (location: string, { https }: Edition['host'], cookie: readonly [string, string]): Answer =>
  bytesAnswer(303, [['Location', location], cookie, ...KEPT_BY_NOBODY, ...plainSecurity(https)])

/** The chosen values that are not the live ones. */
function differing({ flags, until }: Preview, { values }: Edition['flags']): FlagPreview {
  const changed = flagNames.flatMap((name): [FlagName, boolean][] => {
    const chosen = flags[name]
    return chosen === undefined || chosen === values[name] ? [] : [[name, chosen]]
  })
  return { flags: Object.fromEntries(changed), until }
}

function previewOf(edition: Edition, preview: Preview, options: OuterOptions): Edition {
  const { host, flags } = edition
  const values = { ...flags.values, ...preview.flags }
  return createEdition(host, { values, hash: 'preview', preview: differing(preview, flags) }, options)
}

function homeAnd(exchange: Exchange, edition: Edition, target: string): string {
  return target === '/' ? homeOf(exchange, edition) : target
}

/** Only a page of this very host may end what the visitor sees. */
function isFromHere(exchange: Exchange, origin: string): boolean {
  return exchange.header('sec-fetch-site') === 'same-origin' || exchange.header('origin') === origin
}

const queryOf = ({ target }: Exchange, origin: string) => URL.parse(origin + target)?.searchParams

/** The page from which the form was sent, also after navigations that the form knows nothing of. */
function pageBefore(exchange: Exchange, { host }: Edition): string {
  const referrer = URL.parse(exchange.header('referer') ?? '')
  return ownPath(referrer ? referrer.pathname + referrer.search : queryOf(exchange, host.origin)?.get('to'), host.origin)
}

export function createPreviews(options: OuterOptions, clock: () => number): Previews {
  const { readPreview } = options
  const editions = new LRUCache<string, Edition>({ max: MAX_EDITIONS })

  function refusal(exchange: Exchange, edition: Edition, fault: 'expired' | 'invalid', target: string): Answer {
    const { host, paths, frame } = edition
    const chosen = chooseLanguage(host.site, exchange.header('cookie'), exchange.header('accept-language'))
    const language = target === '/' ? chosen : paths.languageOf(target.split(/[?#]/, 1)[0] ?? '')
    const { title, body, back } = previewNotices[fault][language]
    const links = [{ label: back, href: paths.href('home', language) ?? '/' }]
    const status = fault === 'expired' ? 410 : 403
    return noticePage(frame, { status, language, title, body, links }, [['X-Robots-Tag', 'noindex']])
  }

  function open(exchange: Exchange, edition: Edition, read: NonNullable<typeof readPreview>): Answer {
    const { host } = edition
    const query = queryOf(exchange, host.origin)
    const [token, target] = [query?.get('token') ?? '', ownPath(query?.get('to'), host.origin)]
    const preview = read(host.site.id, token, clock())
    if (typeof preview === 'string') return refusal(exchange, edition, preview, target)
    const seconds = Math.floor((preview.until - clock()) / 1_000)
    return seeOther(homeAnd(exchange, edition, target), host, cookieHeader(token, seconds, host.https))
  }

  function end(exchange: Exchange, edition: Edition): Answer {
    const { host } = edition
    if (exchange.method !== 'POST') return textAnswer(405, 'Method not allowed\n', { headers: [['Allow', 'POST']], https: host.https })
    if (!isFromHere(exchange, host.origin)) return textAnswer(403, 'Only a page of this site ends a preview\n', { https: host.https })
    return seeOther(homeAnd(exchange, edition, pageBefore(exchange, edition)), host, endedCookie(host.https))
  }

  function editionFor(edition: Edition, token: string): Edition | undefined {
    const key = `${edition.host.key} ${edition.flags.hash} ${token}`
    const preview = readPreview?.(edition.host.site.id, token, clock())
    if (preview === undefined || typeof preview === 'string') return undefined
    const known = editions.get(key)
    if (known && known.host === edition.host) return known
    const made = previewOf(edition, preview, options)
    editions.set(key, made)
    return made
  }

  return {
    answer(exchange, edition, pathname) {
      if (!readPreview || (pathname !== PREVIEW_LINK && pathname !== PREVIEW_END)) return undefined
      exchange.kind = 'preview'
      if (pathname === PREVIEW_END) return end(exchange, edition)
      return isRead(exchange.method) ? open(exchange, edition, readPreview) : methodNotAllowed(edition.host.https)
    },
    follow(exchange, edition, answer) {
      const cookies = exchange.header('cookie')
      if (!cookies?.includes(PREVIEW_COOKIE) || !readPreview) return answer(edition)
      const token = COOKIE.exec(cookies)?.[1]
      if (token === undefined) return answer(edition)
      const chosen = editionFor(edition, token)
      const headers: HeaderPairs = chosen ? KEPT_BY_NOBODY : [['Cache-Control', 'no-store'], endedCookie(edition.host.https)]
      return Promise.resolve(answer(chosen ?? edition)).then((given) => withHeaders(given, headers))
    },
  }
}
