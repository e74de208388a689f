import { type Database, openDatabase } from '@marquee/kit/database/database.ts'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { rateLimitMigrations } from '@marquee/kit/rate-limits/rate-limit-migrations.ts'
import { createRateLimiter, type RateLimitTables } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatHoursOf } from '#config/chat.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { chatMigrations } from './chat-migrations.ts'
import { createChatService, isOpen } from './chat-service.ts'
import type { ChatTables } from './conversations.ts'

const article = (id: string, title: string) => ({
  id,
  slug: `slug-${id}`,
  title,
  category: null,
  content: '<p>x</p>',
})
const content = async (_site: SiteId, { url }: Request) =>
  url.includes('online-booking')
    ? Response.json({
        id: '1',
        name: 'x',
        articles: [
          ...['un', 'deux', 'trois'].map((name) => article(name, `Comment ${name}`)),
          article('2', 'Comment payer ma réservation en ligne'),
          article('1', 'Annuler une réservation'),
        ],
      })
    : new Response('{}', { status: 503 })

let now: number
let store: Database<RateLimitTables & ChatTables>
let chat: ReturnType<typeof createChatService>
beforeAll(async () => {
  store = await openDatabase({ dataDir: temporaryFolder('chat') }, [rateLimitMigrations, chatMigrations])
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.deleteFrom('chat_conversations').execute()
  await store.db.deleteFrom('rate_limits').execute()
  now = Date.parse('2026-11-20T11:00:00Z')
  const limiter = createRateLimiter(store, () => now)
  chat = createChatService({ db: store.db, content, limiter, clock: () => now })
})

async function request(
  site: SiteId,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  address = '203.0.113.7',
) {
  const origin = `http://${sites[site].hosts.local}:3000`
  const post = {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const sent = new Request(`${origin}/api/chat/${path}`, body === undefined ? {} : post)
  const response = await chat(site, sent, { address })
  const json = (await response.json()) as Record<string, never>
  return { status: response.status, headers: response.headers, json }
}

async function begin(site: SiteId = 'fr', language = 'fr') {
  const { json } = await request(site, 'conversations', { language })
  return { path: `conversations/${String(json.id)}/messages`, json }
}

describe('availability', () => {
  test('reports hours, clock and environment', async () => {
    const { status, json, headers } = await request('ma', 'availability')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const hours = { timeZone: sites.ma.timeZone, hours: chatHoursOf('ma') }
    expect(json).toMatchObject({ environment: 'staging', instructions: [], ...hours })
  })

  test('reports closed by the site’s own clock', async () => {
    now = Date.parse('2026-11-20T20:30:00Z')
    expect((await request('fr', 'availability')).json.instructions).toEqual(['schedule'])
    expect((await request('sn', 'availability')).json.instructions).toEqual([])
  })

  test.each([
    ['2026-11-20T07:59:00Z', 'fr', false],
    ['2026-11-20T08:00:00Z', 'fr', true],
    ['2026-11-20T19:59:00Z', 'fr', true],
    ['2026-11-20T20:00:00Z', 'fr', false],
    ['2026-11-21T08:30:00Z', 'fr', false],
    ['2026-11-22T20:30:00Z', 'fr', true],
    ['2026-11-20T08:30:00Z', 'nl', false],
  ] as const)('at %s the chat of %s is open: %s', (time, site, expected) =>
    expect(isOpen(site, Date.parse(time))).toBe(expected),
  )
})

describe('a conversation', () => {
  test('begins with a greeting in the language of the page', async () => {
    for (const [site, language, words] of [
      ['ch', 'de', 'willkommen'],
      ['fr', 'nl', 'Bonjour'],
    ] as const)
      expect((await begin(site, language)).json.messages).toMatchObject([
        { text: expect.stringContaining(words), articles: [] },
      ])
  })

  test('responds with the best matching help articles, ignoring endings and accents', async () => {
    const { path } = await begin()
    const { json } = await request('fr', path, { text: 'Comment annuler mes reservations ?' })
    expect(json.messages).toMatchObject([
      { articles: [{ id: '1', slug: 'slug-1', title: 'Annuler une réservation' }, { id: '2' }] },
    ])
    expect(json.messages).toHaveLength(1)
  })

  test('hands over without a match or a help centre', async () => {
    for (const [site, text] of [
      ['fr', 'abc'],
      ['fr', 'popcorn'],
      ['ch', 'annuler'],
    ] as const) {
      const { path } = await begin(site)
      expect((await request(site, path, { text })).json.messages).toMatchObject([
        { text: expect.stringContaining('L’équipe de votre cinéma'), articles: [] },
      ])
    }
  })

  test('escapes the markup of a visitor', async () => {
    const { path } = await begin()
    const { json } = await request('fr', path, { text: '<img src=x onerror=alert(1)> annuler' })
    expect(JSON.stringify(json)).not.toContain('<img')
  })

  test.each([
    {},
    { text: '   ' },
    { text: 'x'.repeat(serviceLimits.chat.characters + 1) },
    { text: 'x', more: 1 },
  ])('a message like %j is rejected', async (body) => {
    const { path } = await begin()
    expect((await request('fr', path, body)).status).toBe(400)
  })

  test('belongs to its site and to its id', async () => {
    const { path } = await begin()
    expect((await request('nl', path, { text: 'annuler' })).status).toBe(404)
    expect((await request('fr', 'conversations/1/messages', { text: 'annuler' })).status).toBe(404)
    expect((await request('fr', 'elsewhere')).status).toBe(404)
  })

  test('accepts same-origin messages only', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await request('fr', 'conversations', { language: 'fr' }, headers)).status).toBe(403)
  })
})
