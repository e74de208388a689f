import { secondsOf } from '@marquee/kit/database/columns.ts'
import { post } from '../account-parts.ts'
import { queueNotification } from '../store/notifications.ts'
import {
  awaitedFilms,
  claimReminder,
  markGone,
  type ReminderRow,
  tidyReminders,
  waitingFor,
} from '../store/reminders.ts'
import { checkLists } from './check-lists.ts'
import { checkQueues } from './check-queues.ts'
import { factsOf, isOpen, placeOf } from './reminder-facts.ts'
import type { ReminderParts } from './reminder-parts.ts'
import type { RemindedFilm } from './reminders.ts'
import { retentionOf } from './retention.ts'
import { inDaytime } from './sending-hours.ts'

/** There are showtimes at the place and, where the start of sales is awaited, sales are open. */
async function isDue({ programme, clock }: ReminderParts, row: ReminderRow, film: RemindedFilm) {
  if (row.awaits === 'sale' && !isOpen(film, clock())) return false
  if (row.place === '') return film.cinemas.length > 0
  const place = await programme.place(placeOf(row), row.place)
  return place?.cinemas.some((cinema) => film.cinemas.includes(cinema)) ?? false
}

/** Claims the reminder and queues its message in one transaction: both happen, once, or neither. */
async function send(parts: ReminderParts, row: ReminderRow, film: RemindedFilm): Promise<void> {
  const { store, clock } = parts
  const facts = await factsOf(parts, store.read, row, film)
  const isSent = await store.transaction(async (db) => {
    if (!(await claimReminder(db, row.id, clock()))) return false
    const { id, account, recipient, push, email } = row
    const at = placeOf(row)
    if (push !== null)
      await queueNotification(
        db,
        { id, site: at.site, account, recipient, push, payload: parts.notificationText(at, facts, id) },
        clock(),
      )
    else if (email !== null) await post(parts, db, at, { email }, facts)
    return true
  })
  if (isSent) parts.count(row.channel, 'queued')
}

type Awaited = Pick<ReminderRow, 'site' | 'language' | 'show'>

async function checkFilm(parts: ReminderParts, awaited: Awaited): Promise<void> {
  const { store, programme, clock } = parts
  const rows = await waitingFor(store.read, awaited)
  const [first] = rows
  if (!first) return
  const film = await programme.film(placeOf(first), awaited.show, first.place)
  await markGone(store.db, awaited, film === null ? secondsOf(clock()) : null)
  if (film === null) return
  for (const row of rows) if (await isDue(parts, row, film)) await send(parts, row, film)
}

/** A film whose content API cannot be reached is looked at again the next time. */
export async function checkReminders(parts: ReminderParts): Promise<void> {
  const { store, clock } = parts
  await tidyReminders(store.db, retentionOf(clock()))
  let missed = 0
  for (const awaited of await awaitedFilms(store.read)) {
    const now = clock()
    if (inDaytime(awaited.site, now) !== now) continue
    await checkFilm(parts, awaited).catch((error: unknown) => {
      missed += 1
      parts.onError(error, 'reminders of a film could not be checked')
    })
  }
  missed += (await checkLists(parts)) + (await checkQueues(parts))
  parts.wakeMails()
  parts.wakeNotifications()
  if (missed === 0) parts.checked(clock())
}
