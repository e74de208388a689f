import { createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { createChatService } from '../../src/services/chat/chat-service.ts'
import { beginConversation, findConversation } from '../../src/services/chat/conversations.ts'
import { openStore, type Store } from '../../src/wiring/open-store.ts'
import { describeOnEngines } from './on-engines.ts'
import { storeOfEachTest } from './set-up.ts'

const origin = 'http://fr.localhost:3000'
const { conversations, messages, minutes, perAddress } = serviceLimits.chat

describeOnEngines('the chat of two processes', { dialect: true }, (engine) => {
  let processes: readonly [Store, Store]
  let now: number

  storeOfEachTest(engine, async ({ store, database }) => {
    now = Date.parse('2026-11-20T11:00:00Z')
    const other = await openStore(database)
    processes = [store, other]
    return () => other.close()
  })

  /** Every request goes to the other process than the one before. */
  function visitor() {
    const chats = processes.map((store) =>
      createChatService({
        db: store.db,
        content: async () => new Response('{}', { status: 503 }),
        limiter: createRateLimiter(store, () => now),
        clock: () => now,
      }),
    )
    let turn = 0
    return async (path: string, body: object, address = '203.0.113.7') => {
      turn += 1
      const request = new Request(`${origin}/api/chat/${path}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const response = await chats[turn % 2]?.('fr', request, { address })
      return { status: response?.status, json: (await response?.json()) as { readonly id: string } }
    }
  }

  async function begun(send: ReturnType<typeof visitor>, address?: string) {
    const { json } = await send('conversations', { language: 'fr' }, address)
    return `conversations/${json.id}/messages`
  }
  const rows = () => processes[0].read.selectFrom('chat_conversations').selectAll().execute()

  test('goes on at either of them, without its texts in the database', async () => {
    const send = visitor()
    const path = await begun(send)
    for (let sent = 0; sent < 4; sent += 1)
      expect((await send(path, { text: 'Où est ma réservation ?' })).status).toBe(200)
    expect(await rows()).toMatchObject([{ site: 'fr', language: 'fr', messages: 4 }])
    expect(JSON.stringify(await rows())).not.toContain('réservation')
  })

  test('counts the messages of a conversation and the attempts of an address once', async () => {
    const send = visitor()
    const path = await begun(send, '203.0.113.1')
    const texts = Array.from({ length: messages + 2 }, (_, index) =>
      send(path, { text: 'bonjour' }, `198.51.100.${index}`),
    )
    const statuses = (await Promise.all(texts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(messages)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const started: (number | undefined)[] = []
    for (let sent = 0; sent < perAddress.most + 2; sent += 1)
      started.push((await send('conversations', { language: 'fr' })).status)
    expect(started.filter((status) => status === 201)).toHaveLength(perAddress.most)
  })

  test('ends half an hour after the last message, and leaves no row', async () => {
    const send = visitor()
    const path = await begun(send)
    now += (minutes - 1) * 60_000
    expect((await send(path, { text: 'bonjour' })).status).toBe(200)
    now += (minutes - 1) * 60_000
    expect((await send(path, { text: 'bonjour' })).status).toBe(200)
    now += minutes * 60_000
    expect((await send(path, { text: 'bonjour' })).status).toBe(404)
    await begun(send)
    expect(await rows()).toHaveLength(1)
  })

  test('has a limited number of conversations per site, of which the longest unused one ends', async () => {
    const { db } = processes[0]
    const at = (offset: number) => now / 1_000 + offset
    const ofOther = await beginConversation(db, 'nl', 'nl', at(0))
    const first = await beginConversation(db, 'fr', 'fr', at(0))
    const values = Array.from({ length: conversations - 1 }, (_, index) => ({
      id: `c${index}`,
      site: 'fr' as const,
      language: 'fr' as const,
      messages: 0,
      ends_at: at(minutes * 60 + 1),
    }))
    await db.insertInto('chat_conversations').values(values).execute()
    const last = await beginConversation(db, 'fr', 'fr', at(2))
    const found = (site: 'fr' | 'nl', id: string) => findConversation(db, site, id, at(2))
    expect(await found('fr', first)).toBeUndefined()
    expect([await found('fr', 'c0'), await found('fr', last)]).toEqual([
      { language: 'fr' },
      { language: 'fr' },
    ])
    expect(await found('nl', ofOther)).toEqual({ language: 'nl' })
    expect(await rows()).toHaveLength(conversations + 1)
  })
})
