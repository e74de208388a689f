import { secondsOf } from '@marquee/kit/database/columns.ts'
import { sql } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { QueuedShowtime } from '../reminders/reminders.ts'
import type { AccountDatabase } from './account-tables.ts'
import type { ReminderRow } from './reminders.ts'

type Start = Pick<QueuedShowtime, 'cinema' | 'start'>

export const placeInQueue = ({ cinema, start }: Start): string => `${cinema} ${start}`

export function startInQueue(place: string): Start {
  const [cinema = '', start = ''] = place.split(' ')
  return { cinema, start }
}

/** The holder of offered seats in `booking_seats`. */
export const offerOf = (id: string): string => `offer:${id}`

const OFFERS = ['offer:', 'offer;'] as const

export const queuedShowtimes = (db: AccountDatabase, sites: readonly SiteId[], most: number) =>
  db
    .selectFrom('reminders')
    .where('awaits', '=', 'seats')
    .where('state', '=', 'waiting')
    .where('site', 'in', sites)
    .select(['site', 'show', 'place'])
    .distinct()
    .orderBy('place')
    .limit(most)
    .execute()

/** Those who wait for seats of a showtime, the first one first. */
export const queueOf = (
  db: AccountDatabase,
  site: SiteId,
  { show, ...start }: QueuedShowtime,
): Promise<ReminderRow[]> =>
  db
    .selectFrom('reminders')
    .where((row) => row.and({ state: 'waiting', site, show, awaits: 'seats', place: placeInQueue(start) }))
    .orderBy('confirmed_at')
    .orderBy('id')
    .selectAll()
    .execute()

/** True for one caller only. Without `until`, epoch seconds, the wish is met; with it seats are held. */
export async function claimWish(
  db: AccountDatabase,
  id: string,
  now: number,
  until: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set(
      until === null
        ? { state: 'sent', sent_at: new Date(now).toISOString() }
        : { state: 'offered', offered_until: until },
    )
    .where((row) => row.and({ id, state: 'waiting' }))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Undefined once it has lapsed or was taken. */
export const openOffer = (db: AccountDatabase, site: SiteId, id: string, now: number) =>
  db
    .selectFrom('reminders')
    .where((row) => row.and({ id, site, state: 'offered' }))
    .where('offered_until', '>', secondsOf(now))
    .select(['id', 'offered_until'])
    .executeTakeFirst()

export async function placesOfOffer(db: AccountDatabase, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('booking_seats')
    .where('booking', '=', offerOf(id))
    .select('seat')
    .execute()
  return rows.map(({ seat }) => seat)
}

/** In the transaction of the order that takes the seats. */
export async function endOffer(db: AccountDatabase, id: string, now: number): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ state: 'sent', sent_at: new Date(now).toISOString() })
    .where((row) => row.and({ id, state: 'offered' }))
    .execute()
  await db.deleteFrom('booking_seats').where('booking', '=', offerOf(id)).execute()
}

/** Frees seats whose offer has lapsed, or whose wish was withdrawn. */
export async function lapseOffers(db: AccountDatabase, now: number): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ state: 'sent', sent_at: new Date(now).toISOString() })
    .where('state', '=', 'offered')
    .where('offered_until', '<=', secondsOf(now))
    .execute()
  await db
    .deleteFrom('booking_seats')
    .where('booking', '>=', OFFERS[0])
    .where('booking', '<', OFFERS[1])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders')
            .where(sql`'offer:' || reminders.id`, '=', sql.ref('booking_seats.booking'))
            .where('reminders.state', '=', 'offered')
            .select('reminders.id'),
        ),
      ),
    )
    .execute()
}
