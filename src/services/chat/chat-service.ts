import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { chatEnvironmentOf, chatHoursOf } from '../../../config/chat.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import { type SiteId, sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import type { Clock } from '../../../content-models/site-clock.ts'
import { readJson } from '../../http/read-json.ts'
import { noticesOf } from '../../i18n/notices.ts'
import { languageOf } from '../content/api/api-request.ts'
import { attemptAt, type RateLimiter } from '../rate-limits/rate-limiter.ts'
import { isFromSite } from '../same-origin.ts'
import { type ArticleMatch, type ContentFetch, matchingArticles } from './matching-articles.ts'
import { isOpen } from './opening.ts'

interface ChatServiceOptions {
  readonly content: ContentFetch
  readonly limiter: RateLimiter
  readonly clock: Clock
}

interface Conversation {
  readonly site: SiteId
  readonly language: Language
  messages: number
}

interface Requester {
  readonly site: SiteId
  readonly address: string | undefined
}

const MAX_BYTES = 8_192
const MINUTE = 60_000
const { characters, conversations, messages, minutes, perAddress } = serviceLimits.chat

const start = z.strictObject({ language: z.string().max(10) })
const messageBody = z.strictObject({ text: z.string().trim().min(1).max(characters) })

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
const refusal = (status: number, error: string, headers?: Record<string, string>) =>
  json(status, { error }, headers)

const message = (text: string, articles: readonly ArticleMatch[] = []) => ({
  id: randomUUID(),
  text,
  articles,
})

function availability(site: SiteId, request: Request, now: number) {
  return {
    environment: chatEnvironmentOf(new URL(request.url).hostname),
    instructions: isOpen(site, now) ? [] : ['schedule'],
    timeZone: sites[site].timeZone,
    hours: chatHoursOf(site),
  }
}

/** The embedded chat. Conversations live in memory, limited in number and duration; nothing is persisted. */
export function createChatService({ content, limiter, clock }: ChatServiceOptions) {
  const open = new LRUCache<string, Conversation>({
    max: conversations,
    ttl: minutes * MINUTE,
    updateAgeOnGet: true,
  })
  const app = new Hono<{ Bindings: Requester }>()

  app.use(async ({ env, req }, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    if (!isFromSite(req.raw)) return refusal(403, 'only pages of this site may send this')
    const refused = await limiter.take(attemptAt('chat per address', perAddress, env.address))
    if (refused) return refusal(429, 'too many', { 'retry-after': String(refused.seconds) })
    return next()
  })
  app.get('/api/chat/availability', ({ env, req }) => json(200, availability(env.site, req.raw, clock())))
  app.post('/api/chat/conversations', async ({ env, req }) => {
    const body = start.safeParse((await readJson(req.raw, MAX_BYTES)).json)
    if (!body.success) return refusal(400, 'a language is needed')
    const language = languageOf(env.site, body.data.language)
    const id = randomUUID()
    open.set(id, { site: env.site, language, messages: 0 })
    return json(201, { id, messages: [message(noticesOf(language).chat.greeting)] })
  })
  app.post('/api/chat/conversations/:id/messages', async ({ env, req }) => {
    const conversation = open.get(req.param('id'))
    if (conversation?.site !== env.site) return refusal(404, 'no such conversation')
    const body = messageBody.safeParse((await readJson(req.raw, MAX_BYTES)).json)
    if (!body.success) return refusal(400, `a text of at most ${characters} characters is needed`)
    conversation.messages += 1
    if (conversation.messages > messages) return refusal(429, 'this conversation is over')
    const { site, language } = conversation
    const articles = await matchingArticles(content, site, language, body.data.text)
    const { found, handOver } = noticesOf(language).chat
    return json(200, { messages: [articles.length > 0 ? message(found, articles) : message(handOver)] })
  })
  app.notFound(() => refusal(404, 'not found'))
  app.onError(() => refusal(503, 'nobody answers now', { 'retry-after': '5' }))
  return async (
    site: SiteId,
    request: Request,
    visitor?: { readonly address: string | undefined },
  ): Promise<Response> => app.fetch(request, { site, address: visitor?.address })
}
