import { randomUUID } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { acquireLock } from '@marquee/kit/database/advisory-lock.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { mailsByAddress, mailsToRecipient, post, tooMany } from '../account-parts.ts'
import { addressFaults, emailOf, hasFaults } from '../form-faults.ts'
import type { Requester } from '../refusals.ts'
import type { AccountDatabase } from '../store/account-tables.ts'
import { type NewReminder, readReminders } from '../store/reminders.ts'
import { recipientOf } from './reminder-links.ts'
import type { ReminderParts } from './reminder-parts.ts'
import type { RemindedFilm, ReminderClient, ReminderOutcome, ReminderRequest } from './reminders.ts'

type Address = Pick<NewReminder, 'channel' | 'recipient' | 'email' | 'push'>

const { most, confirmHours, perAddress } = serviceLimits.reminders
const A_DAY = 86_400

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

interface Found {
  readonly film: RemindedFilm
  readonly placeName: string
}

async function find(
  { programme }: ReminderParts,
  at: SiteRequest,
  wish: ReminderRequest,
): Promise<Found | null> {
  const { show, place } = wish
  const [film, there] = await Promise.all([
    programme.film(at, show, place),
    place === '' ? { name: '' } : programme.place(at, place),
  ])
  return film && there && { film, placeName: there.name }
}

async function store(
  parts: ReminderParts,
  db: AccountDatabase,
  at: SiteRequest,
  reminder: NewReminder,
): Promise<ReminderOutcome> {
  const { site, recipient, show, place } = reminder
  await acquireLock(db, parts.store, `reminders\n${site}\n${recipient}`)
  const before = await readReminders(db, site, { recipient })
  const same = before.find((each) => each.show === show && each.place === place)
  if (same?.state === 'waiting') return { kind: 'waiting' }
  if (before.filter(({ state }) => state !== 'sent').length >= most)
    return { kind: 'tooMany', retryAfterSeconds: A_DAY }
  if (same) await db.deleteFrom('reminders').where('id', '=', same.id).execute()
  await db.insertInto('reminders').values(reminder).execute()
  if (reminder.state === 'waiting') return { kind: 'waiting' }
  const token = parts.links.sign('confirm', site, reminder.id)
  await post(
    parts,
    db,
    at,
    { email: reminder.email ?? '' },
    {
      kind: 'reminderConfirm',
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
  const { film, placeName } = found
  const now = parts.clock()
  const reminder: NewReminder = {
    ...address,
    id: randomUUID(),
    site: at.site,
    language: at.language,
    account: client?.id ?? null,
    show: wish.show,
    show_title: film.title,
    place: wish.place,
    place_name: placeName,
    awaits: film.salesOpening !== null && film.salesOpening > now ? 'sale' : 'showtimes',
    state: confirmed ? 'waiting' : 'unconfirmed',
    origin: at.origin,
    client_origin: at.clientOrigin,
    created_at: new Date(now).toISOString(),
    confirmed_at: confirmed ? new Date(now).toISOString() : null,
    sent_at: null,
    gone_at: null,
  }
  const outcome = await parts.store.transaction((db) => store(parts, db, at, reminder))
  if (outcome.kind === 'unconfirmed') parts.wakeMails()
  if (outcome.kind === 'waiting') {
    parts.count(reminder.channel, 'requested')
    await parts.note(at.site, client?.email, 'consent.changed', {
      subject: wish.show,
      details: { reminder: reminder.channel, granted: true },
    })
  }
  return outcome
}
