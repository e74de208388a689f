import { secondsOf } from '@marquee/kit/database/columns.ts'
import type { SiteId } from '#config/sites.ts'
import type { AccountDatabase } from './account-tables.ts'

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
