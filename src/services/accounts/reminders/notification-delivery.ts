import { createHash } from 'node:crypto'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import {
  type DeliveryLoop,
  MOST_TRIES,
  startDelivery,
  waitAfter,
} from '@marquee/kit/delivery/delivery-loop.ts'
import { dropMessage, leaseDue, tryAgain } from '@marquee/kit/delivery/delivery-queues.ts'
import { postOnce, type Reply } from '@marquee/kit/delivery/post-once.ts'
import webPush from 'web-push'
import { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'
import type { Clock } from '#models/site-clock.ts'
import type { AccountStore } from '../store/account-tables.ts'
import type { DueNotification } from '../store/notifications.ts'
import { deleteReminders } from '../store/reminders.ts'
import {
  isNotificationAddress,
  type NotificationSettings,
  publicLookup,
  publicNotificationKey,
} from './push-service.ts'
import { inDaytime } from './sending-hours.ts'

interface NotificationDeliveryOptions {
  readonly store: AccountStore
  readonly push: NotificationSettings | undefined
  readonly clock: Clock
  readonly count: (outcome: 'sent' | 'retried' | 'dropped' | 'gone') => void
  readonly onError: (error: unknown, message: string) => void
}

const storedTarget = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

const TOPIC_CHARACTERS = 32
const { timeToLive } = serviceLimits.reminders.push

/** A push service delivers one of several messages with the same topic (RFC 8030, 5.4). */
const topicOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, TOPIC_CHARACTERS)

function createNotificationSender({ key, contact, loopback = false }: NotificationSettings) {
  const vapidDetails = { subject: contact, publicKey: publicNotificationKey(key), privateKey: key }
  return async ({ id, push, payload }: DueNotification): Promise<Reply> => {
    const { endpoint, keys } = storedTarget.parse(JSON.parse(push))
    if (!isNotificationAddress(endpoint, loopback)) return { status: 404, retryAfter: 0 }
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails,
      TTL: timeToLive,
      topic: topicOf(id),
      contentEncoding: 'aes128gcm',
    })
    const lookup = loopback ? {} : { lookup: publicLookup }
    return postOnce(endpoint, body, { method: 'POST', headers, ...lookup })
  }
}

const isAccepted = (status: number) => status >= 200 && status < 300
const isGone = (status: number) => status === 404 || status === 410
/** The service will never accept this message. */
const isRefused = (status: number) => status === 400 || status === 413

/** Sends queued notifications one at a time, by day only; retries them for up to a day. */
export function createNotificationDelivery(options: NotificationDeliveryOptions): DeliveryLoop {
  const { store, push, clock, count, onError } = options
  if (!push) return { wake: () => {}, close: async () => {} }
  const sender = createNotificationSender(push)

  async function again({ id, site, tries }: DueNotification, retryAfter: number): Promise<void> {
    if (tries + 1 >= MOST_TRIES) {
      count('dropped')
      return dropMessage(store.db, 'notifications', id)
    }
    count('retried')
    const at = inDaytime(site, clock() + Math.max(retryAfter, waitAfter(tries)) * 1_000)
    return tryAgain(store.db, 'notifications', id, secondsOf(at))
  }

  async function offer(message: DueNotification): Promise<void> {
    const { id, site, recipient } = message
    // The host of an endpoint tells nothing of a person, the rest is a secret: neither is logged.
    const reply = await sender(message).catch(() => ({ status: 0, retryAfter: 0 }))
    const { status } = reply
    if (isAccepted(status)) {
      count('sent')
      return dropMessage(store.db, 'notifications', id)
    }
    if (isGone(status)) {
      count('gone')
      await deleteReminders(store.db, site, { recipient })
      return dropMessage(store.db, 'notifications', id)
    }
    onError(new Error(`Push service: status ${status}`), 'a notification was not accepted')
    if (!isRefused(status)) return again(message, reply.retryAfter)
    count('dropped')
    return dropMessage(store.db, 'notifications', id)
  }

  return startDelivery({
    async sendNext() {
      const message = await leaseDue<DueNotification>(store.db, 'notifications', secondsOf(clock()))
      if (message) await offer(message)
      return message !== undefined
    },
    onError: (error) => onError(error, 'notifications could not be sent'),
  })
}
