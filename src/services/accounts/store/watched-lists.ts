import type { Selectable } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { AccountDatabase, AccountTables } from './account-tables.ts'
import type { ReminderRow } from './reminders.ts'

export type WatchedList = Selectable<AccountTables['watched_lists']>

type Named = Pick<WatchedList, 'site' | 'path'>

/** Nobody is told of what a list has when the first visitor follows it. `known`: JSON. */
export async function beginWatching(
  db: AccountDatabase,
  { site, path }: Named,
  known: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('watched_lists')
    .values({ site, path, known, revision: 0, checked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lists that nobody has looked at since `before`, epoch seconds; the longest unread first. */
export const dueLists = (
  db: AccountDatabase,
  sites: readonly SiteId[],
  before: number,
  most: number,
): Promise<WatchedList[]> =>
  db
    .selectFrom('watched_lists')
    .where('site', 'in', sites)
    .where('checked_at', '<=', before)
    .orderBy('checked_at')
    .orderBy('path')
    .limit(most)
    .selectAll()
    .execute()

/** True for one process only. `now` in epoch seconds. */
export async function claimList(
  db: AccountDatabase,
  { site, path, checked_at }: WatchedList,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('watched_lists')
    .set({ checked_at: now })
    .where((row) => row.and({ site, path, checked_at }))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** True for one caller only. In the transaction that queues the messages. */
export async function learnShowtimes(
  db: AccountDatabase,
  { site, path, revision }: WatchedList,
  known: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('watched_lists')
    .set({ known, revision: revision + 1 })
    .where((row) => row.and({ site, path, revision }))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const followersOf = (db: AccountDatabase, { site, path }: Named): Promise<ReminderRow[]> =>
  db
    .selectFrom('reminders')
    .where((row) => row.and({ site, awaits: 'list', place: path, state: 'waiting' }))
    .orderBy('created_at')
    .selectAll()
    .execute()

/** Forgets lists that nobody follows any more. */
export async function tidyLists(db: AccountDatabase): Promise<void> {
  await db
    .deleteFrom('watched_lists')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders')
            .whereRef('reminders.site', '=', 'watched_lists.site')
            .whereRef('reminders.place', '=', 'watched_lists.path')
            .where('reminders.awaits', '=', 'list')
            .select('reminders.id'),
        ),
      ),
    )
    .execute()
}
