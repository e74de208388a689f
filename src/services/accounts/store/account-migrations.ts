import type { Migrations } from '@marquee/kit/database/migrations.ts'
import { type Kysely, sql } from 'kysely'
import { addSeatWishes, createReminderTables, createWatchedLists } from './reminder-migrations.ts'

type AnyDatabase = Kysely<unknown>

export const accountMigrations: Migrations = {
  '0004-accounts': createAccountTables,
  '0007-account-pictures': createAccountPictures,
  '0008-felt-shows': indexFeelingsByShow,
  '0015-account-changes': addAccountChanges,
  '0017-account-retention': addRetention,
  '0018-rate-limits': emptyTries,
  '0020-outside-sessions': addSourceOfSessions,
  '0028-order-keys': addOrderKeys,
  '0029-guest-bookings': addGuestBookings,
  '0030-reminders': createReminderTables,
  '0031-booked-seats': addBookedSeats,
  '0032-session-uses': addSessionUses,
  '0041-claimed-addresses': addClaims,
  '0054-evenings': addEvenings,
  '0056-watched-lists': createWatchedLists,
  '0057-seat-wishes': addSeatWishes,
}

/** Instants are ISO date-times in UTC in text columns, otherwise epoch seconds. */
async function createAccountTables(db: AnyDatabase): Promise<void> {
  await createClients(db)
  await createSavedItems(db)
  await createBookings(db)
  await createMails(db)
}

async function createClients(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_verified_at', 'text')
    .addColumn('password', 'text')
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('completed_at', 'text')
    .addColumn('newsletter', 'integer', (column) => column.notNull())
    .addColumn('mail_consent', 'integer', (column) => column.notNull())
    .addColumn('loyalty_level', 'text')
    .addColumn('subscription', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('accounts_key', ['site', 'id'])
    .execute()
  await db.schema
    .createIndex('accounts_by_email')
    .on('accounts')
    .columns(['site', 'email'])
    .unique()
    .execute()
  await db.schema
    .createIndex('accounts_by_subject')
    .on('accounts')
    .columns(['site', 'issuer', 'subject'])
    .unique()
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('csrf', 'text', (column) => column.notNull())
    .addColumn('started_at', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_account').on('sessions').columns(['site', 'account']).execute()
  await db.schema
    .createTable('account_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'integer')
    .execute()
  await db.schema
    .createIndex('account_links_by_account')
    .on('account_links')
    .columns(['site', 'account'])
    .execute()
  await db.schema
    .createTable('account_tries')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute()
  await db.schema.createIndex('account_tries_by_key').on('account_tries').columns(['key', 'at']).execute()
}

async function createSavedItems(db: AnyDatabase): Promise<void> {
  const tables = [
    ['favourite_cinemas', 'cinema'],
    ['wishlist_shows', 'show'],
    ['show_emotions', 'show'],
  ] as const
  for (const [table, item] of tables) {
    const created = db.schema
      .createTable(table)
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn(item, 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['site', 'account', item])
    await (table === 'show_emotions'
      ? created.addColumn('emotion', 'text', (column) => column.notNull())
      : created
    ).execute()
  }
}

async function createBookings(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('show', 'text', (column) => column.notNull())
    .addColumn('show_title', 'text', (column) => column.notNull())
    .addColumn('cinema', 'text', (column) => column.notNull())
    .addColumn('cinema_name', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('version', 'text')
    .addColumn('auditorium', 'text')
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'text')
    .execute()
  await db.schema
    .createIndex('bookings_by_account')
    .on('bookings')
    .columns(['site', 'account', 'starts_at'])
    .execute()
}

async function addOrderKeys(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('order_key', 'text').execute()
  await db.schema
    .createIndex('bookings_by_order')
    .on('bookings')
    .columns(['site', 'order_key'])
    .unique()
    .execute()
}

async function addGuestBookings(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('email', 'text').execute()
  await db.schema.createIndex('bookings_by_email').on('bookings').columns(['site', 'email']).execute()
}

async function addBookedSeats(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('places', 'text').execute()
  await db.schema
    .createTable('booking_seats')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('cinema', 'text', (column) => column.notNull())
    .addColumn('auditorium', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('booking', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_seats_key', ['site', 'cinema', 'auditorium', 'starts_at', 'seat'])
    .execute()
  await db.schema.createIndex('booking_seats_by_booking').on('booking_seats').columns(['booking']).execute()
}

/** `loyalty_level` goes because it was never written: levels are computed from bookings and plan. */
async function createAccountPictures(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('account_pictures')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_pictures_key', ['site', 'account'])
    .execute()
  await db.schema.alterTable('accounts').dropColumn('loyalty_level').execute()
}

async function createMails(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mails_by_site').on('mails').columns(['site', 'created_at']).execute()
}

/** The primary keys begin with the client, so counting by show needs indexes of its own. */
async function indexFeelingsByShow(db: AnyDatabase): Promise<void> {
  await db.schema
    .createIndex('wishlist_shows_by_show')
    .on('wishlist_shows')
    .columns(['site', 'show'])
    .execute()
  await db.schema
    .createIndex('show_emotions_by_show')
    .on('show_emotions')
    .columns(['site', 'show', 'emotion'])
    .execute()
}

/** Columns that may be null, and tables that the version before neither reads nor writes. */
async function addAccountChanges(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('account_links').addColumn('address', 'text').execute()
  await db.schema.alterTable('accounts').addColumn('seen_at', 'text').execute()
  await db.schema
    .createTable('account_consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('granted', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('account_consents_by_account')
    .on('account_consents')
    .columns(['site', 'account'])
    .execute()
  await db.schema
    .createTable('account_devices')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_devices_key', ['site', 'account', 'device_hash'])
    .execute()
}

/** Indexes for the hourly look for accounts to delete. */
async function addRetention(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('idle_notice_at', 'text').execute()
  await db.schema
    .createIndex('accounts_by_confirmation')
    .on('accounts')
    .columns(['email_verified_at', 'created_at'])
    .execute()
  await db.schema.createIndex('accounts_by_visit').on('accounts').columns(['seen_at', 'updated_at']).execute()
}

/** The previous version, which may still run, is the only one that writes this table. */
async function emptyTries(db: AnyDatabase): Promise<void> {
  await sql`delete from account_tries`.execute(db)
}

/** Nullable, because the version before writes sessions without them. */
async function addSourceOfSessions(db: AnyDatabase): Promise<void> {
  for (const column of ['issuer', 'id_token'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute()
}

/** Nullable, because the version before writes sessions without them. */
async function addSessionUses(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('seen_at', 'integer').execute()
}

/** Nullable, because the version before registers without it. */
async function addClaims(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('claim', 'text').execute()
  await db.schema.createIndex('accounts_by_claim').on('accounts').columns(['site', 'claim']).execute()
}

/** Columns that may be null, and a table that the version before neither reads nor writes. */
async function addEvenings(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('booking_seats').addColumn('hold', 'text').execute()
  await db.schema.alterTable('booking_seats').addColumn('held_until', 'integer').execute()
  await db.schema.alterTable('booking_seats').addColumn('passed', 'text').execute()
  await db.schema.createIndex('booking_seats_by_link').on('booking_seats').columns(['passed']).execute()
  await db.schema.createIndex('booking_seats_by_hold').on('booking_seats').columns(['hold']).execute()
  await db.schema
    .createTable('evenings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('evenings_by_end').on('evenings').columns(['ends_at']).execute()
}
