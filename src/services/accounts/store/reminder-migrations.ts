import type { Kysely } from 'kysely'

/** A column that may be null, and tables that the version before neither reads nor writes. */
export async function createReminderTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('unsubscribe', 'text').execute()
  await db.schema
    .createTable('reminders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('push', 'text')
    .addColumn('show', 'text', (column) => column.notNull())
    .addColumn('show_title', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('place_name', 'text', (column) => column.notNull())
    .addColumn('awaits', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('client_origin', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('gone_at', 'integer')
    .execute()
  await db.schema
    .createIndex('reminders_by_recipient')
    .on('reminders')
    .columns(['site', 'recipient', 'show', 'place'])
    .unique()
    .execute()
  await db.schema
    .createIndex('reminders_by_state')
    .on('reminders')
    .columns(['state', 'site', 'show'])
    .execute()
  await db.schema.createIndex('reminders_by_account').on('reminders').columns(['site', 'account']).execute()
  await db.schema
    .createTable('push_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('push', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_messages_by_try').on('push_messages').columns(['next_try_at']).execute()
}

/** A table and an index that the version before does not use. */
export async function createWatchedLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('watched_lists')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('known', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('checked_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('watched_lists_key', ['site', 'path'])
    .execute()
  await db.schema.createIndex('reminders_by_place').on('reminders').columns(['site', 'place']).execute()
}

/** Columns that may be null: the version before leaves them out. */
export async function addSeatWishes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reminders').addColumn('wish', 'text').execute()
  await db.schema.alterTable('reminders').addColumn('offered_until', 'integer').execute()
}
