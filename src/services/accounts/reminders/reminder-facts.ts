import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { sites } from '#config/sites.ts'
import { wallClock } from '#models/site-clock.ts'
import type { ReminderFacts } from '../ports.ts'
import type { AccountDatabase } from '../store/account-tables.ts'
import { clientById } from '../store/clients.ts'
import type { ReminderRow } from '../store/reminders.ts'
import type { ReminderParts } from './reminder-parts.ts'
import type { RemindedFilm } from './reminders.ts'

export const placeOf = (row: ReminderRow): SiteRequest => ({
  site: row.site,
  language: row.language,
  origin: row.origin,
  clientOrigin: row.client_origin,
})

export const isOpen = ({ salesOpening }: RemindedFilm, now: number) =>
  salesOpening === null || salesOpening <= now

/** The facts that a mail or a notification says; times are on the site's wall clock. */
export async function factsOf(
  { links, clock, programme }: ReminderParts,
  db: AccountDatabase,
  row: ReminderRow,
  film: RemindedFilm,
): Promise<ReminderFacts> {
  const at = placeOf(row)
  const client = row.account === null ? undefined : await clientById(db, at.site, row.account)
  const own = await programme.film(at, row.show, row.place).catch(() => film)
  const open = isOpen(film, clock())
  return {
    kind: open ? 'reminderSale' : 'reminderShowtimes',
    name: client?.first_name ?? null,
    show: film.title,
    cinema: row.place_name,
    opening:
      open || film.salesOpening === null ? null : wallClock(sites[at.site].timeZone, film.salesOpening),
    href: (own ?? film).href,
    ...links.of(at, row.recipient),
  }
}
