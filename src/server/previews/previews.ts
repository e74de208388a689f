import { ownPath } from '@marquee/addresses/safe-path.ts'
import { noticesOf } from '@marquee/i18n/notices.ts'
import { chooseLanguage } from '@marquee/kit/http/language-choice.ts'
import { readForm } from '@marquee/kit/http/read-body.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { PREVIEW_LINK } from '#models/preview-link.ts'
import { isContentToken } from '#models/preview-token.ts'
import { instantOf } from '#models/site-clock.ts'
import { bytesResponse, type Exchange, isRead, type OuterResponse } from '../exchange.ts'
import type { SiteEdition } from '../hosts/editions.ts'
import type { OuterOptions } from '../outer-options.ts'
import { noticePage } from '../pages/notice-pages.ts'
import { homeOf } from '../pages/pages.ts'
import { methodNotAllowed, NOT_INDEXED, nothingHere, textResponse } from '../plain-responses.ts'
import { refused } from '../refused-responses.ts'
import { withHeaders } from '../with-headers.ts'
import { createFollowedPreviews, type FollowedPreviews } from './followed-previews.ts'
import {
  endedPreviewCookie,
  isForeignFrame,
  type PreviewCookie,
  previewCookie,
  readPreviewCookie,
} from './preview-cookie.ts'
import { PREVIEW_END, PREVIEW_STATE, PREVIEW_TIME } from './preview-paths.ts'

export interface Previews {
  owns(pathname: string): boolean
  /** It responds to paths that `owns` accepts. */
  respond(exchange: Exchange, edition: SiteEdition, pathname: string): OuterResponse | Promise<OuterResponse>
  /** Calls back with the edition of the visitor's preview, else with the given one. */
  follow(
    exchange: Exchange,
    edition: SiteEdition,
    respond: (edition: SiteEdition) => OuterResponse | Promise<OuterResponse>,
  ): OuterResponse | Promise<OuterResponse>
}

const NO_STORE: HeaderPairs = [['Cache-Control', 'no-store'], ...NOT_INDEXED]

const seeOther = (location: string, { https }: SiteEdition['host'], cookie: readonly [string, string]) =>
  bytesResponse(303, [['Location', location], cookie, ...NO_STORE, ...plainSecurity(https)])

function homeAnd(exchange: Exchange, edition: SiteEdition, target: string): string {
  return target === '/' ? homeOf(exchange, edition) : target
}

/** Pages of the same host alone may change a preview. */
function isFromHere(exchange: Exchange, origin: string): boolean {
  return exchange.header('sec-fetch-site') === 'same-origin' || exchange.header('origin') === origin
}

const queryOf = ({ target }: Exchange, origin: string) => URL.parse(origin + target)?.searchParams

/** The page that sent the form, also after client-side navigations. */
function pageBefore(exchange: Exchange, { host }: SiteEdition): string {
  const referrer = URL.parse(exchange.header('referer') ?? '')
  return ownPath(
    referrer ? referrer.pathname + referrer.search : queryOf(exchange, host.origin)?.get('to'),
    host.origin,
  )
}

interface Parts
  extends Pick<OuterOptions, 'readPreview' | 'contentPreviews'>,
    Pick<FollowedPreviews, 'read'> {
  readonly clock: () => number
}

function refusal(
  { contentPreviews }: Parts,
  exchange: Exchange,
  edition: SiteEdition,
  fault: 'expired' | 'invalid',
  target: string,
): OuterResponse {
  const { host, paths, frame } = edition
  const chosen = chooseLanguage(host.site, exchange.header('cookie'), exchange.header('accept-language'))
  const language = target === '/' ? chosen : paths.languageOf(target.split(/[?#]/, 1)[0] ?? '')
  const { title, body, back } = noticesOf(language)[fault === 'expired' ? 'previewExpired' : 'previewInvalid']
  const links = [{ label: back, href: paths.href('home', language) ?? '/' }]
  const status = fault === 'expired' ? 410 : 403
  const shownIn = { ...frame, framedBy: contentPreviews?.framedBy }
  return refused(
    `preview-${fault}`,
    noticePage(shownIn, { status, language, title, body, links }, NOT_INDEXED),
  )
}

/** Stores the valid tokens in a cookie and redirects to the page. */
function keep(
  { read, clock }: Parts,
  exchange: Exchange,
  edition: SiteEdition,
  { framed, ...tokens }: PreviewCookie,
  target: string,
): OuterResponse {
  const { host } = edition
  const { flags, content } = read(edition, tokens)
  const seconds = Math.floor((Math.max(flags?.until ?? 0, content?.until ?? 0) - clock()) / 1_000)
  const cookie = previewCookie(
    { framed, flags: flags && tokens.flags, content: content?.token },
    seconds,
    host.https,
  )
  return seeOther(homeAnd(exchange, edition, target), host, cookie)
}

/** A link replaces the token of its own kind and keeps the other. */
function open(parts: Parts, exchange: Exchange, edition: SiteEdition): OuterResponse {
  const { origin, site } = edition.host
  const query = queryOf(exchange, origin)
  const [token, target] = [query?.get('token') ?? '', ownPath(query?.get('to'), origin)]
  const isContent = isContentToken(token)
  const preview = (isContent ? parts.contentPreviews?.read : parts.readPreview)?.(
    site.id,
    token,
    parts.clock(),
  )
  if (typeof preview !== 'object') return refusal(parts, exchange, edition, preview ?? 'invalid', target)
  const before = readPreviewCookie(exchange.header('cookie'))
  const framed = isContent && isForeignFrame(exchange)
  return keep(
    parts,
    exchange,
    edition,
    { ...before, framed, [isContent ? 'content' : 'flags']: token },
    target,
  )
}

function refusedForm(exchange: Exchange, { host }: SiteEdition): OuterResponse | undefined {
  const { https } = host
  if (exchange.method !== 'POST') return methodNotAllowed(https, 'POST')
  return isFromHere(exchange, host.origin)
    ? undefined
    : refused('forbidden', textResponse(403, 'Only a page of this site changes a preview\n', { https }))
}

function end(_: Parts, exchange: Exchange, edition: SiteEdition): OuterResponse {
  const { host } = edition
  const cookie = endedPreviewCookie(readPreviewCookie(exchange.header('cookie')), host.https)
  return seeOther(homeAnd(exchange, edition, pageBefore(exchange, edition)), host, cookie)
}

const MAX_BYTES = 2_000
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Epoch milliseconds of the form's time on the site's clock; null: now. */
async function requestedTime(request: Request, timeZone: string): Promise<number | null> {
  const form = await readForm(request, { fields: MAX_BYTES, files: 0 })
  const wall = typeof form === 'string' || form.has('now') ? '' : form.get('at')
  const instant = typeof wall === 'string' && WALL_CLOCK.test(wall) ? instantOf(timeZone, wall) : Number.NaN
  return Number.isFinite(instant) ? instant : null
}

/** Keeps the expiry. */
async function moveTo(parts: Parts, exchange: Exchange, edition: SiteEdition): Promise<OuterResponse> {
  const { host } = edition
  const cookie = readPreviewCookie(exchange.header('cookie'))
  const { content } = parts.read(edition, cookie ?? {})
  if (!cookie || !content?.travel || !parts.contentPreviews)
    return refused('forbidden', textResponse(403, 'This preview keeps to its time\n', { https: host.https }))
  const at = await requestedTime(exchange.toRequest(host.origin + exchange.target), host.site.timeZone)
  const { token: _token, ...known } = content
  return keep(
    parts,
    exchange,
    edition,
    { ...cookie, content: parts.contentPreviews.sign({ ...known, at }) },
    pageBefore(exchange, edition),
  )
}

async function state({ read, contentPreviews }: Parts, exchange: Exchange, edition: SiteEdition) {
  const { https, site } = edition.host
  const { content } = read(edition, readPreviewCookie(exchange.header('cookie')) ?? {})
  const frame = content && (await contentPreviews?.frame(site.id))
  return textResponse(frame ? 200 : 404, frame?.revision ?? 'No preview\n', { headers: NO_STORE, https })
}

const forms = { [PREVIEW_END]: end, [PREVIEW_TIME]: moveTo } as const
const reads = { [PREVIEW_LINK]: open, [PREVIEW_STATE]: state } as const
const isIn = <Table extends object>(table: Table, path: string): path is keyof Table & string =>
  Object.hasOwn(table, path)

export function createPreviews(options: OuterOptions, clock: () => number): Previews {
  const { readPreview, contentPreviews } = options
  const isThere = readPreview !== undefined || contentPreviews !== undefined
  const { read, editionFor } = createFollowedPreviews(options, clock)
  const parts: Parts = { readPreview, contentPreviews, read, clock }
  return {
    owns: (pathname) => isThere && (isIn(forms, pathname) || isIn(reads, pathname)),
    respond(exchange, edition, pathname) {
      if (isIn(forms, pathname))
        return refusedForm(exchange, edition) ?? forms[pathname](parts, exchange, edition)
      if (!isIn(reads, pathname)) return nothingHere(edition.host)
      return isRead(exchange.method)
        ? reads[pathname](parts, exchange, edition)
        : methodNotAllowed(edition.host.https)
    },
    follow(exchange, edition, respond) {
      const cookie = readPreviewCookie(exchange.header('cookie'))
      if (!cookie || !isThere) return respond(edition)
      return editionFor(edition, cookie).then(async (chosen) => {
        const headers: HeaderPairs = chosen
          ? NO_STORE
          : [['Cache-Control', 'no-store'], endedPreviewCookie(cookie, edition.host.https)]
        return withHeaders(await respond(chosen ?? edition), headers)
      })
    },
  }
}
