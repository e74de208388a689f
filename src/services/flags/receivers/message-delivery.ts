import { createHmac } from 'node:crypto'
import { isPushAddress, publicLookup } from '../../accounts/reminders/push-target.ts'
import { secondsOf } from '../../database/epoch-seconds.ts'
import {
  type DeliveryLoop,
  LEASE_SECONDS,
  MOST_TRIES,
  startDelivery,
  waitAfter,
} from '../../delivery-loop.ts'
import { postOnce } from '../../post-once.ts'
import {
  dropMessage,
  type FlagMessageRow,
  leaseDueMessage,
  type ReceiverRow,
  receiverById,
  tryMessageAgain,
  updateReceiver,
} from '../store/receivers.ts'
import { collectChanges } from './collect-changes.ts'
import type { WrittenChange } from './flag-receivers.ts'
import { type ReceiverParts, type ReceiverTarget, targetOf } from './receiver-parts.ts'

interface Attempted {
  readonly isDone: boolean
  readonly result: string
}

/** Standard Webhooks 1.0: the signature is over id, time and body, so that a copy cannot be sent again later. */
function signedHeaders(id: string, seconds: number, body: string, key: string): Record<string, string> {
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${seconds}.${body}`)
  return {
    'Webhook-Id': id,
    'Webhook-Timestamp': String(seconds),
    'Webhook-Signature': `v1,${signature.digest('base64')}`,
  }
}

const UNREACHED: Attempted = { isDone: false, result: 'unreached' }

async function post(
  { anyAddress, clock }: ReceiverParts,
  { id, body }: FlagMessageRow,
  { address, key }: ReceiverTarget,
): Promise<Attempted> {
  if (!anyAddress && !isPushAddress(address)) return UNREACHED
  const bytes = Buffer.from(body)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': bytes.length,
    'User-Agent': 'marquee-flags',
    ...(key !== '' && signedHeaders(id, secondsOf(clock()), body, key)),
  }
  const lookup = anyAddress ? {} : { lookup: publicLookup }
  const { status } = await postOnce(address, bytes, { method: 'POST', headers, ...lookup })
  return { isDone: status >= 200 && status < 300, result: String(status) }
}

/** The mail is queued, and then sent and retried, with all others. */
async function queue(
  { store, sendMail, clock }: ReceiverParts,
  message: FlagMessageRow,
  { language }: ReceiverRow,
  { address }: ReceiverTarget,
): Promise<Attempted> {
  const written = JSON.parse(message.body) as WrittenChange
  await store.transaction(async (db) => {
    await sendMail(db, { to: address, language, ...written }, clock())
    await dropMessage(db, message.id)
  })
  return { isDone: true, result: 'sent' }
}

async function attempt(parts: ReceiverParts, message: FlagMessageRow, row: ReceiverRow): Promise<Attempted> {
  const target = targetOf(parts, row.target)
  // The session secret has changed: the receiver has to be added again.
  if (!target) return UNREACHED
  if (row.kind === 'mail') return queue(parts, message, row, target)
  return post(parts, message, target).catch(() => UNREACHED)
}

async function offer(parts: ReceiverParts, message: FlagMessageRow): Promise<void> {
  const { store, clock, onError } = parts
  const row = await receiverById(store.read, message.receiver)
  if (!row) return dropMessage(store.db, message.id)
  const { isDone, result } = await attempt(parts, message, row)
  await updateReceiver(store.db, row.id, {
    last_at: new Date(clock()).toISOString(),
    last_done: isDone ? 1 : 0,
    last_result: result,
  })
  if (isDone) return dropMessage(store.db, message.id)
  onError(new Error(`${row.place}: ${result}`), 'a message about a flag was not accepted')
  if (message.tries + 1 >= MOST_TRIES) return dropMessage(store.db, message.id)
  return tryMessageAgain(store.db, message.id, secondsOf(clock()) + waitAfter(message.tries))
}

/** Sends messages one at a time, and looks for new changes once none is due. */
export function createMessageDelivery(parts: ReceiverParts): DeliveryLoop {
  const { store, clock, onError } = parts
  const lease = () => leaseDueMessage(store.db, secondsOf(clock()), LEASE_SECONDS)
  return startDelivery({
    async sendNext() {
      const message = (await lease()) ?? ((await collectChanges(parts)) ? await lease() : undefined)
      if (message) await offer(parts, message)
      return message !== undefined
    },
    onError: (error) => onError(error, 'messages about flags could not be sent'),
  })
}
