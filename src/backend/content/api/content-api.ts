import { type Context, Hono } from 'hono'
import type { SiteId } from '../../../../config/sites.ts'
import { PREVIEW_TOKEN } from '../../../../content-models/preview-link.ts'
import type { ReadContentPreview } from '../../../../content-models/preview-token.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { ContentStore } from '../store/content-store.ts'
import { type Answer, type Asked, createAsked } from './asked.ts'
import { type CardAnswer, type CardQuestion, createCardAnswers } from './card-answers.ts'
import { event, eventShows, eventShowtimes } from './event-answers.ts'
import { createFeedback } from './feedback-answers.ts'
import type { CountFeelings } from './feeling-counts.ts'
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
} from './item-answers.ts'
import { city, experience } from './place-answers.ts'
import { openApiDocument, referencePage } from './reference-page.ts'
import { cinemaShows, experienceShows, showCinemas, zoneShows } from './schedule-answers.ts'
import { search } from './search-answers.ts'
import { currentShows, show, shows } from './show-answers.ts'
import { showtimes } from './showtime-answers.ts'

export interface ContentApiOptions {
  readonly store: ContentStore
  readonly clock: () => Date
  /** Request header in which a trusted proxy names the visitor's city. */
  readonly zoneHeader?: string | undefined
  /** Guards the calls that tell what a card is worth; without it they answer nobody. */
  readonly captcha?: Captcha
  /** Site key of an outside captcha, for the settings. */
  readonly captchaKey?: string | undefined
  /** Counts of our own clients; without it the counts are those of the source. */
  readonly countFeelings?: CountFeelings | undefined
  /** What the `Preview-Token` of a call says; without it the header means nothing. */
  readonly readPreview?: ((site: SiteId, token: string, now: number) => ReadContentPreview) | undefined
  readonly onError: (error: unknown, path: string) => void
}

/** What a request does not say of its visitor. */
export interface Visitor {
  /** Network address, as far as it can be believed. */
  readonly address: string | undefined
}

type Handler = (asked: Asked, params: Readonly<Record<string, string>>) => Promise<Answer>

const GONE = 'gone'

/** Path below `/api/` → answer. A fixed segment is listed before a parameter in its place. */
function routesOf({ zoneHeader, captchaKey, countFeelings }: ContentApiOptions): readonly (readonly [path: string, handler: Handler])[] {
  return [
    ...programmeRoutes,
    ...editorialRoutes,
    ['show/:slug', (asked, { slug = '' }) => show(asked, slug, countFeelings)],
    ['settings', (asked) => settings(asked, captchaKey)],
    ['zone', (asked) => visitorZone(asked, zoneHeader)],
    ['zone/:zone', (asked, { zone = '' }) => zoneShows(asked, zone)],
  ]
}

const programmeRoutes: readonly (readonly [string, Handler])[] = [
  ['shows', shows],
  ['shows/slugs', (asked) => slugTable(asked, 'show')],
  ['show/:slug/translate', (asked, { slug = '' }) => translate(asked, 'show', slug)],
  ['show/:slug/cinemas', (asked, { slug = '' }) => showCinemas(asked, slug)],
  ['show/:slug/showtimes/:first', (asked, { slug = '', first = '' }) => showtimes(asked, slug, [first])],
  ['show/:slug/showtimes/:first/:second', (asked, { slug = '', first = '', second = '' }) => showtimes(asked, slug, [first, second])],
  ['events', (asked) => listItems(asked, 'event')],
  ['event/:slug', (asked, { slug = '' }) => event(asked, slug)],
  ['event/:slug/shows', (asked, { slug = '' }) => eventShows(asked, slug)],
  ['event/:slug/showtimes/:date', (asked, { slug = '', date = '' }) => eventShowtimes(asked, slug, date)],
  ['cinemas', (asked) => listItems(asked, 'cinema')],
  ['cinemas/slugs', (asked) => slugTable(asked, 'cinema')],
  ['cinema/:slug', (asked, { slug = '' }) => findDetail(asked, 'cinema', 'cinema-detail', slug)],
  ['cinema/:slug/shows', (asked, { slug = '' }) => cinemaShows(asked, slug)],
  ['cinema/:slug/translate', (asked, { slug = '' }) => translate(asked, 'cinema', slug)],
  ['cities', (asked) => listItems(asked, 'city')],
  ['city/:slug', (asked, { slug = '' }) => city(asked, slug)],
  ['alerts', (asked) => listItems(asked, 'alert')],
  ['versions', (asked) => listItems(asked, 'version')],
  ['tags', (asked) => listItems(asked, 'tag')],
  ['technologies', (asked) => listItems(asked, 'technology')],
  ['gpxp', (asked) => listItems(asked, 'experience')],
  ['gpxp/:slug', (asked, { slug = '' }) => experience(asked, slug)],
  ['gpxp/:slug/shows', (asked, { slug = '' }) => experienceShows(asked, slug)],
  ['experience-group/:slug', (asked, { slug = '' }) => findItem(asked, 'experience-group', slug)],
]

const editorialRoutes: readonly (readonly [string, Handler])[] = [
  ['footer', (asked) => readDocument(asked, 'footer')],
  ['footer/faq', (asked) => readDocument(asked, 'footer/faq')],
  ['native-ad', (asked) => listItems(asked, 'native-ad')],
  ['autopromos', autopromos],
  ['pushes/header', (asked) => listItems(asked, 'header-push')],
  ['pushes/home', (asked) => listItems(asked, 'home-push')],
  ['featured', featured],
  ['youtube/latest', (asked) => readDocument(asked, 'youtube/latest')],
  ['vod', (asked) => listItems(asked, 'vod')],
  ['ecards', (asked) => listItems(asked, 'ecard')],
  ['cinepass', (asked) => readDocument(asked, 'cinepass')],
  ['cinepass/current-shows', currentShows],
  ['offers/page', (asked) => readDocument(asked, 'offers/page')],
  ['offers/temporary', (asked) => listItems(asked, 'temporary-offer')],
  ['offers/promotion', (asked) => listSummaries(asked, ['promotion-offer'])],
  ['news-offers', (asked) => listSummaries(asked, ['offer', 'news'])],
  ['offer/:slug', (asked, { slug = '' }) => findItem(asked, 'offer', slug)],
  ['offer/:slug/translate', (asked, { slug = '' }) => translate(asked, 'offer', slug)],
  ['news', (asked) => listSummaries(asked, ['news'])],
  ['news/:slug', (asked, { slug = '' }) => findItem(asked, 'news', slug)],
  ['news/:slug/translate', (asked, { slug = '' }) => translate(asked, 'news', slug)],
  ['article/:slug', (asked, { slug = '' }) => findItem(asked, 'article', slug)],
  ['article/:slug/translate', (asked, { slug = '' }) => translate(asked, 'article', slug)],
  ['master-template/pages', pageSummaries],
  ['master-template/page/:slug', (asked, { slug = '' }) => findItem(asked, 'master-template', slug)],
  ['master-template/page/:slug/translate', (asked, { slug = '' }) => translate(asked, 'master-template', slug)],
  ['search/full', search],
  ['faq/article/slug/:slug', (asked, { slug = '' }) => findItem(asked, 'faq-article', slug)],
  ['faq/article/id/:id', async (asked, { id = '' }) => (await asked.items.byId('faq-article', id, asked.language))?.fields],
  ['faq/category/:id', (asked, { id = '' }) => faqCategory(asked, id)],
]

/** The source's settings, with the captcha that this server judges by. */
async function settings(asked: Asked, captchaKey: string | undefined): Promise<Answer> {
  const known = await readDocument(asked, 'settings')
  return captchaKey !== undefined && typeof known === 'object' && known !== null ? { ...known, captchaKey } : known
}

const closed: Captcha = { challenge: () => undefined, verify: async () => 'unavailable' }

/** Calls about cards answer each visitor for himself, and are kept nowhere. */
function cardRoutes(app: ContentApp, options: ContentApiOptions): void {
  const cards = createCardAnswers({ captcha: closed, ...options })
  const send = async (answer: Promise<CardAnswer>) => {
    const { status, body, headers } = await answer
    return json(status, body, { ...headers, 'cache-control': 'no-store' })
  }
  const question = ({ env, req }: Context<{ Bindings: Asker }>): CardQuestion => ({ ...env, request: req.raw })
  app.get('/api/captcha/challenge', (context) => send(cards.challenge(question(context))))
  app.get('/api/gift-card/:number/:pin', (context) => send(cards.giftCard(question(context), context.req.param('number'), context.req.param('pin'))))
  app.get('/api/voucher/:code', (context) => send(cards.voucher(question(context), context.req.param('code'))))
}

interface Asker extends Visitor {
  readonly site: SiteId
}

type ContentApp = Hono<{ Bindings: Asker }>

/** Answers `/api/…` of a site from the store. GET and HEAD only but for what visitors think; the signed-in calls are another service's. */
export function createContentApi(options: ContentApiOptions): (site: SiteId, request: Request, visitor?: Visitor) => Promise<Response> {
  const app: ContentApp = new Hono()
  cardRoutes(app, options)
  const keepFeedback = createFeedback(options)
  app.post('/api/feedback', async ({ env, req }) => {
    const refused = await keepFeedback(env.site, req.raw, env.address)
    return refused ? json(refused.status, refused.body, refused.headers) : new Response(null, { status: 204 })
  })
  for (const [path, handler] of routesOf(options)) {
    app.get(`/api/${path}`, async (context) => {
      const { env, req } = context
      const now = options.clock()
      const token = req.header(PREVIEW_TOKEN)
      const preview = token === undefined ? undefined : options.readPreview?.(env.site, token, now.getTime())
      if (typeof preview === 'string') return refusal(403, `preview token ${preview}`, KEPT_BY_NOBODY)
      const asked = createAsked(options.store, env.site, req.raw, now, preview)
      return toResponse(await handler(asked, req.param()), preview ? KEPT_BY_NOBODY : {})
    })
  }
  app.get('/api/openapi.json', (context) => context.json(openApiDocument(context.env.site, new URL(context.req.url).origin)))
  app.get('/api', (context) => context.html(referencePage(context.env.site, new URL(context.req.url).origin)))
  app.get('/api/', (context) => context.html(referencePage(context.env.site, new URL(context.req.url).origin)))
  app.all('*', (context) =>
    ['GET', 'HEAD'].includes(context.req.method) ? refusal(404, 'not found') : refusal(405, 'method not allowed', { allow: 'GET, HEAD' }),
  )
  app.onError((error, context) => {
    options.onError(error, context.req.path)
    return refusal(500, 'internal error')
  })
  return async (site, request, visitor) => app.fetch(request, { site, address: visitor?.address })
}

const KEPT_BY_NOBODY = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

function toResponse(answer: Answer, headers: Record<string, string>): Response {
  if (answer === GONE) return refusal(410, 'gone', headers)
  return answer === undefined ? refusal(404, 'not found', headers) : json(200, answer, headers)
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}) => json(status, { error }, headers)

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })
