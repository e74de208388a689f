import type { Insertable, Selectable } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { Reminder } from '../reminders/reminders.ts'
import type { AccountDatabase, AccountTables } from './account-tables.ts'

export type ReminderRow = Selectable<AccountTables['reminders']>
export type NewReminder = Insertable<AccountTables['reminders']>

export const toReminder = (row: ReminderRow): Reminder => ({
  id: row.id,
  language: row.language,
  channel: row.channel,
  show: row.show,
  showTitle: row.show_title,
  place: row.place,
  placeName: row.place_name,
  awaits: row.awaits,
  state: row.state,
  createdAt: row.created_at,
  sentAt: row.sent_at,
})

/** An account, or a recipient. */
export type ReminderHolder = Pick<ReminderRow, 'recipient'> | { readonly account: string }

const heldBy = (db: AccountDatabase, site: SiteId, holder: ReminderHolder) => {
  const ofSite = db.selectFrom('reminders').where('site', '=', site)
  return 'account' in holder
    ? ofSite.where('account', '=', holder.account)
    : ofSite.where('recipient', '=', holder.recipient)
}

export const readReminders = (db: AccountDatabase, site: SiteId, holder: ReminderHolder) =>
  heldBy(db, site, holder).orderBy('created_at', 'desc').orderBy('id').selectAll().execute()

/** Recipients of the deleted reminders, for their queued notifications. */
export async function deleteReminders(
  db: AccountDatabase,
  site: SiteId,
  holder: ReminderHolder,
  id?: string,
): Promise<void> {
  const rows = await readReminders(db, site, holder)
  const ids = rows.filter((row) => id === undefined || row.id === id).map((row) => row.id)
  if (ids.length === 0) return
  await db.deleteFrom('reminders').where('id', 'in', ids).execute()
  await db
    .deleteFrom('push_messages')
    .where(({ or, eb }) => or(ids.map((each) => eb('id', 'like', `${each}%`))))
    .execute()
}

/** Films that somebody waits for, with the languages of their addresses. */
export const awaitedFilms = (db: AccountDatabase) =>
  db
    .selectFrom('reminders')
    .where('state', '=', 'waiting')
    .where('awaits', 'in', ['sale', 'showtimes'])
    .select(['site', 'language', 'show'])
    .distinct()
    .orderBy('site')
    .orderBy('show')
    .orderBy('language')
    .execute()

export const waitingFor = (
  db: AccountDatabase,
  { site, language, show }: Pick<ReminderRow, 'site' | 'language' | 'show'>,
): Promise<ReminderRow[]> =>
  db
    .selectFrom('reminders')
    .where((row) => row.and({ state: 'waiting', site, language, show }))
    .orderBy('created_at')
    .selectAll()
    .execute()

/** True for one caller only. ISO date-times: `now`, and `since`, the creation of the oldest that may be confirmed. */
export async function confirmReminder(
  db: AccountDatabase,
  site: SiteId,
  id: string,
  { now, since }: { readonly now: string; readonly since: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set({ state: 'waiting', confirmed_at: now })
    .where((row) => row.and({ id, site, state: 'unconfirmed' }))
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** True for one caller only. In the transaction that queues the message. */
export async function claimReminder(db: AccountDatabase, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set({ state: 'sent', sent_at: new Date(now).toISOString() })
    .where((row) => row.and({ id, state: 'waiting' }))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** `at` in epoch seconds; null: the site has the film or list. */
export async function markGone(
  db: AccountDatabase,
  subject:
    | Pick<ReminderRow, 'site' | 'language' | 'show'>
    | (Pick<ReminderRow, 'site' | 'place'> & { readonly show: '' }),
  at: number | null,
): Promise<void> {
  const ofFilm = db
    .updateTable('reminders')
    .set({ gone_at: at })
    .where((row) => row.and({ state: 'waiting', ...subject }))
  await (at === null
    ? ofFilm.where('gone_at', 'is not', null)
    : ofFilm.where('gone_at', 'is', null)
  ).execute()
}

interface Ends {
  /** ISO date-times. */
  readonly unconfirmed: string
  readonly sent: string
  readonly oldest: string
  /** Epoch seconds. */
  readonly gone: number
}

export async function tidyReminders(db: AccountDatabase, before: Ends): Promise<void> {
  await db
    .deleteFrom('reminders')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'unconfirmed'), eb('created_at', '<', before.unconfirmed)]),
        eb('sent_at', '<', before.sent),
        eb('created_at', '<', before.oldest),
        eb('gone_at', '<', before.gone),
      ]),
    )
    .execute()
}
