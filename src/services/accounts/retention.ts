import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { type AccountParts, clientPageHref, post } from './account-parts.ts'
import { removeClient } from './profile-changes.ts'
import type { AccountDatabase } from './store/account-tables.ts'
import { type ClientRow, changeClient, toAccount } from './store/clients.ts'

export interface Retention {
  /** Months without a visit after which an account is deleted; undefined: never. */
  readonly idleMonths: number | undefined
  /** Origins for links in mails. */
  readonly originsOf: (site: SiteId) => Pick<SiteRequest, 'origin' | 'clientOrigin'>
}

const DAY = 86_400_000
/** Accounts of one hour; the rest follows in the next. */
const MOST = 500
const { unconfirmedDays, idleNoticeDays } = serviceLimits.accounts

const daysBefore = (now: number, days: number) => new Date(now - days * DAY).toISOString()

function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  return date.setUTCMonth(date.getUTCMonth() - months)
}

/** Registered here, never confirmed, and without bookings of the time before confirmation was required. */
const unconfirmed = (db: AccountDatabase, before: string) =>
  db
    .selectFrom('accounts')
    .where('email_verified_at', 'is', null)
    .where('created_at', '<', before)
    .where('password', 'is not', null)
    .where('issuer', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.site', '=', 'accounts.site')
            .whereRef('bookings.account', '=', 'accounts.id'),
        ),
      ),
    )

const idle = (db: AccountDatabase, before: string) =>
  db
    .selectFrom('accounts')
    .where(({ or, and, eb }) =>
      or([eb('seen_at', '<', before), and([eb('seen_at', 'is', null), eb('updated_at', '<', before)])]),
    )

/** Ends the sessions at the provider too. */
async function deleteClient(parts: AccountParts, { site, id }: Pick<ClientRow, 'site' | 'id'>) {
  await changeClient(parts.store, site, id, (db, row) => removeClient(db, site, id, row.email))
  await parts.forget(site, id)
}

export async function deleteUnconfirmed(parts: AccountParts): Promise<void> {
  const before = daysBefore(parts.clock(), unconfirmedDays)
  const old = await unconfirmed(parts.store.read, before).select(['site', 'id']).limit(MOST).execute()
  for (const client of old) await deleteClient(parts, client)
}

async function announce(parts: AccountParts, { originsOf }: Retention, row: ClientRow): Promise<void> {
  const { site, language } = toAccount(row)
  const visited = { site, language, ...originsOf(site) }
  await changeClient(parts.store, site, row.id, async (db, client) => {
    const at = new Date(parts.clock()).toISOString()
    const href = clientPageHref(visited, 'profile')
    await post(parts, db, visited, client, {
      kind: 'idle',
      name: client.first_name,
      href,
      days: idleNoticeDays,
    })
    // The date of the last change stays: the client changes nothing.
    await db
      .updateTable('accounts')
      .set({ idle_notice_at: at })
      .where((account) => account.and({ site, id: row.id }))
      .execute()
  })
}

/** Announces the deletion of idle accounts by mail, and deletes those that stayed idle after it. */
export async function deleteIdle(parts: AccountParts, retention: Retention): Promise<void> {
  const { idleMonths } = retention
  if (idleMonths === undefined) return
  const { store, clock } = parts
  const limit = monthsBefore(clock(), idleMonths)
  const noticed = daysBefore(clock(), idleNoticeDays)
  const due = await idle(store.read, new Date(limit).toISOString())
    .where('idle_notice_at', '<', noticed)
    .select(['site', 'id'])
    .limit(MOST)
    .execute()
  for (const client of due) await deleteClient(parts, client)
  const soon = await idle(store.read, new Date(limit + idleNoticeDays * DAY).toISOString())
    .where('idle_notice_at', 'is', null)
    .selectAll()
    .limit(MOST)
    .execute()
  for (const client of soon) await announce(parts, retention, client)
  if (soon.length > 0) parts.wakeMails()
}
