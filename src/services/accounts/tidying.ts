import { secondsOf } from '@marquee/kit/database/columns.ts'
import { startHourly } from '@marquee/kit/delivery/repeated.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { AccountParts } from './account-parts.ts'
import { deleteIdle, deleteUnconfirmed, type Retention } from './retention.ts'
import type { AccountStore } from './store/account-tables.ts'

interface TidyingOptions {
  readonly parts: AccountParts
  readonly retention: Retention
  readonly onError: (error: unknown, message: string) => void
}

const DAY = 86_400

export async function tidyAccounts({ db }: AccountStore, now: number): Promise<void> {
  const seconds = secondsOf(now)
  const { outbox, guestBookingDays } = serviceLimits.accounts
  const daysAgo = (days: number) => new Date(now - days * DAY * 1_000).toISOString()
  await db.deleteFrom('sessions').where('expires_at', '<=', seconds).execute()
  await db
    .deleteFrom('account_links')
    .where('expires_at', '<=', seconds - 7 * DAY)
    .execute()
  await db.deleteFrom('mails').where('created_at', '<', daysAgo(outbox.days)).execute()
  await db
    .deleteFrom('bookings')
    .where('account', '=', '')
    .where('starts_at', '<', daysAgo(guestBookingDays))
    .execute()
  await db.deleteFrom('booking_seats').where('starts_at', '<', daysAgo(guestBookingDays)).execute()
  await db.deleteFrom('booking_seats').where('held_until', '<=', seconds).execute()
  await db.deleteFrom('evenings').where('ends_at', '<=', seconds).execute()
}

export const startTidying = ({ parts, retention, onError }: TidyingOptions): { stop(): Promise<void> } =>
  startHourly(async () => {
    try {
      await tidyAccounts(parts.store, parts.clock())
      await parts.limiter.tidy()
      await deleteUnconfirmed(parts)
      await deleteIdle(parts, retention)
    } catch (error) {
      onError(error, 'what clients no longer need could not be removed')
    }
  })
