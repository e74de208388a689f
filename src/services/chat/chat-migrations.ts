import type { Migrations } from '@marquee/kit/database/migrations.ts'
import type { Kysely } from 'kysely'

export const chatMigrations: Migrations = { '0043-chat-conversations': createConversations }

async function createConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('messages', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('chat_conversations_by_end')
    .on('chat_conversations')
    .columns(['site', 'ends_at'])
    .execute()
}
