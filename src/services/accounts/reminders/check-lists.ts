import { setImmediate } from 'node:timers/promises'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'
import { siteIds, sites } from '#config/sites.ts'
import { wallClock } from '#models/site-clock.ts'
import { post } from '../account-parts.ts'
import type { WatchFacts } from '../ports.ts'
import type { AccountDatabase } from '../store/account-tables.ts'
import { clientById } from '../store/clients.ts'
import { queueNotification } from '../store/notifications.ts'
import { markGone, type ReminderRow } from '../store/reminders.ts'
import {
  claimList,
  dueLists,
  followersOf,
  learnShowtimes,
  tidyLists,
  type WatchedList,
} from '../store/watched-lists.ts'
import { placeOf } from './reminder-facts.ts'
import type { ReminderParts } from './reminder-parts.ts'
import type { FollowedList, ListedShowtime } from './reminders.ts'
import { inDaytime } from './sending-hours.ts'

const { every, lists: most, named } = serviceLimits.reminders

const storedKnown = z.array(z.string())

export const writeKnown = (showtimes: readonly Pick<ListedShowtime, 'key'>[]): string =>
  JSON.stringify(showtimes.map(({ key }) => key))

interface Found extends Pick<FollowedList, 'title' | 'href'> {
  readonly fresh: readonly ListedShowtime[]
}

async function factsOf(
  { links }: ReminderParts,
  db: AccountDatabase,
  row: ReminderRow,
  { title, href, fresh }: Found,
): Promise<WatchFacts> {
  const at = placeOf(row)
  const client = row.account === null ? undefined : await clientById(db, at.site, row.account)
  return {
    kind: 'watchFound',
    name: client?.first_name ?? null,
    show: title,
    showtimes: fresh.slice(0, named).map(({ text }) => text),
    count: fresh.length,
    href,
    ...links.of(at, row.recipient, row.id),
  }
}

async function tell(
  parts: ReminderParts,
  db: AccountDatabase,
  row: ReminderRow,
  found: Found,
  revision: number,
): Promise<void> {
  const facts = await factsOf(parts, db, row, found)
  const at = placeOf(row)
  const { account, recipient, push, email } = row
  if (push !== null) {
    // Each message of a list is one of its own, and is dropped with the list.
    const id = `${row.id}.${revision}`
    const payload = parts.notificationText(at, facts, id)
    await queueNotification(db, { id, site: at.site, account, recipient, push, payload }, parts.clock())
  } else if (email !== null) await post(parts, db, at, { email }, facts)
}

async function checkList(parts: ReminderParts, list: WatchedList): Promise<void> {
  const { store, programme, clock } = parts
  const { site, path } = list
  const [first] = await followersOf(store.read, list)
  if (!first || !(await claimList(store.db, list, secondsOf(clock())))) return
  const found = await programme.list(placeOf(first), path)
  await markGone(store.db, { site, place: path, show: '' }, found === null ? secondsOf(clock()) : null)
  if (found === null) return
  const known = new Set(storedKnown.parse(JSON.parse(list.known)))
  const fresh = found.showtimes.filter(({ key }) => !known.has(key))
  if (fresh.length === 0) return
  const wall = wallClock(sites[site].timeZone, clock())
  // A showtime that is missing for a while is not new when it comes back.
  const kept = [...known].filter((key) => key > wall).map((key) => ({ key }))
  const told = await store.transaction(async (db) => {
    if (!(await learnShowtimes(db, list, writeKnown([...kept, ...fresh])))) return []
    const rows = await followersOf(db, list)
    for (const row of rows) await tell(parts, db, row, { ...found, fresh }, list.revision)
    return rows
  })
  for (const { channel } of told) parts.count(channel, 'queued')
}

/** Returns the number of lists whose content API could not be reached: they are looked at again the next time. */
export async function checkLists(parts: ReminderParts): Promise<number> {
  const { store, clock } = parts
  const now = clock()
  await tidyLists(store.db)
  const awake = siteIds.filter((site) => inDaytime(site, now) === now)
  if (awake.length === 0) return 0
  // Timers are not exact: a list that was looked at a moment less than a turn ago is due.
  const before = secondsOf(now) - every / 2
  let missed = 0
  for (const list of await dueLists(store.read, awake, before, most)) {
    await checkList(parts, list).catch((error: unknown) => {
      missed += 1
      parts.onError(error, 'a followed list could not be checked')
    })
    // Requests get their turn between two lists.
    await setImmediate()
  }
  return missed
}
