import { startRepeating } from '@marquee/kit/delivery/repeated.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { AccountParts } from '../account-parts.ts'
import type { WriteNotification } from '../ports.ts'
import {
  confirmReminder,
  deleteReminders,
  type ReminderHolder,
  readReminders,
  toReminder,
} from '../store/reminders.ts'
import { openOffer, placesOfOffer } from '../store/seat-queues.ts'
import { offerFreed } from './check-queues.ts'
import { checkReminders } from './check-reminders.ts'
import { createNotificationDelivery } from './notification-delivery.ts'
import { isNotificationAddress, type NotificationSettings } from './push-service.ts'
import { recipientOf, reminderLinks } from './reminder-links.ts'
import type { ReminderParts } from './reminder-parts.ts'
import type { ReminderOwner, ReminderProgramme, Reminders } from './reminders.ts'
import { requestReminder } from './request-reminder.ts'
import { retentionOf } from './retention.ts'

export interface RemindersOptions {
  readonly programme: ReminderProgramme
  readonly writeNotification: WriteNotification
  /** Reminders are sent by mail only if it is absent. */
  readonly push?: NotificationSettings | undefined
}

interface CreatedReminders {
  readonly reminders: Reminders
  close(): Promise<void>
}

const EVERY = serviceLimits.reminders.every * 1_000

async function confirm({ store, links, clock, count, note }: ReminderParts, site: SiteId, token: string) {
  const id = links.read('confirm', site, token)
  const at = { now: new Date(clock()).toISOString(), since: retentionOf(clock()).unconfirmed }
  const confirmed = id !== null && (await confirmReminder(store.db, site, id, at))
  if (!confirmed) return false
  count('mail', 'requested')
  await note(site, null, 'consent.changed', { details: { reminder: 'mail', granted: true } })
  return true
}

const holderOf = ({ links }: ReminderParts, site: SiteId, owner: ReminderOwner): ReminderHolder | null => {
  if ('account' in owner) return owner
  const recipient = links.read('manage', site, owner.token)
  return recipient === null ? null : { recipient }
}

function remindersOf(parts: ReminderParts): Omit<Reminders, 'check' | 'figures'> {
  const { store, links, clock, note, programme, onError } = parts
  return {
    request: (...input) => requestReminder(parts, ...input),
    confirm: (site, token) => confirm(parts, site, token),
    async offer(site, token) {
      const id = links.read('offer', site, token)
      const open = id === null ? undefined : await openOffer(store.read, site, id, clock())
      if (!open) return null
      return {
        id: open.id,
        places: await placesOfOffer(store.read, open.id),
        until: (open.offered_until ?? 0) * 1_000,
      }
    },
    seatsFreed: (site, showtime) =>
      offerFreed(parts, site, showtime).catch((error: unknown) =>
        onError(error, 'freed seats could not be offered'),
      ),
    listTitle: async (visited, path) => (await programme.list(visited, path))?.title ?? null,
    async list(site, owner) {
      const holder = holderOf(parts, site, owner)
      if (!holder) return null
      const rows = await readReminders(store.read, site, holder)
      return rows.filter(({ state }) => state !== 'unconfirmed').map(toReminder)
    },
    async end(site, owner, id) {
      const holder = holderOf(parts, site, owner)
      if (!holder) return false
      await store.transaction((db) => deleteReminders(db, site, holder, id))
      await note(site, null, 'consent.changed', { details: { reminder: 'all', granted: false } })
      return true
    },
    endNotifications: (site, endpoint) =>
      store.transaction((db) => deleteReminders(db, site, { recipient: recipientOf(endpoint) })),
  }
}

/** Prometheus sees no increase in a series whose first value is 1. */
export const reminderCountsAtStart = (): Map<string, number> =>
  new Map(
    [
      ...['requested', 'queued'].flatMap((outcome) => [`mail ${outcome}`, `push ${outcome}`]),
      ...['sent', 'retried', 'dropped', 'gone'].map((outcome) => `push ${outcome}`),
    ].map((key) => [key, 0]),
  )

export function createReminders(
  accounts: Pick<AccountParts, 'store' | 'limiter' | 'clock' | 'writeMail' | 'wakeMails' | 'note'>,
  secret: string,
  { programme, writeNotification, push }: RemindersOptions,
  onError: (error: unknown, message: string) => void,
): CreatedReminders {
  const counts = reminderCountsAtStart()
  const count = (channel: string, outcome: string) => {
    const key = `${channel} ${outcome}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  let checkedAt: number | null = null
  const { store, clock } = accounts
  const delivery = createNotificationDelivery({
    store,
    push,
    clock,
    count: (outcome) => count('push', outcome),
    onError,
  })
  const parts: ReminderParts = {
    ...accounts,
    programme,
    notificationText: (at, facts, tag) => {
      const { title, body, end } = writeNotification(at, facts)
      return JSON.stringify({
        tag,
        title,
        body,
        url: facts.href,
        end: { label: end, url: facts.unsubscribe },
      })
    },
    links: reminderLinks(secret),
    wakeNotifications: delivery.wake,
    isNotificationAddress: push ? (endpoint) => isNotificationAddress(endpoint, push.loopback) : null,
    count,
    checked: (at) => {
      checkedAt = at
    },
    onError,
  }
  const check = () =>
    checkReminders(parts).catch((error: unknown) => onError(error, 'reminders could not be checked'))
  const job = startRepeating(check, EVERY)
  const reminders: Reminders = {
    ...remindersOf(parts),
    check: job.run,
    figures: () => ({ counts, checkedAt }),
  }
  return {
    reminders,
    async close() {
      await job.stop()
      await delivery.close()
    },
  }
}
