import { acceptedEncoding } from '@marquee/kit/http/accepted-encoding.ts'
import { offeredDictionary } from '@marquee/kit/http/dictionaries.ts'
import { chooseLanguage } from '@marquee/kit/http/language-choice.ts'
import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { within } from '@marquee/kit/http/within.ts'
import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import { hasSignInCookie } from '../../document/signed-in.ts'
import { type BytesResponse, type Exchange, isRead, type OuterResponse } from '../exchange.ts'
import type { SiteEdition } from '../hosts/editions.ts'
import type { OuterOptions } from '../outer-options.ts'
import { malformedAddress, methodNotAllowed, NOT_INDEXED, redirectResponse } from '../plain-responses.ts'
import { refused } from '../refused-responses.ts'
import { withHeaders } from '../with-headers.ts'
import { fallbackPage } from './notice-pages.ts'
import type { PageAddress } from './page-address.ts'
import { createPageCache, type PageEntry } from './page-cache.ts'
import { createPageDictionaries, type PageDictionaries } from './page-dictionaries.ts'
import { createPageRenders } from './page-renders.ts'
import { pageTime } from './page-time.ts'
import type { RenderGate } from './render-gate.ts'
import { respondOnce } from './rendered-page.ts'
import type { Rendering, RenderJob } from './rendering.ts'
import { isProtected, toSignIn } from './sign-in.ts'

export interface Pages {
  respond(exchange: Exchange, edition: SiteEdition): OuterResponse | Promise<OuterResponse>
  /** The data of a page, cached like the page. */
  data(
    exchange: Exchange,
    edition: SiteEdition,
    kind: PageAddress['kind'],
  ): OuterResponse | Promise<OuterResponse>
  /** The home page after a redirect from the identity provider: neither cached nor indexed. */
  identityReturn(exchange: Exchange, edition: SiteEdition): Promise<OuterResponse>
  /** A dictionary with which pages are compressed; undefined if there is none at this path. */
  dictionary: PageDictionaries['respond']
  purge(tags: ReadonlySet<string>, site?: SiteId): number
  cacheSize(): { readonly bytes: number; readonly entries: number }
}

const MEGABYTE = 1_048_576

const encodingOf = (exchange: Exchange) => acceptedEncoding(exchange.header('accept-encoding'))

function preparedOf(exchange: Exchange, { page }: PageEntry, dictionaries: PageDictionaries | undefined) {
  const offered = dictionaries && offeredDictionary((name) => exchange.header(name))
  return page.respond(
    encodingOf(exchange),
    exchange.header('if-none-match'),
    offered === undefined ? undefined : dictionaries?.find(offered),
  )
}

function lastResort({ host, frame, paths }: SiteEdition, { pathname }: PageAddress, refusal: Refusal) {
  const language = paths.languageOf(pathname)
  return refused(refusal, fallbackPage(host, frame, language, paths.href('home', language) ?? '/'))
}

const BY_LANGUAGE: HeaderPairs = [['Vary', 'Cookie, Accept-Language']]

/** The home page in the visitor's language if the site has no unprefixed one. */
export function homeOf(exchange: Exchange, { host, paths }: SiteEdition): string {
  if (host.site.prefix === 'all-but-default') return '/'
  return (
    paths.href(
      'home',
      chooseLanguage(host.site, exchange.header('cookie'), exchange.header('accept-language')),
    ) ?? '/'
  )
}

export function toHome(exchange: Exchange, edition: SiteEdition): OuterResponse {
  exchange.kind = 'redirect'
  const home = homeOf(exchange, edition)
  return redirectResponse(edition.host, 302, home, home === '/' ? [] : BY_LANGUAGE)
}

type Render = (exchange: Exchange, edition: SiteEdition, address: PageAddress) => Promise<Rendering | Refusal>

async function madeOnce(exchange: Exchange, edition: SiteEdition, address: PageAddress, render: Render) {
  exchange.cache = 'off'
  const made = await render(exchange, edition, address)
  if (typeof made === 'string') return lastResort(edition, address, made)
  exchange.times = made.times
  return respondOnce(made.rendered, encodingOf(exchange))
}

async function identityReturn(exchange: Exchange, edition: SiteEdition, render: Render) {
  const resolution = edition.resolve(homeOf(exchange, edition))
  if (resolution.type !== 'page') return toHome(exchange, edition)
  exchange.kind = 'identity-return'
  return madeOnce(exchange, edition, resolution, async (...request) => {
    const made = await render(...request)
    if (typeof made === 'string') return made
    const headers = made.rendered.headers.filter(([name]) => name.toLowerCase() !== 'x-robots-tag')
    return { ...made, rendered: { ...made.rendered, headers: [...headers, ...NOT_INDEXED] } }
  })
}

const withMore = (response: BytesResponse | Promise<BytesResponse>, headers: HeaderPairs) =>
  response instanceof Promise
    ? response.then((prepared) => withHeaders(prepared, headers))
    : withHeaders(response, headers)

const jobIn =
  ({ sources }: ReturnType<typeof pageTime>) =>
  (exchange: Exchange, { host, frame, flags }: SiteEdition, address: PageAddress): RenderJob => ({
    host,
    frame,
    flags,
    address,
    requestId: exchange.requestId,
    deadline: exchange.startedAt + sources,
    encoding: encodingOf(exchange),
  })

/** Previews are for owners and editors, and do not count. */
const countIn =
  ({ countDecisions }: OuterOptions) =>
  ({ flags }: SiteEdition, decided: readonly FlagName[]): void => {
    if (!flags.preview && !flags.content) countDecisions?.(flags.values, decided)
  }

/** Responds from the page cache, or with a render. */
function createCachedPages(options: OuterOptions, gate: RenderGate, clock: () => number) {
  const time = pageTime(options.env)
  const count = countIn(options)
  const keep = options.pageCache ?? options.clientDir !== undefined
  const cache = createPageCache(options.env.PAGE_CACHE_MEGABYTES * MEGABYTE)
  // A CDN asks for the encodings that it stores, and its visitors would fetch dictionaries for nothing.
  const dictionaries = options.cdn ? undefined : createPageDictionaries()
  const renders = createPageRenders({ ...options, cache, gate, clock, dictionaries })

  function send(
    exchange: Exchange,
    edition: SiteEdition,
    entry: PageEntry,
  ): OuterResponse | Promise<OuterResponse> {
    count(edition, entry.decided)
    const response = preparedOf(exchange, entry, dictionaries)
    return options.cdn ? withMore(response, options.cdn.headersOf(entry, clock())) : response
  }

  const jobOf = jobIn(time)
  const inTime = async <Result>({ startedAt }: Exchange, work: Promise<Result>) =>
    (await within(Math.max(0, startedAt + time.response - performance.now()), work)) ?? 'render-late'
  const alone: Render = async (exchange, edition, address) => {
    const made = await inTime(exchange, renders.single(jobOf(exchange, edition, address)))
    if (typeof made !== 'string') count(edition, made.decided)
    return made
  }

  async function waitFor(exchange: Exchange, edition: SiteEdition, job: RenderJob): Promise<OuterResponse> {
    exchange.cache = 'miss'
    const result = await inTime(exchange, renders.shared(job))
    const isRefused = typeof result === 'string'
    if (!isRefused) exchange.times = result.times
    if (!isRefused && result.entry) return send(exchange, edition, result.entry)
    const failed = isRefused || result.rendered.status >= 500
    const old = failed ? cache.get(job.address.key, job.address.wild) : undefined
    if (old && clock() < old.usableUntil) {
      exchange.cache = 'stale-error'
      return send(exchange, edition, old)
    }
    if (isRefused) return lastResort(edition, job.address, result)
    count(edition, result.decided)
    return respondOnce(result.rendered, encodingOf(exchange))
  }

  function cached(
    exchange: Exchange,
    edition: SiteEdition,
    address: PageAddress,
  ): OuterResponse | Promise<OuterResponse> {
    const forSignedIn = isProtected(edition.flags.values, address.kind)
    if (!keep || !address.cacheable || forSignedIn || edition.flags.preview)
      return madeOnce(exchange, edition, address, alone)
    const entry = cache.get(address.key, address.wild)
    const now = entry ? clock() : 0
    if (!entry || now >= entry.staleUntil)
      return waitFor(exchange, edition, jobOf(exchange, edition, address))
    const fresh = now < entry.freshUntil
    if (!fresh) void renders.shared(jobOf(exchange, edition, address))
    exchange.cache = entry.failing ? 'stale-error' : fresh ? 'hit' : 'stale'
    return send(exchange, edition, entry)
  }

  return {
    respond: cached,
    alone,
    purge(tags: ReadonlySet<string>, site?: SiteId) {
      renders.purged(tags, site)
      dictionaries?.purge(tags, site)
      return cache.purge(tags, site)
    },
    size: cache.size,
    dictionary: dictionaries?.respond ?? (() => undefined),
  }
}

export function createPages(options: OuterOptions, gate: RenderGate, clock: () => number): Pages {
  const cached = createCachedPages(options, gate, clock)

  function page(
    exchange: Exchange,
    edition: SiteEdition,
    address: PageAddress,
  ): OuterResponse | Promise<OuterResponse> {
    exchange.kind = address.kind
    if (!isProtected(edition.flags.values, address.kind) || hasSignInCookie(exchange.header('cookie')))
      return cached.respond(exchange, edition, address)
    const query = exchange.target.indexOf('?')
    const destination = {
      language: edition.paths.languageOf(address.pathname),
      target: address.pathname + (query < 0 ? '' : exchange.target.slice(query)),
    }
    return toSignIn(exchange, edition.host, destination, options)
  }

  return {
    data(exchange, edition, kind) {
      if (!isRead(exchange.method)) return methodNotAllowed(edition.host.https)
      const address = edition.dataAddress(kind, exchange.target)
      return address ? cached.respond(exchange, edition, address) : malformedAddress(edition.host.https)
    },
    identityReturn: (exchange, edition) => identityReturn(exchange, edition, cached.alone),
    respond(exchange, edition) {
      if (!isRead(exchange.method)) return methodNotAllowed(edition.host.https)
      const resolution = edition.resolve(exchange.target)
      if (resolution.type === 'page') return page(exchange, edition, resolution)
      if (resolution.type === 'language') return toHome(exchange, edition)
      exchange.kind = 'redirect'
      if (resolution.type === 'redirect') return redirectResponse(edition.host, 301, resolution.location)
      return malformedAddress(edition.host.https)
    },
    dictionary: cached.dictionary,
    purge: cached.purge,
    cacheSize: cached.size,
  }
}
