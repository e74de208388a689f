import { secondsOf } from '@marquee/kit/database/epoch-seconds.ts'
import type { SiteId } from '#config/sites.ts'
import type { AccountDatabase } from './account-store.ts'

export interface DueNotification {
  readonly id: string
  readonly site: SiteId
  readonly recipient: string
  /** JSON of a `NotificationTarget`. */
  readonly push: string
  readonly payload: string
  readonly tries: number
}

/** Runs in the transaction that marks its reminder as sent. `now` in epoch milliseconds. */
export async function queueNotification(
  db: AccountDatabase,
  message: Omit<DueNotification, 'tries'> & { readonly account: string | null },
  now: number,
): Promise<void> {
  await db
    .insertInto('push_messages')
    .values({
      ...message,
      created_at: new Date(now).toISOString(),
      tries: 0,
      next_try_at: secondsOf(now),
    })
    .execute()
}

/** Leases the oldest due message; no other process gets it for `leaseSeconds`. `now` in epoch seconds. */
export async function leaseDueNotification(
  db: AccountDatabase,
  now: number,
  leaseSeconds: number,
): Promise<DueNotification | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('push_messages')
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(1)
      .selectAll()
      .executeTakeFirst()
    if (!due) return undefined
    const { numUpdatedRows } = await db
      .updateTable('push_messages')
      .set({ tries: due.tries + 1, next_try_at: now + leaseSeconds })
      .where('id', '=', due.id)
      .where('tries', '=', due.tries)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return due
  }
}

/** `at` in epoch seconds. */
export async function tryNotificationAgain(db: AccountDatabase, id: string, at: number): Promise<void> {
  await db.updateTable('push_messages').set({ next_try_at: at }).where('id', '=', id).execute()
}

/** Sent, or never accepted. */
export async function dropNotification(db: AccountDatabase, id: string): Promise<void> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute()
}
