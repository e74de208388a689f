import { randomUUID } from 'node:crypto'
import { noticesOf } from '@marquee/i18n/notices.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { uncachedJson } from '@marquee/kit/http/json-responses.ts'
import { readJson } from '@marquee/kit/http/read-body.ts'
import { isFromSite } from '@marquee/kit/http/same-origin.ts'
import { attemptAt, type RateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type ChatHours, chatEnvironmentOf, chatHoursOf } from '#config/chat.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { languageOf } from '#config/site-language.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import { wallClock, weekdayOf } from '#models/site-clock.ts'
import { beginConversation, type ChatTables, countMessage, findConversation } from './conversations.ts'
import { type ArticleMatch, type ContentFetch, matchingArticles } from './matching-articles.ts'

interface ChatServiceOptions {
  readonly db: Kysely<ChatTables>
  readonly content: ContentFetch
  readonly limiter: RateLimiter
  readonly clock: Clock
}

interface Requester {
  readonly site: SiteId
  readonly address: string | undefined
}

const MAX_BYTES = 8_192
const { characters, messages, perAddress } = serviceLimits.chat

const start = z.strictObject({ language: z.string().max(10) })
const messageBody = z.strictObject({ text: z.string().trim().min(1).max(characters) })

const refusal = (status: number, error: string, headers?: Record<string, string>) =>
  uncachedJson(status, { error }, headers)

const message = (text: string, articles: readonly ArticleMatch[] = []) => ({
  id: randomUUID(),
  text,
  articles,
})

const SATURDAY = 6

function covers({ days, opens, closes }: ChatHours, isWeekend: boolean, time: string): boolean {
  const isDay = days === 'daily' || (days === 'weekend') === isWeekend
  return isDay && time >= opens && time < closes
}

export function isOpen(site: SiteId, now: number): boolean {
  const wall = wallClock(sites[site].timeZone, now)
  const day = weekdayOf(wall.slice(0, 10))
  return chatHoursOf(site).some((hours) => covers(hours, day === 0 || day === SATURDAY, wall.slice(11, 16)))
}

function availability(site: SiteId, request: Request, now: number) {
  return {
    environment: chatEnvironmentOf(new URL(request.url).hostname),
    instructions: isOpen(site, now) ? [] : ['schedule'],
    timeZone: sites[site].timeZone,
    hours: chatHoursOf(site),
  }
}

/** The embedded chat, for all processes of a database. What is written is not stored. */
export function createChatService({ db, content, limiter, clock }: ChatServiceOptions) {
  const seconds = () => secondsOf(clock())
  const app = new Hono<{ Bindings: Requester }>()

  app.use(async ({ env, req }, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    if (!isFromSite(req.raw)) return refusal(403, 'only pages of this site may send this')
    const refused = await limiter.take(attemptAt('chat per address', perAddress, env.address))
    if (refused) return refusal(429, 'too many', { 'retry-after': String(refused.seconds) })
    return next()
  })
  app.get('/api/chat/availability', ({ env, req }) =>
    uncachedJson(200, availability(env.site, req.raw, clock())),
  )
  app.post('/api/chat/conversations', async ({ env, req }) => {
    const body = start.safeParse((await readJson(req.raw, MAX_BYTES)).json)
    if (!body.success) return refusal(400, 'a language is needed')
    const language = languageOf(env.site, body.data.language)
    const id = await beginConversation(db, env.site, language, seconds())
    return uncachedJson(201, { id, messages: [message(noticesOf(language).chat.greeting)] })
  })
  app.post('/api/chat/conversations/:id/messages', async ({ env, req }) => {
    const { site } = env
    const id = req.param('id')
    const conversation = await findConversation(db, site, id, seconds())
    if (!conversation) return refusal(404, 'no such conversation')
    const body = messageBody.safeParse((await readJson(req.raw, MAX_BYTES)).json)
    if (!body.success) return refusal(400, `a text of at most ${characters} characters is needed`)
    const count = await countMessage(db, site, id, seconds())
    if (count === undefined) return refusal(404, 'no such conversation')
    if (count > messages) return refusal(429, 'this conversation is over')
    const { language } = conversation
    const articles = await matchingArticles(content, site, language, body.data.text)
    const { found, handOver } = noticesOf(language).chat
    return uncachedJson(200, {
      messages: [articles.length > 0 ? message(found, articles) : message(handOver)],
    })
  })
  app.notFound(() => refusal(404, 'not found'))
  app.onError(() => refusal(503, 'nobody answers now', { 'retry-after': '5' }))
  return async (site: SiteId, request: Request, visitor?: { readonly address: string | undefined }) =>
    app.fetch(request, { site, address: visitor?.address })
}
