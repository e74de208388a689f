import { json, jsonError } from '@marquee/kit/http/json-responses.ts'
import type { HashCost } from '@marquee/kit/secrets/slow-hash.ts'
import { type Context, Hono } from 'hono'
import type { SiteId } from '#config/sites.ts'
import { PREVIEW_TOKEN } from '#models/preview-link.ts'
import type { ReadContentPreview } from '#models/preview-token.ts'
import type { Clock } from '#models/site-clock.ts'
import { addressOf, type Call, type Params } from '../../../api/call.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { ContentStore } from '../store/content-store.ts'
import { type ApiRequest, createApiRequest, listOf, type ResponseBody } from './api-request.ts'
import { type CardRequest, type CardResponse, createCardResponses } from './card-responses.ts'
import type { CountFeelings } from './client-feelings.ts'
import { eventDetails, eventShows, eventShowtimes } from './event-responses.ts'
import { createFeedback } from './feedback-responses.ts'
import {
  autopromos,
  faqCategory,
  featured,
  findDetail,
  findItem,
  listItems,
  listSummaries,
  pageSummaries,
  readDocument,
  slugTable,
  translate,
  visitorZone,
} from './item-responses.ts'
import { openApiDocument, referencePage } from './reference-page.ts'
import { createResponseVersions } from './response-versions.ts'
import { cinemaShows, experienceShows, showCinemas, zoneShows } from './schedule-responses.ts'
import { search } from './search-responses.ts'
import { currentShows, show, shows } from './show-responses.ts'
import { showtimes, showtimesOfCinema } from './showtime-responses.ts'

async function city(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const fields = await findDetail(request, 'city', 'city-detail', slug)
  if (!fields) return undefined
  const cinemas = await request.items.many('cinema', listOf(fields.cinemas), request.language)
  return { ...fields, cinemas: listOf(fields.cinemas).flatMap((name) => cinemas.get(name)?.fields ?? []) }
}

/** Cinemas equipped for it (by tag), and those that show it: strands need no equipment. */
async function experience(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const fields = await findDetail(request, 'experience', 'experience-detail', slug)
  if (!fields) return undefined
  const tag = typeof fields.tag === 'string' ? fields.tag.toLowerCase() : slug
  const [cinemas, rows] = await Promise.all([
    request.items.list('cinema', request.language),
    request.showtimes.withTag(tag, request.today),
  ])
  const playing = new Set(rows.map(({ cinema }) => cinema))
  const having = cinemas.filter(
    (cinema) =>
      playing.has(cinema.slug) || listOf(cinema.fields.tags).some((each) => each.toLowerCase() === tag),
  )
  return { ...fields, cinemas: having.map((cinema) => cinema.slug) }
}

export interface ContentHandlerOptions {
  readonly store: ContentStore
  readonly clock: Clock
  /** Request header in which a trusted proxy names the visitor's city. */
  readonly zoneHeader?: string | undefined
  /** Protects card balances; without it those calls are refused. */
  readonly captcha?: Captcha
  readonly captchaKey?: string | undefined
  readonly pinCost?: HashCost | undefined
  readonly countFeelings?: CountFeelings | undefined
  /** Verifies a `Preview-Token`; without it the header is ignored. */
  readonly readPreview?: ((site: SiteId, token: string, now: number) => ReadContentPreview) | undefined
  readonly onError: (error: unknown, path: string) => void
}

export interface Visitor {
  /** Network address, as far as it can be trusted. */
  readonly address: string | undefined
}

type Handler = (request: ApiRequest, params: Readonly<Record<string, string>>) => Promise<ResponseBody>

const GONE = 'gone'

function routesOf({
  zoneHeader,
  captchaKey,
  countFeelings,
}: ContentHandlerOptions): readonly (readonly [path: string, handler: Handler])[] {
  return [
    ...programmeRoutes,
    ...editorialRoutes,
    ['show/:slug', (request, { slug = '' }) => show(request, slug, countFeelings)],
    ['settings', (request) => settings(request, captchaKey)],
    ['zone', (request) => visitorZone(request, zoneHeader)],
    ['zone/:zone', (request, { zone = '' }) => zoneShows(request, zone)],
  ]
}

const programmeRoutes: readonly (readonly [string, Handler])[] = [
  ['shows', shows],
  ['shows/slugs', (request) => slugTable(request, 'show')],
  ['show/:slug/translate', (request, { slug = '' }) => translate(request, 'show', slug)],
  ['show/:slug/cinemas', (request, { slug = '' }) => showCinemas(request, slug)],
  ['show/:slug/showtimes/:first', (request, { slug = '', first = '' }) => showtimes(request, slug, [first])],
  [
    'show/:slug/showtimes/:first/:second',
    (request, { slug = '', first = '', second = '' }) => showtimes(request, slug, [first, second]),
  ],
  ['events', (request) => listItems(request, 'event')],
  ['event/:slug', (request, { slug = '' }) => eventDetails(request, slug)],
  ['event/:slug/shows', (request, { slug = '' }) => eventShows(request, slug)],
  ['event/:slug/showtimes/:date', (request, { slug = '', date = '' }) => eventShowtimes(request, slug, date)],
  ['cinemas', (request) => listItems(request, 'cinema')],
  ['cinemas/slugs', (request) => slugTable(request, 'cinema')],
  ['cinema/:slug', (request, { slug = '' }) => findDetail(request, 'cinema', 'cinema-detail', slug)],
  [
    'cinema/:slug/showtimes/:date',
    (request, { slug = '', date = '' }) => showtimesOfCinema(request, slug, date),
  ],
  ['cinema/:slug/shows', (request, { slug = '' }) => cinemaShows(request, slug)],
  ['cinema/:slug/translate', (request, { slug = '' }) => translate(request, 'cinema', slug)],
  ['cities', (request) => listItems(request, 'city')],
  ['city/:slug', (request, { slug = '' }) => city(request, slug)],
  ['alerts', (request) => listItems(request, 'alert')],
  ['versions', (request) => listItems(request, 'version')],
  ['tags', (request) => listItems(request, 'tag')],
  ['technologies', (request) => listItems(request, 'technology')],
  ['gpxp', (request) => listItems(request, 'experience')],
  ['gpxp/:slug', (request, { slug = '' }) => experience(request, slug)],
  ['gpxp/:slug/shows', (request, { slug = '' }) => experienceShows(request, slug)],
  ['experience-group/:slug', (request, { slug = '' }) => findItem(request, 'experience-group', slug)],
]

const editorialRoutes: readonly (readonly [string, Handler])[] = [
  ['footer', (request) => readDocument(request, 'footer')],
  ['footer/faq', (request) => readDocument(request, 'footer/faq')],
  ['native-ad', (request) => listItems(request, 'native-ad')],
  ['autopromos', autopromos],
  ['pushes/header', (request) => listItems(request, 'header-push')],
  ['pushes/home', (request) => listItems(request, 'home-push')],
  ['featured', featured],
  ['youtube/latest', (request) => readDocument(request, 'youtube/latest')],
  ['vod', (request) => listItems(request, 'vod')],
  ['ecards', (request) => listItems(request, 'ecard')],
  ['cinepass', (request) => readDocument(request, 'cinepass')],
  ['cinepass/current-shows', currentShows],
  ['offers/page', (request) => readDocument(request, 'offers/page')],
  ['offers/temporary', (request) => listItems(request, 'temporary-offer')],
  ['offers/promotion', (request) => listSummaries(request, ['promotion-offer'])],
  ['news-offers', (request) => listSummaries(request, ['offer', 'news'])],
  ['offer/:slug', (request, { slug = '' }) => findItem(request, 'offer', slug)],
  ['offer/:slug/translate', (request, { slug = '' }) => translate(request, 'offer', slug)],
  ['news', (request) => listSummaries(request, ['news'])],
  ['news/:slug', (request, { slug = '' }) => findItem(request, 'news', slug)],
  ['news/:slug/translate', (request, { slug = '' }) => translate(request, 'news', slug)],
  ['article/:slug', (request, { slug = '' }) => findItem(request, 'article', slug)],
  ['article/:slug/translate', (request, { slug = '' }) => translate(request, 'article', slug)],
  ['master-template/pages', pageSummaries],
  ['master-template/page/:slug', (request, { slug = '' }) => findItem(request, 'master-template', slug)],
  [
    'master-template/page/:slug/translate',
    (request, { slug = '' }) => translate(request, 'master-template', slug),
  ],
  ['search/full', search],
  ['faq/article/slug/:slug', (request, { slug = '' }) => findItem(request, 'faq-article', slug)],
  [
    'faq/article/id/:id',
    async (request, { id = '' }) => (await request.items.byId('faq-article', id, request.language))?.fields,
  ],
  ['faq/category/:id', (request, { id = '' }) => faqCategory(request, id)],
]

async function settings(request: ApiRequest, captchaKey: string | undefined): Promise<ResponseBody> {
  const known = await readDocument(request, 'settings')
  return captchaKey !== undefined && typeof known === 'object' && known !== null
    ? { ...known, captchaKey }
    : known
}

const closed: Captcha = { challenge: () => undefined, verify: async () => 'unavailable' }

function cardRoutes(app: ContentApp, options: ContentHandlerOptions): void {
  const cards = createCardResponses({ captcha: closed, ...options })
  const send = async (response: Promise<CardResponse>) => {
    const { status, body, headers } = await response
    return json(status, body, { ...headers, 'cache-control': 'no-store' })
  }
  const cardRequest = ({ env, req }: Context<{ Bindings: Bindings }>): CardRequest => ({
    ...env,
    request: req.raw,
  })
  app.get('/api/captcha/challenge', (context) => send(cards.challenge(cardRequest(context))))
  app.get('/api/gift-card/:number/:pin', (context) =>
    send(cards.giftCard(cardRequest(context), context.req.param('number'), context.req.param('pin'))),
  )
  app.get('/api/voucher/:code', (context) =>
    send(cards.voucher(cardRequest(context), context.req.param('code'))),
  )
}

interface Bindings extends Visitor {
  readonly site: SiteId
}

type ContentApp = Hono<{ Bindings: Bindings }>

export interface ContentHandler {
  fetch(site: SiteId, request: Request, visitor?: Visitor): Promise<Response>
  /** True while the response to a call of the contract still has this version; a look-up in memory. */
  isCurrent(site: SiteId, call: Call, params: Params, version: string): boolean
}

/** The show whose ratings and wishlists a response counts. */
const countedShow = (path: string, { slug }: Params) =>
  path === 'show/:slug' || path === 'show/{slug}' ? slug : undefined

/** Depends on a header of the visitor. */
const PERSONAL = 'zone'

/** Serves `/api/…` of a site from the store; signed-in calls belong to the accounts API. */
export function createContentHandler(options: ContentHandlerOptions): ContentHandler {
  const versions = createResponseVersions(options.store, options.clock)
  const app: ContentApp = new Hono()
  cardRoutes(app, options)
  const saveFeedback = createFeedback(options)
  app.post('/api/feedback', async ({ env, req }) => {
    const refused = await saveFeedback(env.site, req.raw, env.address)
    return refused ? json(refused.status, refused.body, refused.headers) : new Response(null, { status: 204 })
  })
  for (const [path, handler] of routesOf(options)) {
    app.get(`/api/${path}`, async (context) => {
      const { env, req } = context
      const now = options.clock()
      const token = req.header(PREVIEW_TOKEN)
      const preview = token === undefined ? undefined : options.readPreview?.(env.site, token, now)
      if (typeof preview === 'string') return jsonError(403, `preview token ${preview}`, NO_STORE)
      const params = req.param()
      const request = () => createApiRequest(options.store, env.site, req.raw, now, preview)
      if (preview || path === PERSONAL) return unversioned(await handler(request(), params))
      const { pathname, search } = new URL(req.url)
      const response = {
        site: env.site,
        address: pathname.slice('/api/'.length) + search,
        show: countedShow(path, params),
      }
      const known = req.header('if-none-match')
      if (known !== undefined && versions.current(response) === known) return unchanged(known)
      const version = versions.begin(response)
      const composed = request()
      const body = await handler(composed, params)
      if (body === undefined || body === GONE) return unversioned(body)
      const text = JSON.stringify(body)
      const etag = version(text, composed.firstChange())
      return etag === known ? unchanged(etag) : new Response(text, { headers: versioned(etag) })
    })
  }
  app.get('/api/openapi.json', (context) =>
    context.json(openApiDocument(context.env.site, new URL(context.req.url).origin)),
  )
  app.get('/api', (context) => context.html(referencePage(context.env.site, new URL(context.req.url).origin)))
  app.get('/api/', (context) =>
    context.html(referencePage(context.env.site, new URL(context.req.url).origin)),
  )
  app.all('*', (context) =>
    ['GET', 'HEAD'].includes(context.req.method)
      ? jsonError(404, 'not found')
      : jsonError(405, 'method not allowed', { allow: 'GET, HEAD' }),
  )
  app.onError((error, context) => {
    options.onError(error, context.req.path)
    return jsonError(500, 'internal error')
  })
  return {
    fetch: async (site, request, visitor) => app.fetch(request, { site, address: visitor?.address }),
    isCurrent(site, call, params, version) {
      const address = addressOf(call, params)
      const show = countedShow(call.path, params)
      return address !== null && versions.current({ site, address, show }) === version
    },
  }
}

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

const versioned = (etag: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  etag,
})

const unchanged = (etag: string) => new Response(null, { status: 304, headers: versioned(etag) })

function unversioned(response: ResponseBody): Response {
  if (response === GONE) return jsonError(410, 'gone', NO_STORE)
  return response === undefined ? jsonError(404, 'not found', NO_STORE) : json(200, response, NO_STORE)
}
