import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

interface ChatConversationsTable {
  id: string
  site: SiteId
  language: Language
  /** Number of messages of the visitor. */
  messages: number
  /** Epoch seconds. */
  ends_at: number
}

export interface ChatTables {
  chat_conversations: ChatConversationsTable
}

const { conversations, minutes } = serviceLimits.chat
const MINUTE = 60
/** Rows in one statement; SQLite knows no offset without a limit. */
const BATCH = 1_000

/**
 * Returns the id of a new conversation. Deletes those that have ended, and of those of the site beyond the limit the ones
 * that end first. `now` in epoch seconds.
 */
export async function beginConversation(
  db: Kysely<ChatTables>,
  site: SiteId,
  language: Language,
  now: number,
): Promise<string> {
  await db.deleteFrom('chat_conversations').where('ends_at', '<=', now).execute()
  await db
    .deleteFrom('chat_conversations')
    .where('id', 'in', (query) =>
      query
        .selectFrom('chat_conversations')
        .select('id')
        .where('site', '=', site)
        .orderBy('ends_at', 'desc')
        .limit(BATCH)
        .offset(conversations - 1),
    )
    .execute()
  const id = randomUUID()
  await db
    .insertInto('chat_conversations')
    .values({ id, site, language, messages: 0, ends_at: now + minutes * MINUTE })
    .execute()
  return id
}

/** Undefined for an unknown or ended one. `now` in epoch seconds. */
export const findConversation = (
  db: Kysely<ChatTables>,
  site: SiteId,
  id: string,
  now: number,
): Promise<{ readonly language: Language } | undefined> =>
  db
    .selectFrom('chat_conversations')
    .select('language')
    .where((row) => row.and({ id, site }))
    .where('ends_at', '>', now)
    .executeTakeFirst()

/** Counts a message, and lets the conversation last on. Returns the number with it; undefined as above. */
export async function countMessage(db: Kysely<ChatTables>, site: SiteId, id: string, now: number) {
  const row = await db
    .updateTable('chat_conversations')
    .set((column) => ({ messages: column('messages', '+', 1), ends_at: now + minutes * MINUTE }))
    .where((row) => row.and({ id, site }))
    .where('ends_at', '>', now)
    .returning('messages')
    .executeTakeFirst()
  return row?.messages
}
