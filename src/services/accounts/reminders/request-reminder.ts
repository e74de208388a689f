import { randomUUID } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { acquireLock } from '@marquee/kit/database/advisory-lock.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { mailsByAddress, mailsToRecipient, post, tooMany } from '../account-parts.ts'
import { addressFaults, emailOf, hasFaults } from '../form-faults.ts'
import type { Requester } from '../refusals.ts'
import type { AccountDatabase } from '../store/account-tables.ts'
import { type NewReminder, readReminders } from '../store/reminders.ts'
import { placeInQueue } from '../store/seat-queues.ts'
import { beginWatching } from '../store/watched-lists.ts'
import { writeKnown } from './check-lists.ts'
import { recipientOf } from './reminder-links.ts'
import type { ReminderParts } from './reminder-parts.ts'
import type { ReminderClient, ReminderOutcome, ReminderRequest, ReminderSubject } from './reminders.ts'

type Address = Pick<NewReminder, 'channel' | 'recipient' | 'email' | 'push'>

const { most, confirmHours, perAddress } = serviceLimits.reminders
const A_DAY = 86_400
const confirmations = {
  sale: 'reminderConfirm',
  showtimes: 'reminderConfirm',
  list: 'watchConfirm',
  seats: 'seatsConfirm',
} as const

function addressOf({ isNotificationAddress }: ReminderParts, { to }: ReminderRequest): Address | null {
  if (to.channel === 'push') {
    const { endpoint, keys } = to
    if (!isNotificationAddress?.(endpoint)) return null
    return {
      channel: 'push',
      recipient: recipientOf(endpoint),
      email: null,
      push: JSON.stringify({ endpoint, keys }),
    }
  }
  const email = emailOf(to.email)
  return hasFaults(addressFaults(email))
    ? null
    : { channel: 'mail', recipient: recipientOf(email), email, push: null }
}

const isConfirmed = ({ email }: Address, client: ReminderClient | null) =>
  email === null || (client !== null && client.emailVerifiedAt !== null && client.email === email)

interface Found
  extends Pick<NewReminder, 'show' | 'show_title' | 'place' | 'place_name' | 'awaits' | 'wish'> {
  /** Showtimes that a list has already. */
  readonly known?: string
}

async function find(
  { programme, clock }: ReminderParts,
  at: SiteRequest,
  wish: ReminderSubject,
): Promise<Found | null> {
  if ('list' in wish) {
    const list = await programme.list(at, wish.list)
    return (
      list && {
        show: '',
        show_title: list.title,
        place: list.path,
        place_name: '',
        awaits: 'list',
        wish: null,
        known: writeKnown(list.showtimes),
      }
    )
  }
  if ('showtime' in wish) {
    const { show, cinema, start } = wish.showtime
    const found = await programme.showtime(at, wish.showtime)
    if (!found || found.isOver) return null
    return {
      show,
      show_title: found.title,
      place: placeInQueue({ cinema, start }),
      place_name: found.where,
      awaits: 'seats',
      wish: JSON.stringify(wish.wish),
    }
  }
  const { show, place } = wish
  const [film, there] = await Promise.all([
    programme.film(at, show, place),
    place === '' ? { name: '' } : programme.place(at, place),
  ])
  if (!film || !there) return null
  const awaits = film.salesOpening !== null && film.salesOpening > clock() ? 'sale' : 'showtimes'
  return { show, show_title: film.title, place, place_name: there.name, awaits, wish: null }
}

async function store(
  parts: ReminderParts,
  db: AccountDatabase,
  at: SiteRequest,
  reminder: NewReminder,
  known: string | undefined,
): Promise<ReminderOutcome> {
  const { site, recipient, show, place } = reminder
  await acquireLock(db, parts.store, `reminders\n${site}\n${recipient}`)
  const before = await readReminders(db, site, { recipient })
  const same = before.find((each) => each.show === show && each.place === place)
  if (same?.state === 'waiting' || same?.state === 'offered') return { kind: 'waiting' }
  if (before.filter(({ state }) => state !== 'sent').length >= most)
    return { kind: 'tooMany', retryAfterSeconds: A_DAY }
  if (same) await db.deleteFrom('reminders').where('id', '=', same.id).execute()
  await db.insertInto('reminders').values(reminder).execute()
  if (known !== undefined) await beginWatching(db, { site, path: place }, known, secondsOf(parts.clock()))
  if (reminder.state === 'waiting') return { kind: 'waiting' }
  const token = parts.links.sign('confirm', site, reminder.id)
  await post(
    parts,
    db,
    at,
    { email: reminder.email ?? '' },
    {
      kind: confirmations[reminder.awaits],
      name: null,
      show: reminder.show_title,
      cinema: reminder.place_name,
      href: `${at.clientOrigin}/${at.language}/reminder?${new URLSearchParams({ confirm: token })}`,
      hours: confirmHours,
    },
  )
  return { kind: 'unconfirmed' }
}

/** Stores it; a mail address that its owner has not confirmed gets a link first. */
export async function requestReminder(
  parts: ReminderParts,
  at: SiteRequest,
  wish: ReminderRequest,
  requester: Requester,
  client: ReminderClient | null,
): Promise<ReminderOutcome> {
  const address = addressOf(parts, wish)
  if (address === null) return { kind: 'malformed' }
  const { email } = address
  const confirmed = isConfirmed(address, client)
  const refused = await parts.limiter.take(
    attemptAt('reminders per address', perAddress, requester.address),
    ...(confirmed || email == null ? [] : [...mailsToRecipient(email), mailsByAddress(requester)]),
  )
  if (refused) return tooMany(refused)
  const found = await find(parts, at, wish)
  if (!found) return { kind: 'unknown' }
  const { known, ...subject } = found
  const now = parts.clock()
  const reminder: NewReminder = {
    ...address,
    ...subject,
    id: randomUUID(),
    site: at.site,
    language: at.language,
    account: client?.id ?? null,
    state: confirmed ? 'waiting' : 'unconfirmed',
    origin: at.origin,
    client_origin: at.clientOrigin,
    created_at: new Date(now).toISOString(),
    confirmed_at: confirmed ? new Date(now).toISOString() : null,
    sent_at: null,
    gone_at: null,
    offered_until: null,
  }
  const outcome = await parts.store.transaction((db) => store(parts, db, at, reminder, known))
  if (outcome.kind === 'unconfirmed') parts.wakeMails()
  if (outcome.kind === 'waiting') {
    parts.count(reminder.channel, 'requested')
    await parts.note(at.site, client?.email, 'consent.changed', {
      subject: reminder.show || reminder.place,
      details: { reminder: reminder.channel, granted: true },
    })
  }
  return outcome
}
