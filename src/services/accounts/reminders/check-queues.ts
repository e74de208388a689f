import { acquireLock } from '@marquee/kit/database/advisory-lock.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { wallClock } from '#models/site-clock.ts'
import { post } from '../account-parts.ts'
import type { SeatsFacts } from '../ports.ts'
import type { AccountDatabase } from '../store/account-tables.ts'
import { bookedSeats, takeSeats } from '../store/booked-seats.ts'
import { SeatsTakenError } from '../store/bookings.ts'
import { clientById } from '../store/clients.ts'
import type { ReminderRow } from '../store/reminders.ts'
import {
  claimWish,
  lapseOffers,
  offerOf,
  placeInQueue,
  queuedShowtimes,
  queueOf,
  startInQueue,
} from '../store/seat-queues.ts'
import { placeOf } from './reminder-facts.ts'
import type { ReminderParts } from './reminder-parts.ts'
import type { FoundShowtime, QueuedShowtime, SeatPlan, SeatWish } from './reminders.ts'
import { inDaytime } from './sending-hours.ts'

const { offerMinutes, queues } = serviceLimits.reminders

const storedWish = z.object({
  people: z.number(),
  rows: z.tuple([z.string(), z.string()]).nullable(),
})

const wishOf = ({ wish }: ReminderRow): SeatWish => storedWish.parse(JSON.parse(wish ?? 'null'))

/** Free seats beside each other in the wished rows; null if there are not so many. */
function seatsTogether(
  blocks: SeatPlan['blocks'],
  taken: ReadonlySet<string>,
  { people, rows }: SeatWish,
): readonly string[] | null {
  for (const { row, seats } of blocks) {
    if (rows !== null && (row < rows[0] || row > rows[1])) continue
    for (let first = 0; first + people <= seats.length; first += 1) {
      const run = seats.slice(first, first + people)
      if (run.every((seat) => !taken.has(seat))) return run
    }
  }
  return null
}

async function tell(
  { links, ...parts }: ReminderParts,
  db: AccountDatabase,
  row: ReminderRow,
  { title, where, href }: FoundShowtime,
  places: readonly string[],
): Promise<void> {
  const at = placeOf(row)
  const client = row.account === null ? undefined : await clientById(db, at.site, row.account)
  const offered = places.length > 0
  const offer = new URLSearchParams({ offer: links.sign('offer', at.site, row.id) })
  const facts: SeatsFacts = {
    kind: offered ? 'seatsOffered' : 'seatsFree',
    name: client?.first_name ?? null,
    show: title,
    where,
    places,
    minutes: offerMinutes,
    href: offered ? `${href}&${offer}` : href,
    ...links.of(at, row.recipient, row.id),
  }
  await post(parts, db, at, { email: row.email ?? '' }, facts)
}

/** Each gets the first seats that meet the wish, in order of asking: who cannot be served holds up nobody. */
async function offerEach(
  parts: ReminderParts,
  db: AccountDatabase,
  site: SiteId,
  queued: QueuedShowtime,
  found: FoundShowtime & { readonly plan: SeatPlan },
): Promise<number> {
  const { clock, store } = parts
  const { blocks, sold, auditorium } = found.plan
  const seated = { cinema: queued.cinema, auditorium, startsAt: queued.start }
  await acquireLock(db, store, `seats\n${site}\n${placeInQueue(queued)}\n${auditorium}`)
  const now = secondsOf(clock())
  const taken = new Set([...sold, ...(await bookedSeats(db, site, seated, now))])
  const until = now + offerMinutes * 60
  let offered = 0
  for (const row of await queueOf(db, site, queued)) {
    const wish = wishOf(row)
    const places = seatsTogether(blocks, taken, wish)
    if (places === null || !(await claimWish(db, row.id, clock(), until))) continue
    const holder = { booking: offerOf(row.id), hold: null, held_until: null }
    const lost = await takeSeats(db, site, seated, new Map(places.map((place) => [place, holder])), now)
    // An order took them in this moment: nothing is offered, and the next look finds what is left.
    if (lost.length > 0) throw new SeatsTakenError(lost)
    for (const place of places) taken.add(place)
    await tell(parts, db, row, found, places)
    offered += 1
  }
  return offered
}

/** Without a plan all whose number is free are told, once. */
async function tellAll(
  parts: ReminderParts,
  db: AccountDatabase,
  site: SiteId,
  queued: QueuedShowtime,
  found: FoundShowtime,
): Promise<number> {
  let told = 0
  for (const row of await queueOf(db, site, queued)) {
    if (!found.seats(wishOf(row).people) || !(await claimWish(db, row.id, parts.clock(), null))) continue
    await tell(parts, db, row, found, [])
    told += 1
  }
  return told
}

/** The showtime has begun. */
async function endQueue(
  { store, clock }: ReminderParts,
  site: SiteId,
  queued: QueuedShowtime,
): Promise<void> {
  for (const { id } of await queueOf(store.read, site, queued)) await claimWish(store.db, id, clock(), null)
}

/** Looks at the queue of a showtime, by day. */
export async function offerFreed(parts: ReminderParts, site: SiteId, queued: QueuedShowtime): Promise<void> {
  const { store, programme, clock } = parts
  if (inDaytime(site, clock()) !== clock()) return
  const [first] = await queueOf(store.read, site, queued)
  if (!first) return
  if (queued.start <= wallClock(sites[site].timeZone, clock())) {
    await endQueue(parts, site, queued)
    return
  }
  const found = await programme.showtime(placeOf(first), queued)
  // A plan knows more than a statement about free seats.
  if (!found?.seats(1)) return
  const { plan } = found
  const told = await store.transaction((db) =>
    plan === null
      ? tellAll(parts, db, site, queued, found)
      : offerEach(parts, db, site, queued, { ...found, plan }),
  )
  for (let index = 0; index < told; index += 1) parts.count('mail', 'queued')
  if (told > 0) parts.wakeMails()
}

/** Returns the number of queues whose showtime could not be looked at. */
export async function checkQueues(parts: ReminderParts): Promise<number> {
  const { store, clock, onError } = parts
  await store.transaction((db) => lapseOffers(db, clock()))
  const awake = siteIds.filter((site) => inDaytime(site, clock()) === clock())
  if (awake.length === 0) return 0
  let missed = 0
  for (const { site, show, place } of await queuedShowtimes(store.read, awake, queues)) {
    await offerFreed(parts, site, { show, ...startInQueue(place) }).catch((error: unknown) => {
      if (error instanceof SeatsTakenError) return
      missed += 1
      onError(error, 'the queue of a showtime could not be looked at')
    })
  }
  return missed
}
