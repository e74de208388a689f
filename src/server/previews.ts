import { LRUCache } from 'lru-cache'
import { type FlagName, flagNames } from '../../config/flags.ts'
import { PREVIEW_LINK } from '../../content-models/preview-link.ts'
import { type ContentPreview, isContentToken } from '../../content-models/preview-token.ts'
import type { FlagPreview } from '../boot.ts'
import type { Preview } from '../flags/preview.server.ts'
import { PREVIEW_END, PREVIEW_STATE, PREVIEW_TIME } from '../flags/preview-paths.ts'
import { ownPath } from '../routing/own-path.ts'
import type { ShownContent } from './content-previews.ts'
import { createEdition, type Edition } from './editions.ts'
import { type Answer, bytesAnswer, type Exchange, type HeaderPairs, isRead } from './exchange.ts'
import { chooseLanguage } from './language-choice.ts'
import { noticePage } from './notice-page.ts'
import type { OuterOptions } from './outer-options.ts'
import { homeOf } from './pages.ts'
import { methodNotAllowed, textAnswer } from './plain-answers.ts'
import { endedPreviewCookie, isForeignFrame, type PreviewCookie, type PreviewTokens, previewCookie, readPreviewCookie } from './preview-cookie.ts'
import { previewNotices } from './preview-notices.ts'
import { askedTime } from './preview-time.ts'
import { plainSecurity } from './security-headers.ts'
import { withHeaders } from './with-headers.ts'

export interface Previews {
  /** The link that opens a preview, the forms of its banner and what its script asks; undefined where the path is none of them. */
  answer(exchange: Exchange, edition: Edition, pathname: string): Answer | Promise<Answer> | undefined
  /** Answers with the values and contents that this visitor has chosen to see, if any. */
  follow(exchange: Exchange, edition: Edition, answer: (edition: Edition) => Answer | Promise<Answer>): Answer | Promise<Answer>
}

/** What is good of the tokens that a browser came with. */
interface Chosen {
  readonly flags: Preview | undefined
  readonly content: (ContentPreview & Pick<ShownContent, 'token'>) | undefined
}

const MAX_EDITIONS = 50
const KEPT_BY_NOBODY: HeaderPairs = [
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
]

const seeOther = (location: string, { https }: Edition['host'], cookie: readonly [string, string]): Answer =>
  bytesAnswer(303, [['Location', location], cookie, ...KEPT_BY_NOBODY, ...plainSecurity(https)])

/** The chosen values that are not the live ones. */
function differing({ flags, content }: Chosen, { values }: Edition['flags']): FlagPreview {
  const changed = flagNames.flatMap((name): [FlagName, boolean][] => {
    const chosen = flags?.flags[name]
    return chosen === undefined || chosen === values[name] ? [] : [[name, chosen]]
  })
  return { flags: Object.fromEntries(changed), until: Math.min(flags?.until ?? Number.POSITIVE_INFINITY, content?.until ?? Number.POSITIVE_INFINITY) }
}

function homeAnd(exchange: Exchange, edition: Edition, target: string): string {
  return target === '/' ? homeOf(exchange, edition) : target
}

/** Only a page of this very host may change what the visitor sees. */
function isFromHere(exchange: Exchange, origin: string): boolean {
  return exchange.header('sec-fetch-site') === 'same-origin' || exchange.header('origin') === origin
}

const queryOf = ({ target }: Exchange, origin: string) => URL.parse(origin + target)?.searchParams

/** The page from which the form was sent, also after navigations that the form knows nothing of. */
function pageBefore(exchange: Exchange, { host }: Edition): string {
  const referrer = URL.parse(exchange.header('referer') ?? '')
  return ownPath(referrer ? referrer.pathname + referrer.search : queryOf(exchange, host.origin)?.get('to'), host.origin)
}

const lastOf = ({ flags, content }: Chosen): number => Math.max(flags?.until ?? 0, content?.until ?? 0)

export function createPreviews(options: OuterOptions, clock: () => number): Previews {
  const { readPreview, contentPreviews } = options
  const editions = new LRUCache<string, Edition>({ max: MAX_EDITIONS })

  function refusal(exchange: Exchange, edition: Edition, fault: 'expired' | 'invalid', target: string): Answer {
    const { host, paths, frame } = edition
    const chosen = chooseLanguage(host.site, exchange.header('cookie'), exchange.header('accept-language'))
    const language = target === '/' ? chosen : paths.languageOf(target.split(/[?#]/, 1)[0] ?? '')
    const { title, body, back } = previewNotices[fault][language]
    const links = [{ label: back, href: paths.href('home', language) ?? '/' }]
    const status = fault === 'expired' ? 410 : 403
    const framedBy = contentPreviews?.framedBy
    const shownIn = framedBy === undefined ? frame : { ...frame, framedBy }
    return noticePage(shownIn, { status, language, title, body, links }, [['X-Robots-Tag', 'noindex']])
  }

  function read(edition: Edition, { flags, content }: PreviewTokens): Chosen {
    const { id } = edition.host.site
    const [values, contents] = [flags && readPreview?.(id, flags, clock()), content && contentPreviews?.read(id, content, clock())]
    return {
      flags: typeof values === 'object' ? values : undefined,
      content: content && typeof contents === 'object' ? { ...contents, token: content } : undefined,
    }
  }

  function keep(exchange: Exchange, edition: Edition, tokens: PreviewTokens, framed: boolean, target: string): Answer {
    const { host } = edition
    const chosen = read(edition, tokens)
    const good = { framed, flags: chosen.flags && tokens.flags, content: chosen.content?.token }
    const seconds = Math.floor((lastOf(chosen) - clock()) / 1_000)
    return seeOther(homeAnd(exchange, edition, target), host, previewCookie(good, seconds, host.https))
  }

  /** A link takes the place of one of its own kind; what the browser sees of the other kind stays. */
  function open(exchange: Exchange, edition: Edition): Answer {
    const { origin, site } = edition.host
    const query = queryOf(exchange, origin)
    const [token, target] = [query?.get('token') ?? '', ownPath(query?.get('to'), origin)]
    const isContent = isContentToken(token)
    const preview = isContent ? contentPreviews?.read(site.id, token, clock()) : readPreview?.(site.id, token, clock())
    if (typeof preview !== 'object') return refusal(exchange, edition, preview ?? 'invalid', target)
    const framed = isContent && isForeignFrame(exchange)
    const before = readPreviewCookie(exchange.header('cookie'))
    return keep(exchange, edition, { ...before, [isContent ? 'content' : 'flags']: token }, framed, target)
  }

  function refusedForm(exchange: Exchange, { host }: Edition): Answer | undefined {
    const { https } = host
    if (exchange.method !== 'POST') return textAnswer(405, 'Method not allowed\n', { headers: [['Allow', 'POST']], https })
    return isFromHere(exchange, host.origin) ? undefined : textAnswer(403, 'Only a page of this site changes a preview\n', { https })
  }

  function end(exchange: Exchange, edition: Edition): Answer {
    const { host } = edition
    const cookie = endedPreviewCookie(readPreviewCookie(exchange.header('cookie')), host.https)
    return seeOther(homeAnd(exchange, edition, pageBefore(exchange, edition)), host, cookie)
  }

  async function moveTo(exchange: Exchange, edition: Edition): Promise<Answer> {
    const { host } = edition
    const cookie = readPreviewCookie(exchange.header('cookie'))
    const { content } = read(edition, cookie ?? {})
    if (!content?.travel || !contentPreviews) return textAnswer(403, 'This preview keeps to its time\n', { https: host.https })
    const at = await askedTime(exchange.toRequest(host.origin + exchange.target), host.site.timeZone)
    const { token: _token, ...known } = content
    const token = contentPreviews.sign({ ...known, at })
    return keep(exchange, edition, { ...cookie, content: token }, cookie?.framed ?? false, pageBefore(exchange, edition))
  }

  async function state(exchange: Exchange, edition: Edition): Promise<Answer> {
    const { https, site } = edition.host
    const { content } = read(edition, readPreviewCookie(exchange.header('cookie')) ?? {})
    const frame = content && (await contentPreviews?.frame(site.id))
    return textAnswer(frame ? 200 : 404, frame?.revision ?? 'No preview\n', { headers: KEPT_BY_NOBODY, https })
  }

  async function editionFor(edition: Edition, tokens: PreviewCookie): Promise<Edition | undefined> {
    const chosen = read(edition, tokens)
    if (!chosen.flags && !chosen.content) return undefined
    const { host, flags } = edition
    const frame = chosen.content && (await contentPreviews?.frame(host.site.id))
    const key = [host.key, flags.hash, chosen.flags && tokens.flags, chosen.content?.token, tokens.framed, JSON.stringify(frame)].join(' ')
    const known = editions.get(key)
    if (known && known.host === host) return known
    const { days, revision = '' } = frame ?? {}
    const content = chosen.content && { ...chosen.content, days, revision, framedBy: contentPreviews?.framedBy, framed: tokens.framed }
    const values = { ...flags.values, ...chosen.flags?.flags }
    const made = createEdition(host, { values, hash: 'preview', preview: differing(chosen, flags), content }, options)
    editions.set(key, made)
    return made
  }

  return {
    answer(exchange, edition, pathname) {
      if ((!readPreview && !contentPreviews) || !pathname.startsWith(PREVIEW_LINK)) return undefined
      const isForm = pathname === PREVIEW_END || pathname === PREVIEW_TIME
      if (!isForm && pathname !== PREVIEW_LINK && pathname !== PREVIEW_STATE) return undefined
      exchange.kind = 'preview'
      if (isForm) return refusedForm(exchange, edition) ?? (pathname === PREVIEW_END ? end : moveTo)(exchange, edition)
      if (!isRead(exchange.method)) return methodNotAllowed(edition.host.https)
      return (pathname === PREVIEW_LINK ? open : state)(exchange, edition)
    },
    follow(exchange, edition, answer) {
      const cookie = readPreviewCookie(exchange.header('cookie'))
      if (!cookie || (!readPreview && !contentPreviews)) return answer(edition)
      return editionFor(edition, cookie).then(async (chosen) => {
        const headers: HeaderPairs = chosen ? KEPT_BY_NOBODY : [['Cache-Control', 'no-store'], endedPreviewCookie(cookie, edition.host.https)]
        return withHeaders(await answer(chosen ?? edition), headers)
      })
    },
  }
}
