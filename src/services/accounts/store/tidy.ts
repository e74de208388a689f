import { secondsOf } from '@marquee/kit/database/epoch-seconds.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { AccountStore } from './account-store.ts'

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
}
