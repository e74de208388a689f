import { secondsOf } from '@marquee/kit/database/epoch-seconds.ts'
import { attemptAt, takeIn } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { clientArea } from '#config/client-area.ts'
import type { SiteId } from '#config/sites.ts'
import { tooMany } from './account-parts.ts'
import type { Account } from './accounts.ts'
import type { OrderRefusal } from './booking-types.ts'
import type { AccountDatabase } from './store/account-store.ts'
import { type ClientRow, toAccount } from './store/clients.ts'

/** Orders send mails, so an address has to be confirmed first; a client without one gets none. */
export const awaitsConfirmation = ({ email, emailVerifiedAt }: Account): boolean =>
  email !== '' && emailVerifiedAt === null

/** Counts an order, or refuses it. Runs under the client's lock. */
export async function countOrder(
  db: AccountDatabase,
  site: SiteId,
  client: ClientRow,
  now: number,
): Promise<OrderRefusal | null> {
  if (awaitsConfirmation(toAccount(client))) return { kind: 'unconfirmed' }
  const limit = { most: clientArea.ordersPerHour, minutes: 60 }
  const refused = await takeIn(db, attemptAt('orders per account', limit, site, client.id), secondsOf(now))
  return refused ? tooMany(refused) : null
}
