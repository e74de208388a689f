import { serviceLimits } from '../../../../config/service-limits.ts'
import { secondsOf } from '../../database/epoch-seconds.ts'
import type { AccountStore } from './account-store.ts'

const DAY = 86_400

export async function tidyAccounts({ db }: AccountStore, now: number): Promise<void> {
  const seconds = secondsOf(now)
  const { outbox } = serviceLimits.accounts
  await db.deleteFrom('sessions').where('expires_at', '<=', seconds).execute()
  await db
    .deleteFrom('account_links')
    .where('expires_at', '<=', seconds - 7 * DAY)
    .execute()
  await db
    .deleteFrom('mails')
    .where('created_at', '<', new Date(now - outbox.days * DAY * 1_000).toISOString())
    .execute()
}
